import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ReportAddress, readAddress, writeAddress } from './report-address.ts';

export type ChangeAddress = (change: Partial<ReportAddress>) => void;

/** The report's address in the query string. A change of tab can be taken back with the browser's button; walking items cannot flood its history. */
export const useReportAddress = (): readonly [ReportAddress, ChangeAddress] => {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const change = useCallback<ChangeAddress>(
    (change) =>
      setQuery((current) => writeAddress(current, change), {
        replace: change.tab === undefined,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return [address, change];
};
