/** Width of a text in Helvetica, in points. Fixed numbers, so that the same source always gives the same pages. */
export const textWidth = (text: string, fontSize: number, bold: boolean): number => {
  const widths = bold ? boldWidths : regularWidths;
  let total = 0;
  for (const character of text) total += widths[character.charCodeAt(0) - firstCode] ?? widthOfOthers;
  return (total * fontSize) / 1000;
};

const firstCode = 32;
// Close to the mean of the accented letters and typographic marks.
const widthOfOthers = 556;

// Adobe Core 14 font metrics, characters 32 to 126, in thousandths of the type size.
// biome-ignore format: a table of numbers
const regularWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
  1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
  333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
  556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

// biome-ignore format: a table of numbers
const boldWidths = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
  975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
  333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
  611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];
