import type { FileFault, IntegrityCheck } from '@keyclause/contracts';
import type { Database } from '#database/database.ts';

export type Finding = IntegrityCheck['findings'][number];

/** What a check knows so far. */
export type IntegrityState = Pick<IntegrityCheck, 'checked' | 'total' | 'counts'> & {
  readonly findings: readonly Finding[];
};

export const createIntegrityRepository = (database: Database) => ({
  findLatest: async (): Promise<IntegrityCheck | null> => {
    const row = await database
      .selectFrom('integrityChecks')
      .selectAll()
      .orderBy('requestedAt', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    const { missing, mismatch, orphan, requestedAt, endedAt, ...check } = row;
    return {
      ...check,
      counts: { missing, mismatch, orphan },
      requestedAt: requestedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    };
  },

  /** False when one is under way. */
  add: async (id: string, now: Date): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('integrityChecks')
      .values({ id, status: 'queued', requestedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  setState: async (id: string, status: 'running' | 'done', state: IntegrityState, now: Date): Promise<void> => {
    const { counts, findings, ...progress } = state;
    await database
      .updateTable('integrityChecks')
      .set({
        ...progress,
        ...counts,
        findings: JSON.stringify(findings),
        status,
        endedAt: status === 'done' ? now : null,
      })
      .where('id', '=', id)
      .execute();
  },

  fail: async (id: string, now: Date): Promise<void> => {
    await database
      .updateTable('integrityChecks')
      .set({ status: 'failed', endedAt: now })
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'running'])
      .execute();
  },

  listUnsettledIds: async (): Promise<string[]> => {
    const rows = await database
      .selectFrom('integrityChecks')
      .select('id')
      .where('status', 'in', ['queued', 'running'])
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Forgets all but the newest checks. */
  forgetOld: async (keep: number): Promise<void> => {
    await database
      .deleteFrom('integrityChecks')
      .where('status', 'in', ['done', 'failed'])
      .where('id', 'not in', (checks) =>
        checks.selectFrom('integrityChecks').select('id').orderBy('requestedAt', 'desc').limit(keep),
      )
      .execute();
  },

  countObjects: async (): Promise<number> => {
    const { count } = await database
      .selectFrom('leaseFiles')
      .select(({ fn }) => fn.count<number>('sha256').distinct().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Hashes that leases name, in order, after a given one. */
  listObjectsAfter: async (sha256: string, limit: number): Promise<{ sha256: string; bytes: number }[]> => {
    const rows = await database
      .selectFrom('leaseFiles')
      .select(({ fn }) => ['sha256', fn.max('bytes').as('bytes')])
      .where('sha256', '>', sha256)
      .groupBy('sha256')
      .orderBy('sha256')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ sha256: row.sha256, bytes: Number(row.bytes) }));
  },

  listLeaseIds: async (sha256: string): Promise<string[]> => {
    const rows = await database
      .selectFrom('leaseFiles')
      .innerJoin('leases', 'leases.id', 'leaseFiles.leaseId')
      .select(({ fn }) => fn.coalesce('leases.revisionOf', 'leases.id').as('leaseId'))
      .distinct()
      .where('sha256', '=', sha256)
      .orderBy('leaseId')
      .limit(20)
      .execute();
    return rows.map(({ leaseId }) => leaseId);
  },

  /** Those of the hashes that a lease names. */
  filterNamed: async (sha256s: readonly string[]): Promise<Set<string>> => {
    if (sha256s.length === 0) return new Set();
    const rows = await database.selectFrom('leaseFiles').select('sha256').where('sha256', 'in', sha256s).execute();
    return new Set(rows.map(({ sha256 }) => sha256));
  },
});

export const noFaults: Readonly<Record<FileFault, number>> = { missing: 0, mismatch: 0, orphan: 0 };
