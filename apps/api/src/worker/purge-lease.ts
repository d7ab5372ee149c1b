import type { Clock } from '#adapters/clock/clock.ts';
import type { FileStore } from '#adapters/files/file-store.ts';
import type { JobHandlers, Jobs } from '#adapters/jobs/jobs.ts';
import type { Database } from '#database/database.ts';
import { releaseObjects } from '#features/leases/lease-objects.ts';
import { type LeasePayload, readLeaseQueue } from '#features/leases/leases.jobs.ts';
import { createLeaseRepository } from '#features/leases/leases.repository.ts';

/** Takes a deleted lease away for good: its rows, its job, and the files that no other lease uses. */
export const createLeasePurge = ({
  database,
  files,
  jobs,
  clock,
  undoSeconds,
  onError,
}: {
  readonly database: Database;
  readonly files: Pick<FileStore, 'delete'>;
  readonly jobs: Pick<Jobs, 'remove'>;
  readonly clock: Clock;
  readonly undoSeconds: number;
  readonly onError: (error: unknown) => void;
}): JobHandlers<LeasePayload> => ({
  run: async ({ payload: { leaseId } }) => {
    const before = new Date(clock.now().getTime() - undoSeconds * 1000);
    const sha256s = await database.transaction().execute(async (transaction) => {
      const found = await createLeaseRepository(transaction).purge(leaseId, before);
      if (found.length > 0) await jobs.remove(transaction, readLeaseQueue, [leaseId]);
      return found;
    });
    await releaseObjects({ database, files }, sha256s);
    // The clocks of this machine and of the database may differ: then the job comes again.
    if (await createLeaseRepository(database).isDeleted(leaseId)) throw new Error('The lease can still be restored');
  },
  // What could not be purged stays deleted for its owner; its files go with the account at the latest.
  giveUp: async ({ leaseId }) => onError(new Error(`Lease ${leaseId} could not be purged`)),
});
