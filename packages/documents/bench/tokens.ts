import type { PlacedDocument } from '@keyclause/documents';

/** Words and numbers of a text, without punctuation, in lower case. */
export const tokensOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text without headers and footers. */
export const bodyText = (document: PlacedDocument): string =>
  document.blocks
    .filter(({ kind }) => kind !== 'header' && kind !== 'footer')
    .map(({ start, end }) => document.text.slice(start, end))
    .join('\n');

export type Agreement = {
  /** Share of the expected tokens that were found. */
  readonly recall: number;
  /** Share of the found tokens that were expected. */
  readonly precision: number;
  /** Share of the expected tokens that were found in the expected order (longest common subsequence). */
  readonly order: number;
};

export const compareTokens = (expected: readonly string[], found: readonly string[]): Agreement => {
  const counts = new Map<string, number>();
  for (const token of found) counts.set(token, (counts.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of expected) {
    const left = counts.get(token) ?? 0;
    if (left === 0) continue;
    counts.set(token, left - 1);
    shared += 1;
  }
  const order = commonLength(expected, found) / Math.max(expected.length, 1);
  return { recall: shared / Math.max(expected.length, 1), precision: shared / Math.max(found.length, 1), order };
};

const commonLength = (a: readonly string[], b: readonly string[]): number => {
  let previous = new Uint32Array(b.length + 1);
  for (const token of a) {
    const current = new Uint32Array(b.length + 1);
    for (let index = 1; index <= b.length; index += 1) {
      current[index] =
        b[index - 1] === token
          ? (previous[index - 1] ?? 0) + 1
          : Math.max(previous[index] ?? 0, current[index - 1] ?? 0);
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
};
