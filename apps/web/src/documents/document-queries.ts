import type { LeasePage } from '@keyclause/contracts';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { LeaseSource } from '#reports/lease-source.ts';

const pagesAtOnce = 8;

export const outlineQuery = (source: LeaseSource, documentIndex: number) =>
  queryOptions({
    queryKey: ['lease-source', source.key, 'outline', documentIndex],
    queryFn: ({ signal }) => source.outline(documentIndex, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

const pagesQuery = (source: LeaseSource, documentIndex: number, batch: number, pageCount: number) =>
  queryOptions({
    queryKey: ['lease-source', source.key, 'pages', documentIndex, batch],
    queryFn: ({ signal }) =>
      source.pages(documentIndex, batch * pagesAtOnce + 1, Math.min((batch + 1) * pagesAtOnce, pageCount), signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const searchQuery = (source: LeaseSource, documentIndex: number, text: string) =>
  queryOptions({
    queryKey: ['lease-source', source.key, 'search', documentIndex, text],
    queryFn: ({ signal }) => source.search(documentIndex, text, signal),
    enabled: text !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The words of the pages that are asked for, by page number, as far as they have come. They are fetched a batch at a time. */
export const usePages = (
  source: LeaseSource,
  documentIndex: number,
  pageNumbers: readonly number[],
  pageCount: number,
): ReadonlyMap<number, LeasePage> => {
  const batches = [...new Set(pageNumbers.map((number) => Math.floor((number - 1) / pagesAtOnce)))];
  return useQueries({
    queries: batches.map((batch) => pagesQuery(source, documentIndex, batch, pageCount)),
    combine: collectPages,
  });
};

const collectPages = (results: readonly { readonly data: readonly LeasePage[] | undefined }[]) =>
  new Map(results.flatMap(({ data }) => data ?? []).map((page) => [page.number, page]));
