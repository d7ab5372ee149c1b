import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FileStore } from '#adapters/files/file-store.ts';
import { type Database, databaseOn } from '#database/database.ts';
import { applyMigration, lockMigrations } from '#database/migrate.ts';
import { migrations as ownMigrations } from '#database/migrations.ts';
import { StartError } from '#database/start-error.ts';
import { fileName, type Manifest, readManifest, rowsName } from './manifest.ts';
import { columnList, listStoredTables, quoted } from './stored-tables.ts';
import { type ArchiveReader, openArchive, summarise } from './zip-archive.ts';

/**
 * Puts a backup into an empty installation and brings it to this version. The archive is read whole and checked before anything is
 * written; files come first, then all rows in one transaction. Raises a StartError when it must not or cannot be done: then the
 * installation is as empty as before.
 */
export const restoreBackup = async (client: pg.Client, files: FileStore, path: string): Promise<Manifest> => {
  const archive = await openArchive(path);
  try {
    const manifest = await readManifest(archive);
    requireKnown(manifest);
    await requireEmpty(client);
    await requireWhole(archive, manifest);
    const added = await putFiles(archive, manifest, files);
    try {
      await putRows(client, archive, manifest);
    } catch (error) {
      for (const sha256 of added) await files.delete(sha256);
      throw error;
    }
    return manifest;
  } finally {
    archive.close();
  }
};

const requireKnown = ({ migrations, version }: Manifest): void => {
  const unknown = migrations.filter((name) => !ownMigrations.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new StartError(
    `This backup was written by a newer version of Keyclause (${version}, with ${unknown.join(', ')}). Restore it with that version or a later one.`,
  );
};

const requireEmpty = async (client: pg.ClientBase): Promise<void> => {
  for (const { name } of await listStoredTables(client)) {
    const { rowCount } = await client.query(`SELECT FROM public.${quoted(name)} LIMIT 1`);
    if (rowCount === 0) continue;
    throw new StartError(
      `This installation is not empty (there are rows in ${name}). Restore into a new one: set DATA_DIR to a new folder or DATABASE_URL to an empty database.`,
    );
  }
};

const requireWhole = async (archive: ArchiveReader, { tables, files }: Manifest): Promise<void> => {
  const parts = [
    ...tables.map(({ name, sha256 }) => ({ entry: rowsName(name), sha256 })),
    ...files.map(({ sha256 }) => ({ entry: fileName(sha256), sha256 })),
  ];
  for (const { entry, sha256 } of parts) {
    const found = await summarise(await archive.read(entry)).catch(() => undefined);
    if (found?.sha256 !== sha256) {
      throw new StartError(`The archive is damaged: ${entry} is not what was written. Nothing was restored.`);
    }
  }
};

/** Gives the hashes of the objects that were not there before. */
const putFiles = async (archive: ArchiveReader, manifest: Manifest, files: FileStore): Promise<string[]> => {
  const present = new Set<string>();
  for await (const { sha256 } of files.list()) present.add(sha256);
  const added: string[] = [];
  try {
    for (const { sha256 } of manifest.files) {
      const staged = await files.stage(await archive.read(fileName(sha256)));
      await staged.keep();
      if (!present.has(sha256)) added.push(sha256);
    }
    return added;
  } catch (error) {
    for (const sha256 of added) await files.delete(sha256);
    throw error;
  }
};

const putRows = async (client: pg.Client, archive: ArchiveReader, manifest: Manifest): Promise<void> => {
  await lockMigrations(client);
  await client.query('BEGIN');
  try {
    const database = databaseOn(client);
    await removeEmptySchema(client);
    await applyAll(database, (name) => manifest.migrations.includes(name));
    for (const table of manifest.tables) await fillTable(client, archive, table);
    for (const { name, value } of manifest.sequences) {
      await client.query('SELECT setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, value]);
    }
    await applyAll(database, (name) => !manifest.migrations.includes(name));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** The tables may be of another version than the backup; none of them has a row. */
const removeEmptySchema = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP TABLE public.%I CASCADE', relname) AS statement FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    UNION ALL
    SELECT format('DROP FUNCTION %s CASCADE', p.oid::regprocedure) FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`);
  for (const { statement } of rows) await client.query(statement);
};

const applyAll = async (database: Database, isWanted: (name: string) => boolean): Promise<void> => {
  for (const migration of ownMigrations.filter(({ name }) => isWanted(name))) await applyMigration(database, migration);
};

const fillTable = async (
  client: pg.ClientBase,
  archive: ArchiveReader,
  table: Manifest['tables'][number],
): Promise<void> => {
  const name = `public.${quoted(table.name)}`;
  // Rows that come back are not news: nobody is told about each of them.
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  const copy = client.query(copyFrom(`COPY ${name} (${columnList(table)}) FROM STDIN`));
  await pipeline(await archive.read(rowsName(table.name)), copy);
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  if (copy.rowCount === table.rows) return;
  throw new StartError(`${table.name} has ${table.rows} rows in the backup, and ${copy.rowCount} were restored.`);
};
