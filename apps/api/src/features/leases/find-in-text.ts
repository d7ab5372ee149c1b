import type { LeaseDocument } from '@keyclause/contracts';

export type TextMatch = { readonly start: number; readonly end: number; readonly page: number };

const matchesMax = 500;

/** Where the words stand one after another, whatever their case and the white space between them. Offsets are UTF-16 code units. */
export const findInText = (
  text: string,
  words: string,
  pages: LeaseDocument['pages'],
): { matches: TextMatch[]; truncated: boolean } => {
  const parts = words.trim().split(/\s+/).map(escaped);
  const pattern = new RegExp(parts.join(String.raw`\s+`), 'giu');
  const matches: TextMatch[] = [];
  for (const match of text.matchAll(pattern)) {
    if (matches.length === matchesMax) return { matches, truncated: true };
    matches.push({ start: match.index, end: match.index + match[0].length, page: pageAt(pages, match.index) });
  }
  return { matches, truncated: false };
};

// With the flag u only these may be escaped, and a lone surrogate must be written as an escape.
const escaped = (part: string): string => part.toWellFormed().replaceAll(/[\\^$.*+?()[\]{}|/-]/g, escapedCharacter);

const escapedCharacter = (char: string): string => (char === '-' ? String.raw`\x2d` : `\\${char}`);

const pageAt = (pages: LeaseDocument['pages'], offset: number): number => {
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pages[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return pages[low]?.number ?? 1;
};
