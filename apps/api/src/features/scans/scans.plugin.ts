import { getScanAllowance, quoteScan } from '@keyclause/contracts';
import type { FastifyInstance } from 'fastify';
import { implement } from '#implement.ts';
import type { ScansService } from './scans.service.ts';

export const registerScans = (
  app: FastifyInstance,
  {
    scans,
    findLease,
    quoteAmendment,
  }: {
    scans: Pick<ScansService, 'getAllowance'>;
    /** The lease of this owner that these files, in this order, have already made. */
    findLease: (uid: string, sha256s: readonly string[]) => Promise<string | null>;
    /** Whether adding these files to a lease is free, and the file of the lease that one of them is. Raises not_found. */
    quoteAmendment: (
      uid: string,
      leaseId: string,
      sha256s: readonly string[],
    ) => Promise<{ isFree: boolean; sameFile: string | null }>;
  },
): void => {
  implement(app, getScanAllowance, ({ caller }) => scans.getAllowance(caller.uid));

  implement(app, quoteScan, async ({ caller, body }) => {
    if (body.leaseId !== undefined) {
      const [{ isFree, sameFile }, allowance] = await Promise.all([
        quoteAmendment(caller.uid, body.leaseId, body.sha256),
        scans.getAllowance(caller.uid),
      ]);
      const charge = isFree ? ('free' as const) : (allowance.nextCharge ?? ('refused' as const));
      return { charge, existingLeaseId: null, sameFile, allowance };
    }
    const [existingLeaseId, allowance] = await Promise.all([
      findLease(caller.uid, body.sha256),
      scans.getAllowance(caller.uid),
    ]);
    const charge = existingLeaseId === null ? (allowance.nextCharge ?? ('refused' as const)) : ('free' as const);
    return { charge, existingLeaseId, sameFile: null, allowance };
  });
};
