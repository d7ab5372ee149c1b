import type { PlacedDocument } from '@keyclause/documents';
import type { DocumentMatch, DocumentMatches } from '#reports/lease-source.ts';

const matchesMax = 500;

/** Where words stand one after another, whatever their case and the white space between them, as the server finds them. */
export const findInDocument = ({ text, pages }: PlacedDocument, wanted: string): DocumentMatches => {
  const parts = wanted.trim().toWellFormed().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return { matches: [], truncated: false };

  const pattern = new RegExp(parts.map(escaped).join('\\s+'), 'giu');
  const matches: DocumentMatch[] = [];
  for (const { index, 0: words } of text.matchAll(pattern)) {
    if (matches.length === matchesMax) return { matches, truncated: true };
    const page = pages.findLast(({ start }) => start <= index)?.number ?? 1;
    matches.push({ start: index, end: index + words.length, page });
  }
  return { matches, truncated: false };
};

const escaped = (part: string): string => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
