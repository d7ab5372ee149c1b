import type { FileStore } from '#adapters/files/file-store.ts';
import { mayDeleteObjects } from '#backup/object-hold.ts';
import type { Database } from '#database/database.ts';
import { createLeaseRepository } from './leases.repository.ts';

/** Deletes those objects that no lease uses any more. Uploads of the same bytes wait for it, or it for them. */
export const releaseObjects = async (
  { database, files }: { database: Database; files: Pick<FileStore, 'delete'> },
  sha256s: readonly string[],
): Promise<void> => {
  for (const sha256 of new Set(sha256s)) {
    await database.transaction().execute(async (transaction) => {
      // While a backup copies them, objects stay; it deletes what waited, and the sweep does when it could not.
      if (!(await mayDeleteObjects(transaction))) return;
      const leases = createLeaseRepository(transaction);
      await leases.lockObjects([sha256]);
      if (!(await leases.isObjectUsed(sha256))) await files.delete(sha256);
    });
  }
};

/** Deletes objects that a crash left without a lease: those that nobody uses, and that are older than an hour unless told otherwise. */
export const sweepObjects = async (
  { database, files }: { database: Database; files: Pick<FileStore, 'delete' | 'list'> },
  now: Date,
  { olderThanMs = hourMs }: { olderThanMs?: number } = {},
): Promise<void> => {
  const leases = createLeaseRepository(database);
  for await (const { sha256, storedAt } of files.list()) {
    if (now.getTime() - storedAt.getTime() < olderThanMs) continue;
    if (!(await leases.isObjectUsed(sha256))) await releaseObjects({ database, files }, [sha256]);
  }
};

const hourMs = 3_600_000;
