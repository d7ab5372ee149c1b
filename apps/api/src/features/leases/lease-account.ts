import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { DamagedFileError, type FileStore, MissingFileError } from '#adapters/files/file-store.ts';
import type { Jobs } from '#adapters/jobs/jobs.ts';
import type { Database, DatabaseTransaction } from '#database/database.ts';
import { displayName } from './file-name.ts';
import { createLeaseDocumentQueries } from './lease-documents.query.ts';
import { releaseObjects } from './lease-objects.ts';
import { leaseView } from './lease-view.ts';
import { readLeaseQueue } from './leases.jobs.ts';
import { createLeaseRepository } from './leases.repository.ts';

const unzip = promisify(gunzip);

/** Takes away everything of an account that has ended: leases, reports, jobs, ledger, and the files that nobody else uses. */
export const removeLeasesOf =
  ({
    database,
    files,
    jobs,
    scans,
  }: {
    database: Database;
    files: Pick<FileStore, 'delete'>;
    jobs: Pick<Jobs, 'remove'>;
    scans: {
      lock: (transaction: DatabaseTransaction, uid: string) => Promise<void>;
      forget: (transaction: DatabaseTransaction, uid: string) => Promise<void>;
    };
  }) =>
  async (uid: string): Promise<void> => {
    const sha256s = await database.transaction().execute(async (transaction) => {
      const leases = createLeaseRepository(transaction);
      // An upload that is being accepted holds the profile: what it made is seen after this.
      await scans.lock(transaction, uid);
      const removed = await leases.purgeOwner(uid);
      await jobs.remove(transaction, readLeaseQueue, removed.ids);
      await scans.forget(transaction, uid);
      for (const id of removed.ids) await leases.tellStopped(uid, id);
      return removed.sha256s;
    });
    await releaseObjects({ database, files }, sha256s);
  };

type Entry = { readonly path: string; readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array> };

/** Everything of an account's leases for its download: what lists show, the report, and the original files. */
export const exportLeasesOf = ({
  database,
  files,
  listEntries,
}: {
  database: Database;
  files: Pick<FileStore, 'open'>;
  /** The ledger. */
  listEntries: (uid: string) => Promise<readonly object[]>;
}) =>
  async function* (uid: string): AsyncGenerator<Entry> {
    const documents = createLeaseDocumentQueries(database);
    for (const row of await createLeaseRepository(database).listOfOwner(uid)) {
      const folder = `leases/${row.id}`;
      yield { path: `${folder}/lease.json`, content: json(leaseView(row)) };
      const report = await documents.findReport(uid, row.id);
      if (report) yield { path: `${folder}/report.json`, content: [await unzip(report)] };
      for (const [position, { name }] of row.files.entries()) {
        const { sha256 } = await documents.getFile(uid, row.id, position);
        const path = `${folder}/files/${position + 1}-${displayName(name)}`;
        const opened = await files.open(sha256).catch(unlessLost);
        yield opened ? { path, content: opened.stream } : { path: `${path}.lost.txt`, content: [lostNote] };
      }
    }
    yield { path: 'scans.json', content: json(await listEntries(uid)) };
  };

/** One lost file must not keep an owner from all the others. */
const unlessLost = (error: unknown): undefined => {
  if (!(error instanceof MissingFileError || error instanceof DamagedFileError)) throw error;
};

const lostNote = Buffer.from('This file is missing or damaged on our side, so that we cannot give it to you.\n');

const json = (value: unknown): Uint8Array[] => [Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8')];
