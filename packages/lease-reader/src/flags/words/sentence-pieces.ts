/** A stretch of a text, by its offsets. */
export type Piece = { readonly start: number; readonly end: number };

/** A text that is longer is about too many things for its words to point at one. */
export const longestWeighed = 420;

/**
 * A text in pieces that can be weighed: all of it where it is short, else what stands between its signs of division. Printed leases put
 * a whole clause into one sentence, and the words that tell stand in the middle of it.
 */
export const piecesOf = (text: string): readonly Piece[] => {
  if (text.length <= longestWeighed) return [{ start: 0, end: text.length }];
  const pieces: Piece[] = [];
  let start = 0;
  for (const end of [...endsOf(text), text.length]) {
    if (end - start < shortest && end < text.length) continue;
    pieces.push(...cut(text, start, end));
    start = end;
  }
  return pieces;
};

/** What is shorter than this goes with what follows. */
const shortest = 90;

const divisions =
  /[;:.]\s+|\s(?=\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s)|,\s+(?=(?:and|but|or|nor|provided|unless|except|whereupon|notwithstanding|in which|so that|if)\b)/g;

const endsOf = (text: string): number[] => [...text.matchAll(divisions)].map((match) => match.index + match[0].length);

/** A stretch without a sign of division is cut between words. */
const cut = (text: string, start: number, end: number): Piece[] => {
  const pieces: Piece[] = [];
  let from = start;
  while (end - from > longestWeighed) {
    const space = text.lastIndexOf(' ', from + longestWeighed);
    const to = space <= from ? from + longestWeighed : space + 1;
    pieces.push({ start: from, end: to });
    from = to;
  }
  return from < end ? [...pieces, { start: from, end }] : pieces;
};
