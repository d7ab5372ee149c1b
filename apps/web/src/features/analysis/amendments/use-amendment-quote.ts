import { getScanAllowance, quoteAmendment } from '@keyclause/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '#app/api-client.ts';
import type { ScanQuote } from '../upload/cost-words.ts';
import { hashOf } from '../upload/file-hash.ts';

/** `sameFile` names the file of the lease that one of these is. */
export type AmendmentQuote = ScanQuote & { readonly sameFile: string | null };

/** What reading a lease with these files would cost, asked before anything is sent. */
export const useAmendmentQuote = (leaseId: string, files: readonly File[]) =>
  useQuery({
    queryKey: ['amendment-quote', leaseId, files.map(({ name, size, lastModified }) => [name, size, lastModified])],
    queryFn: ({ signal }) => quoteOf(leaseId, files, signal),
    enabled: files.length > 0,
    staleTime: 0,
    gcTime: 0,
  });

const quoteOf = async (leaseId: string, files: readonly File[], signal: AbortSignal): Promise<AmendmentQuote> => {
  const hashes = await Promise.all(files.map(hashOf));
  const sha256 = hashes.filter((hash) => hash !== null);
  const [{ data: allowance }, { isFree, sameFile }] = await Promise.all([
    request(getScanAllowance, {}, { signal }),
    // Without hashes nobody can tell what was read before; the server refuses a file that the lease has all the same.
    sha256.length === files.length
      ? request(quoteAmendment, { params: { leaseId }, body: { sha256 } }, { signal }).then(({ data }) => data)
      : { isFree: false, sameFile: null },
  ]);
  return { charge: isFree ? 'free' : (allowance.nextCharge ?? 'refused'), existingLeaseId: null, sameFile, allowance };
};
