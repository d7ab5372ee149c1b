import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DamagedFileError, type FileStore, MissingFileError } from '#adapters/files/file-store.ts';
import { openDatabase } from '#database/database.ts';
import { StartError } from '#database/start-error.ts';
import { sweepObjects } from '#features/leases/lease-objects.ts';
import { fileName, type Manifest, manifestName, rowsName } from './manifest.ts';
import { holdObjects } from './object-hold.ts';
import type { Installation } from './open-installation.ts';
import {
  columnList,
  listMigrations,
  listSequences,
  listStoredTables,
  quoted,
  type StoredTable,
} from './stored-tables.ts';
import { type ArchiveWriter, textEntry, writeArchive } from './zip-archive.ts';

/**
 * Writes rows and files of an installation, which goes on working, into one archive: the rows as they were at one instant, and every
 * file that they name. Jobs are not in it: what must still be done follows from the rows.
 */
export const writeBackup = async (
  { client, url }: Pick<Installation, 'client' | 'url'>,
  files: Pick<FileStore, 'open' | 'delete' | 'list'>,
  { path, version }: { path: string; version: string },
): Promise<Manifest> => {
  const hold = await holdObjects(client);
  if (!hold) throw new StartError('Another backup of this installation is under way.');
  let manifest: Manifest | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await writeArchive(path, async (archive) => {
      manifest = await writeEverything(client, files, { archive, version });
      await archive.add(manifestName, textEntry(`${JSON.stringify(manifest, null, 2)}\n`));
    });
    await client.query('COMMIT');
  } finally {
    await hold.letGo().catch(() => undefined);
  }
  if (!manifest) throw new Error('The archive was closed without a manifest');
  await deleteWhatWaited(url, files);
  return manifest;
};

const writeEverything = async (
  client: pg.ClientBase,
  files: Pick<FileStore, 'open'>,
  { archive, version }: { archive: ArchiveWriter; version: string },
): Promise<Manifest> => {
  // The first statement of the transaction: everything after it sees the database at this instant.
  const { rows } = await client.query<{ position: string; now: Date }>(
    'SELECT pg_current_wal_lsn()::text AS position, now() AS now',
  );
  const migrations = await listMigrations(client);
  if (migrations.length === 0) throw new StartError('This database holds no installation of Keyclause.');
  const tables: Manifest['tables'] = [];
  for (const table of await listStoredTables(client)) tables.push(await writeTable(client, table, archive));
  return {
    format: 'keyclause-backup',
    formatVersion: 1,
    version,
    createdAt: (rows[0]?.now ?? new Date()).toISOString(),
    walPosition: rows[0]?.position ?? '',
    migrations,
    tables,
    sequences: await listSequences(client),
    ...(await writeFiles(client, files, archive)),
  };
};

const writeTable = async (
  client: pg.ClientBase,
  table: StoredTable,
  archive: ArchiveWriter,
): Promise<Manifest['tables'][number]> => {
  const copy = client.query(copyTo(`COPY public.${quoted(table.name)} (${columnList(table)}) TO STDOUT`));
  const summary = await archive.add(rowsName(table.name), copy);
  return { name: table.name, columns: [...table.columns], rows: copy.rowCount, ...summary };
};

const writeFiles = async (
  client: pg.ClientBase,
  files: Pick<FileStore, 'open'>,
  archive: ArchiveWriter,
): Promise<Pick<Manifest, 'files' | 'lostFiles'>> => {
  const { rows } = await client.query<{ sha256: string }>('SELECT DISTINCT sha256 FROM public.lease_files ORDER BY 1');
  const written: Manifest['files'] = [];
  const lostFiles: string[] = [];
  for (const { sha256 } of rows) {
    const opened = await files.open(sha256).catch((error: unknown) => {
      if (error instanceof MissingFileError || error instanceof DamagedFileError) return undefined;
      throw error;
    });
    if (opened) written.push({ ...(await archive.add(fileName(sha256), opened.stream)), sha256 });
    else lostFiles.push(sha256);
  }
  return { files: written, lostFiles };
};

/** Deletions that came while the objects were held left theirs behind, those of leases that came and went in the meantime too. */
const deleteWhatWaited = async (url: string, files: Pick<FileStore, 'delete' | 'list'>): Promise<void> => {
  const { database, close } = openDatabase(url, { poolSize: 1 });
  try {
    await sweepObjects({ database, files }, new Date(), { olderThanMs: Number.NEGATIVE_INFINITY });
  } finally {
    await close();
  }
};
