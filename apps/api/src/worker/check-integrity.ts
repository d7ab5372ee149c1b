import type { FileFault } from '@keyclause/contracts';
import type { Clock } from '#adapters/clock/clock.ts';
import { DamagedFileError, type FileStore, MissingFileError, type StoredFile } from '#adapters/files/file-store.ts';
import type { JobHandlers } from '#adapters/jobs/jobs.ts';
import type { Database } from '#database/database.ts';
import type { IntegrityPayload } from '#features/integrity/integrity.jobs.ts';
import { createIntegrityRepository, type Finding, noFaults } from '#features/integrity/integrity.repository.ts';
import { createLeaseRepository } from '#features/leases/leases.repository.ts';

export type IntegrityOptions = {
  readonly database: Database;
  readonly files: Pick<FileStore, 'open' | 'list'>;
  readonly clock: Clock;
};

const batchSize = 200;
const findingsMax = 200;

/** Reads every file that a lease names and every name in the store. A second run begins anew and comes to the same result. */
export const createIntegrityCheck = ({ database, files, clock }: IntegrityOptions): JobHandlers<IntegrityPayload> => {
  const checks = createIntegrityRepository(database);
  return {
    run: async ({ payload: { checkId }, signal }) => {
      const counts = { ...noFaults };
      const findings: Finding[] = [];
      let checked = 0;
      const total = await checks.countObjects();
      const save = (status: 'running' | 'done') =>
        checks.setState(checkId, status, { checked, total: Math.max(total, checked), counts, findings }, clock.now());
      const report = async (fault: FileFault, file: { sha256: string; bytes: number }): Promise<void> => {
        counts[fault] += 1;
        if (findings.length >= findingsMax) return;
        const { sha256, bytes } = file;
        findings.push({ fault, sha256, bytes, leaseIds: await checks.listLeaseIds(sha256) });
      };

      await save('running');
      let after = '';
      for (;;) {
        const batch = await checks.listObjectsAfter(after, batchSize);
        for (const file of batch) {
          signal.throwIfAborted();
          const fault = await faultOf(files, file.sha256);
          // A lease that was removed in the meantime has taken its file along.
          if (fault && (await checks.filterNamed([file.sha256])).size > 0) await report(fault, file);
          checked += 1;
          if (checked % progressEvery === 0) await save('running');
        }
        after = batch.at(-1)?.sha256 ?? '';
        if (batch.length < batchSize) break;
      }
      for await (const batch of inBatches(files.list(), batchSize)) {
        signal.throwIfAborted();
        const named = await checks.filterNamed(batch.map(({ sha256 }) => sha256));
        for (const file of batch.filter(({ sha256 }) => !named.has(sha256))) {
          if (await isOrphan(database, file.sha256)) await report('orphan', file);
        }
      }
      await save('done');
    },
    giveUp: async ({ checkId }) => checks.fail(checkId, clock.now()),
  };
};

const progressEvery = 20;

const faultOf = async (files: Pick<FileStore, 'open'>, sha256: string): Promise<'missing' | 'mismatch' | undefined> => {
  try {
    // Opening reads all of it: the store gives nothing that is not what its name says.
    (await files.open(sha256)).stream.destroy();
    return undefined;
  } catch (error) {
    if (error instanceof MissingFileError) return 'missing';
    if (error instanceof DamagedFileError) return 'mismatch';
    throw error;
  }
};

/** An upload that is being accepted has its object a moment before its row: it holds the lock until both are there. */
const isOrphan = (database: Database, sha256: string): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const leases = createLeaseRepository(transaction);
    await leases.lockObjects([sha256]);
    return !(await leases.isObjectUsed(sha256));
  });

async function* inBatches(files: AsyncIterable<StoredFile>, size: number): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
