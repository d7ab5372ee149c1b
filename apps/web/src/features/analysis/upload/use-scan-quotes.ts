import { getScanAllowance, quoteScan } from '@keyclause/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '#app/api-client.ts';
import type { ScanQuote } from './cost-words.ts';
import { hashOf } from './file-hash.ts';

/** What reading each group of files would cost, asked before anything is sent. Asked anew each time files are chosen. */
export const useScanQuotes = (groups: readonly (readonly File[])[]) =>
  useQuery({
    queryKey: [
      'scan-quotes',
      groups.map((files) => files.map(({ name, size, lastModified }) => [name, size, lastModified])),
    ],
    queryFn: ({ signal }) => Promise.all(groups.map((files) => quoteOf(files, signal))),
    enabled: groups.length > 0,
    staleTime: 0,
    gcTime: 0,
  });

const quoteOf = async (files: readonly File[], signal: AbortSignal): Promise<ScanQuote> => {
  const hashes: string[] = [];
  for (const file of files) {
    const hash = await hashOf(file);
    if (hash === null) return unhashedQuote(signal);
    hashes.push(hash);
  }
  return (await request(quoteScan, { body: { sha256: hashes } }, { signal })).data;
};

// Without hashes nobody can tell whether the files were read before; the price of a new scan is the honest answer.
const unhashedQuote = async (signal: AbortSignal): Promise<ScanQuote> => {
  const { data: allowance } = await request(getScanAllowance, {}, { signal });
  return { charge: allowance.nextCharge ?? 'refused', existingLeaseId: null, allowance };
};
