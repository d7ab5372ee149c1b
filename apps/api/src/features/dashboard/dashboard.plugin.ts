import { getDashboard, type Lease } from '@keyclause/contracts';
import type { ScanAllowance } from '@keyclause/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#database/database.ts';
import { implement } from '#implement.ts';
import { listNextDates } from './dashboard.query.ts';

const leasesMax = 5;

export const registerDashboard = (
  app: FastifyInstance,
  {
    database,
    getAllowance,
    listNewestLeases,
  }: {
    database: Database;
    getAllowance: (uid: string) => Promise<ScanAllowance>;
    listNewestLeases: (uid: string, limit: number) => Promise<{ leases: Lease[]; total: number }>;
  },
): void => {
  implement(app, getDashboard, async ({ caller, query }) => {
    const [{ leases, total }, dates, allowance] = await Promise.all([
      listNewestLeases(caller.uid, leasesMax),
      listNextDates(database, caller.uid, query.today),
      getAllowance(caller.uid),
    ]);
    return { leases, leaseCount: total, dates, allowance };
  });
};
