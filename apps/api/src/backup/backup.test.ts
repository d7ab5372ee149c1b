import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLease, deleteLease, deleteMe } from '@keyclause/contracts';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDiskFileStore } from '#adapters/files/disk-file-store.ts';
import type { FileStore } from '#adapters/files/file-store.ts';
import { migrations } from '#database/migrations.ts';
import { type ApiUnderTest, type Person, signIn, startApi } from '#test/api-test.ts';
import { aForm, aLeasePdf, aReadyLease } from '#test/leases.ts';
import { halfWrittenLeases } from '#test/stored-state.ts';
import { aFolder } from '#test/stores/a-folder.ts';
import { createEmptyDatabase } from '#test/test-database.ts';
import { readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { listStoredTables } from './stored-tables.ts';
import { writeBackup } from './write-backup.ts';
import { openArchive, textEntry, writeArchive } from './zip-archive.ts';

describe('a backup', () => {
  it('brings rows and files back as they were, into an empty installation', async () => {
    const source = await anInstallation();
    const owner = await signIn(source.api, { tier: 'pro', credits: 3 });
    for (let index = 0; index < 3; index += 1) await aReadyLease(owner, source.api);
    const path = join(await aFolder(), 'full.zip');

    const manifest = await writeBackup(source, source.files, { path, version: '1' });
    const target = await anEmptyInstallation();
    await restoreBackup(target.client, target.files, path);

    expect(manifest.files).toHaveLength(3);
    expect(await dumpOf(target.client)).toEqual(await dumpOf(source.client));
    expect(await hashesOf(target.files)).toEqual(await hashesOf(source.files));
    for (const sha256 of await hashesOf(target.files)) (await target.files.open(sha256)).stream.destroy();
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(existsSync(`${path}.partial`)).toBe(false);
  });

  it('is of one instant while people upload, delete leases and leave: every file that a row names is there', async () => {
    const source = await anInstallation();
    const people = await Promise.all(
      Array.from({ length: 6 }, () => signIn(source.api, { tier: 'commercial', credits: 1_000 })),
    );
    for (const person of people) await aReadyLease(person, source.api);
    const folder = await aFolder();
    const load = underLoad(source.api, people);
    const paths = [1, 2, 3].map((index) => join(folder, `${index}.zip`));
    const manifests = [];
    for (const path of paths) manifests.push(await writeBackup(source, source.files, { path, version: '1' }));
    const writes = await load.stop();

    expect(writes).toBeGreaterThan(20);
    for (const [index, path] of paths.entries()) {
      const manifest = manifests[index];
      expect(manifest?.lostFiles).toEqual([]);
      const target = await anEmptyInstallation();
      await restoreBackup(target.client, target.files, path);
      const { rows: named } = await target.client.query('SELECT DISTINCT sha256 FROM lease_files ORDER BY 1');
      expect(named.map(({ sha256 }) => sha256)).toEqual(await hashesOf(target.files));
      const { rows: torn } = await target.client.query(halfWrittenLeases);
      expect(torn).toEqual([]);
      for (const table of manifest?.tables ?? []) {
        const { rows } = await target.client.query(`SELECT count(*)::int AS count FROM ${table.name}`);
        expect([table.name, rows[0].count]).toEqual([table.name, table.rows]);
      }
    }
    // What was deleted while the objects were held is deleted by now.
    const { rows: kept } = await source.client.query('SELECT DISTINCT sha256 FROM lease_files ORDER BY 1');
    expect(await hashesOf(source.files)).toEqual(kept.map(({ sha256 }) => sha256));
  });

  it('is made beside one that is under way only after it, or refused with a line', async () => {
    const source = await anInstallation();
    const folder = await aFolder();
    const { client: second } = await connectTo(source.url);

    const both = await Promise.allSettled([
      writeBackup(source, source.files, { path: join(folder, 'a.zip'), version: '1' }),
      writeBackup({ ...source, client: second }, source.files, { path: join(folder, 'b.zip'), version: '1' }),
    ]);

    const failed = both.filter((result) => result.status === 'rejected');
    expect(both.length - failed.length).toBeGreaterThan(0);
    for (const { reason } of failed) expect(String(reason)).toContain('Another backup');
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('leaves no archive when a file cannot be read to its end', async () => {
    const source = await anInstallation();
    await aReadyLease(await signIn(source.api), source.api);
    const folder = await aFolder();
    const broken = { ...source.files, open: () => Promise.reject(new Error('cable cut')) };

    await expect(writeBackup(source, broken, { path: join(folder, 'x.zip'), version: '1' })).rejects.toThrow(
      'cable cut',
    );

    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a restore', () => {
  it('refuses an installation that has rows, and changes nothing in it', async () => {
    const source = await anInstallation();
    await aReadyLease(await signIn(source.api), source.api);
    const path = join(await aFolder(), 'x.zip');
    await writeBackup(source, source.files, { path, version: '1' });
    const other = await anInstallation();
    await signIn(other.api);
    const before = await dumpOf(other.client);

    await expect(restoreBackup(other.client, other.files, path)).rejects.toThrow(/not empty/);

    expect(await dumpOf(other.client)).toEqual(before);
    expect(await hashesOf(other.files)).toEqual([]);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 400)],
    ['changed in one byte of a file', (bytes: Buffer) => flipped(bytes, bytes.indexOf('files/') + 200)],
    ['no archive at all', () => Buffer.from('hello')],
  ])('refuses an archive that is %s, and leaves the installation empty', async (_what, damage) => {
    const source = await anInstallation();
    await aReadyLease(await signIn(source.api), source.api);
    const path = join(await aFolder(), 'x.zip');
    await writeBackup(source, source.files, { path, version: '1' });
    writeFileSync(path, damage(readFileSync(path)));
    const target = await anEmptyInstallation();

    await expect(restoreBackup(target.client, target.files, path)).rejects.toThrow(/archive/);

    expect(await listStoredTables(target.client)).toEqual([]);
    expect(await hashesOf(target.files)).toEqual([]);
  });

  it('brings the backup of an older version forward, and refuses one of a newer version', async () => {
    const source = await anInstallation();
    await signIn(source.api);
    const last = migrations.at(-1)?.name ?? '';
    const folder = await aFolder();
    await source.client.query(
      `DROP TABLE integrity_checks; DELETE FROM migrations WHERE name = '0060-integrity-checks'`,
    );
    await writeBackup(source, source.files, { path: join(folder, 'older.zip'), version: '0' });
    await source.client.query(`INSERT INTO migrations (name) VALUES ('9999-later')`);
    await writeBackup(source, source.files, { path: join(folder, 'newer.zip'), version: '9' });

    const target = await anEmptyInstallation();
    await expect(restoreBackup(target.client, target.files, join(folder, 'newer.zip'))).rejects.toThrow(
      /newer version of Keyclause \(9, with 9999-later\)/,
    );
    await restoreBackup(target.client, target.files, join(folder, 'older.zip'));

    const { rows } = await target.client.query('SELECT name FROM migrations ORDER BY name');
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort());
    expect(last).not.toBe('');
    await target.client.query('SELECT FROM integrity_checks');
    expect((await target.client.query('SELECT FROM users')).rowCount).toBe(1);
  });

  it('leaves neither rows nor files when it fails among the rows', async () => {
    const source = await anInstallation();
    await aReadyLease(await signIn(source.api), source.api);
    const path = join(await aFolder(), 'x.zip');
    await writeBackup(source, source.files, { path, version: '1' });
    const target = await anEmptyInstallation();
    const promising = join(await aFolder(), 'y.zip');
    const archive = await openArchive(path);
    await writeArchive(promising, async ({ add }) => {
      for (const name of archive.names.filter((entry) => entry !== 'manifest.json'))
        await add(name, await archive.read(name));
      const manifest = await readManifest(archive);
      const tables = manifest.tables.map((table) => ({
        ...table,
        rows: table.rows + (table.name === 'leases' ? 1 : 0),
      }));
      await add('manifest.json', textEntry(JSON.stringify({ ...manifest, tables })));
    });
    archive.close();

    await expect(restoreBackup(target.client, target.files, promising)).rejects.toThrow(
      /leases has 2 rows in the backup, and 1 were restored/,
    );

    expect(await listStoredTables(target.client)).toEqual([]);
    expect(await hashesOf(target.files)).toEqual([]);
  });
});

const anInstallation = async () => {
  const { api, databaseUrl, close } = await startApi();
  onTestFinished(close);
  return { api, files: api.dependencies.files, ...(await connectTo(databaseUrl)) };
};

const anEmptyInstallation = async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  return { files: await openDiskFileStore(await aFolder()), ...(await connectTo(url)) };
};

const connectTo = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return { client, url };
};

