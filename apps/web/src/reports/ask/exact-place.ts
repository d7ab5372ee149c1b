import type { Evidence } from '@keyclause/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { outlineQuery } from '#documents/document-queries.ts';
import { boxesOfRange } from '#documents/page-geometry.ts';
import type { LeaseSource } from '../lease-source.ts';

/** The same words with the boxes that cover them and no more, taken from the words of their pages. */
export const exactPlace = async (
  source: LeaseSource,
  client: QueryClient,
  evidence: Evidence,
  signal: AbortSignal,
): Promise<Evidence> => {
  if (source.withoutDocuments) return evidence;
  const { document, start, end } = evidence;
  const outline = await client.fetchQuery(outlineQuery(source, document));
  const numbers = outline.pages.filter((page) => page.start < end && page.end > start).map(({ number }) => number);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) return evidence;
  const pages = await source.pages(document, first, last, signal);
  const boxes = pages.flatMap(({ number, words }) =>
    boxesOfRange(words, start, end).map((box) => ({ page: number, box: [...box] as [number, number, number, number] })),
  );
  return boxes.length === 0 ? evidence : { ...evidence, page: boxes[0]?.page ?? evidence.page, boxes };
};
