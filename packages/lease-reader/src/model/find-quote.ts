import { plainTwins } from '../structure/flat-text.ts';

export type Span = { readonly start: number; readonly end: number };

/**
 * Where `text` holds the words of `quote`, one after another, as whole words and in the same case; only the white space between them
 * and the shape of quotes and dashes may differ. In order.
 */
export const spansOf = (text: string, quote: string): readonly Span[] => {
  const parts = plainTwins(quote).trim().split(/\s+/);
  if (parts[0] === '') return [];
  const source = parts.map((part) => part.toWellFormed().replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const pattern = new RegExp(`${before(parts)}${source.join(String.raw`\s+`)}${after(parts)}`, 'gu');
  return [...plainTwins(text).matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
};

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

const before = (parts: readonly string[]): string => (isWord(parts[0]?.[0]) ? String.raw`(?<![\p{L}\p{N}])` : '');

const after = (parts: readonly string[]): string => (isWord(parts.at(-1)?.at(-1)) ? String.raw`(?![\p{L}\p{N}])` : '');
