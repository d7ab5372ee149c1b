import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DocumentMatch, LeaseSource } from '#reports/lease-source.ts';
import { searchQuery } from './document-queries.ts';

export type DocumentSearch = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly matches: readonly DocumentMatch[];
  readonly isTruncated: boolean;
  readonly isSearching: boolean;
  /** Undefined when there is no match. */
  readonly current: DocumentMatch | undefined;
  readonly position: number;
  /** 1 for the next match, -1 for the one before; goes round. */
  readonly step: (by: 1 | -1) => void;
};

const settleMs = 200;

export const useDocumentSearch = (source: LeaseSource, documentIndex: number): DocumentSearch => {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [position, setPosition] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(text.trim());
      setPosition(0);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [text]);

  const { data, isFetching } = useQuery({
    ...searchQuery(source, documentIndex, asked),
    placeholderData: keepPreviousData,
  });
  const matches = asked === '' ? [] : (data?.matches ?? []);

  return {
    text,
    setText,
    matches,
    isTruncated: data?.truncated ?? false,
    isSearching: isFetching || text.trim() !== asked,
    current: matches[position],
    position,
    step: (by) => setPosition((at) => (matches.length === 0 ? 0 : (at + by + matches.length) % matches.length)),
  };
};
