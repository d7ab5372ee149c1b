/**
 * Figures that a scanner took for letters, put right where nothing but a figure can stand: "lst day", "S1,085.00", "$5OO.OO",
 * "July l, 2027", "( l2 ) months". The length stays, so that offsets do.
 */
export const mendFigures = (text: string): string =>
  text
    .replace(/(?<![A-Za-z])[lI](?=st\b)|(?<=\b\d)[lI](?=st\b)/g, '1')
    .replace(/(?<![A-Za-z\d])S(?=\s?\d{1,3}(?:,\d{3})+(?:\.\d\d)?(?![\d-])|\s?\d+\.\d\d(?![\d.]))/g, '$')
    .replace(/(?<=\b[A-Z][a-z]{2,8}\.?\s)[lI](?=\d?,\s+(?:19|20)\d\d\b)/g, '1')
    .replace(/(?<![A-Za-z\d$])\$?(?!I\d)[\dOolI]+(?:[,.][\dOolI]+)*(?![A-Za-z\d])/g, (word) =>
      isFigure(word) ? word.replace(/[Oo]/g, '0').replace(/[lI]/g, '1') : word,
    );

/** Letters among figures; in a sum of dollars the cents may be nothing but letters. */
const isFigure = (word: string): boolean =>
  /[OolI]/.test(word) &&
  /\d/.test(word) &&
  (word.startsWith('$') || word.split(/[,.]/).every((piece) => /\d/.test(piece)));
