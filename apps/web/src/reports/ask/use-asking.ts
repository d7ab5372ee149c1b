import type { LeaseReport } from '@keyclause/contracts';
import type { Answer } from '@keyclause/lease-reader/ask';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { LeaseSource } from '../lease-source.ts';
import type { ReportItem } from '../report-items.ts';
import { useReportAddress } from '../use-report-address.ts';
import { exactPlace } from './exact-place.ts';

export const answerKey = 'answer';

export type Asking = {
  readonly question: string | null;
  readonly answer: Answer | undefined;
  readonly error: Error | null;
  readonly suggestions: readonly string[];
  /** What was asked before on this screen, the last first. */
  readonly earlier: readonly string[];
  readonly ask: (question: string) => void;
  readonly retry: () => void;
  /** The answer's quotes, as something that the document can show. */
  readonly items: readonly ReportItem[];
};

/** Questions about the lease on the screen. The engine is loaded with the first look at them; nothing leaves the browser. */
export const useAsking = (source: LeaseSource, report: LeaseReport): Asking => {
  const [{ ask: question, tab }, change] = useReportAddress();
  const [asked, setAsked] = useState<readonly string[]>(question === null ? [] : [question]);
  const client = useQueryClient();
  const { data: suggestions } = useQuery({
    queryKey: ['lease-source', source.key, 'suggestions'],
    queryFn: async () => (await import('@keyclause/lease-reader/ask')).suggestionsFor(report),
    enabled: tab === 'ask',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const {
    data: answer,
    error,
    refetch,
  } = useQuery({
    queryKey: ['lease-source', source.key, 'answer', question],
    queryFn: async ({ signal }): Promise<Answer> => {
      const { askerOf } = await import('@keyclause/lease-reader/ask');
      const found = askerOf(report)(question ?? '');
      const quotes = await Promise.all(found.quotes.map((quote) => exactPlace(source, client, quote, signal)));
      return { ...found, quotes };
    },
    enabled: question !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const items = useMemo<readonly ReportItem[]>(
    () =>
      answer && question !== null
        ? [{ tab: 'ask', key: answerKey, label: question, tone: 'fact', evidence: answer.quotes }]
        : [],
    [answer, question],
  );

  return {
    question,
    answer,
    error,
    suggestions: suggestions ?? [],
    earlier: asked.filter((one) => one !== question),
    ask: (next) => {
      setAsked((before) => [next, ...before.filter((one) => one !== next)]);
      change({ tab: 'ask', ask: next, item: null, at: 0 });
    },
    retry: () => void refetch(),
    items,
  };
};
