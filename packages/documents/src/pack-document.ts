import type { PlacedDocument, PlacedPage, PlacedWord } from './placed-document.ts';

/** A document whose words are numbers in one array: a tenth of the cost to hand from one thread or process to another. */
export type PackedDocument = Omit<PlacedDocument, 'pages'> & {
  readonly pages: readonly Omit<PlacedPage, 'words'>[];
  readonly wordCounts: readonly number[];
  readonly words: Float64Array<ArrayBuffer>;
};

const numbersPerWord = 8;

export const packDocument = ({ pages, ...document }: PlacedDocument): PackedDocument => {
  const total = pages.reduce((sum, page) => sum + page.words.length, 0);
  const words = new Float64Array(total * numbersPerWord);
  let at = 0;
  for (const { start, end, box, fontSize, bold } of pages.flatMap((page) => page.words)) {
    words.set([start, end, box[0], box[1], box[2], box[3], fontSize ?? -1, bold ? 1 : 0], at);
    at += numbersPerWord;
  }
  return {
    ...document,
    pages: pages.map(({ words: _, ...page }) => page),
    wordCounts: pages.map((page) => page.words.length),
    words,
  };
};

export const unpackDocument = ({ words, wordCounts, pages, ...document }: PackedDocument): PlacedDocument => {
  let at = 0;
  const take = (): PlacedWord => {
    const [start = 0, end = 0, left = 0, top = 0, right = 0, bottom = 0, fontSize = -1, bold = 0] = words.subarray(
      at,
      at + numbersPerWord,
    );
    at += numbersPerWord;
    return {
      start,
      end,
      box: [left, top, right, bottom],
      ...(fontSize >= 0 ? { fontSize } : {}),
      ...(bold === 1 ? { bold: true } : {}),
    };
  };
  return {
    ...document,
    pages: pages.map((page, index) => ({ ...page, words: Array.from({ length: wordCounts[index] ?? 0 }, take) })),
  };
};