/** People who upload, delete and leave until they are stopped; gives how many requests were answered. */
const underLoad = (api: ApiUnderTest, people: readonly Person[]) => {
  let isOver = false;
  let writes = 0;
  const live = async (person: Person, index: number): Promise<void> => {
    const own: string[] = [];
    while (!isOver) {
      const { data } = await person.request(createLease, { body: aForm([aLeasePdf()]) });
      own.push(data.lease.id);
      writes += 1;
      const oldest = own.length > 2 ? own.shift() : undefined;
      if (oldest) {
        await person.request(deleteLease, { params: { leaseId: oldest } });
        writes += 1;
      }
      // One of them leaves, with all files at once.
      if (index === 0 && own.length > 1) {
        await person.request(deleteMe, { body: { confirmEmail: person.email } });
        return;
      }
    }
  };
  const lives = Promise.all(people.map(live));
  return {
    stop: async (): Promise<number> => {
      isOver = true;
      await lives;
      await expect
        .poll(() => api.dependencies.database.selectFrom('accountDeletions').selectAll().execute())
        .toEqual([]);
      return writes;
    },
  };
};

const hashesOf = async (files: FileStore): Promise<string[]> =>
  (await Array.fromAsync(files.list())).map(({ sha256 }) => sha256).sort();

/** Every row of every table that is kept, as text. */
const dumpOf = async (client: pg.Client): Promise<Record<string, string[]>> => {
  const dump: Record<string, string[]> = {};
  for (const { name } of await listStoredTables(client)) {
    const { rows } = await client.query(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
};

const flipped = (bytes: Buffer, at: number): Buffer => {
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
};
