import { getScanAllowance, quoteScan } from '@keyclause/contracts';
import type { FastifyInstance } from 'fastify';
import { implement } from '#implement.ts';
import type { ScansService } from './scans.service.ts';

export const registerScans = (
  app: FastifyInstance,
  {
    scans,
    findLease,
  }: {
    scans: Pick<ScansService, 'getAllowance'>;
    /** The lease of this owner that these files, in this order, have already made. */
    findLease: (uid: string, sha256s: readonly string[]) => Promise<string | null>;
  },
): void => {
  implement(app, getScanAllowance, ({ caller }) => scans.getAllowance(caller.uid));

  implement(app, quoteScan, async ({ caller, body }) => {
    const [existingLeaseId, allowance] = await Promise.all([
      findLease(caller.uid, body.sha256),
      scans.getAllowance(caller.uid),
    ]);
    const charge = existingLeaseId === null ? (allowance.nextCharge ?? ('refused' as const)) : ('free' as const);
    return { charge, existingLeaseId, allowance };
  });
};
