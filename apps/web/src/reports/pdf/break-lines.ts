/** Breaks a text at its spaces into lines no wider than `width`; a word that is wider alone is broken inside. */
export const breakLines = (text: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const space = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ').flatMap((part) => piecesOf(part, width, widthOf))) {
    const wide = widthOf(word);
    if (line !== '' && used + space + wide > width) {
      lines.push(line);
      line = word;
      used = wide;
    } else {
      line = line === '' ? word : `${line} ${word}`;
      used += (used === 0 ? 0 : space) + wide;
    }
  }
  return line === '' ? lines : [...lines, line];
};

const piecesOf = (word: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};
