import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations } from './migrations.ts';

// biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
const it = test.extend('connections', async ({}, { onCleanup }) => {
  const { url, drop } = await createTestDatabase('template0');
  const opened = [openDatabase(url), openDatabase(url), openDatabase(url)];
  onCleanup(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  });
  return opened.map(({ database }) => database);
});

it('applies each migration once when processes start together', async ({ connections }) => {
  const applied = await Promise.all(connections.map((database) => migrate(database)));

  expect(applied.flat()).toEqual(migrations.map(({ name }) => name));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
});

it('leaves nothing of a migration that fails, and goes on from there later', async ({ connections: [database] }) => {
  if (!database) throw new Error('no connection');
  const good: Migration = { name: 'a', up: async (db) => void (await sql`CREATE TABLE first (n int)`.execute(db)) };
  const bad: Migration = {
    name: 'b',
    up: async (db) => {
      await sql`CREATE TABLE second (n int)`.execute(db);
      await sql`SELECT 1 / 0`.execute(db);
    },
  };

  await expect(migrate(database, [good, bad])).rejects.toThrow(/division by zero/);
  const mended: Migration = { name: 'b', up: async (db) => void (await sql`CREATE TABLE second (n int)`.execute(db)) };

  expect(await migrate(database, [good, mended])).toEqual(['b']);
});

it('refuses a database that a newer version has changed', async ({ connections: [database] }) => {
  if (!database) throw new Error('no connection');
  await migrate(database, [{ name: 'from-the-future', up: async () => undefined }]);

  await expect(migrate(database, [])).rejects.toThrow(/newer than this program/);
});

it('takes the rents of amendments from the reports of leases that were read before', async ({
  connections: [database],
}) => {
  if (!database) throw new Error('no connection');
  const before = migrations.findIndex(({ name }) => name === '0092-amended-rents');
  await migrate(database, migrations.slice(0, before));
  const rent = (cents: number, document: number, inForceFrom?: string) => ({ value: { cents }, document, inForceFrom });
  const report = gzipSync(
    JSON.stringify({
      documents: [{ place: 0 }, { place: 2 }, { place: 1 }],
      facts: {
        rent_monthly: {
          ...rent(142_000, 1, '2027-06-01'),
          superseded: [rent(130_000, 0), rent(136_500, 2, '2026-06-01')],
        },
      },
    }),
  );
  for (const [id, stored] of [
    ['00000000-0000-4000-8000-000000000001', report],
    ['00000000-0000-4000-8000-000000000002', gzipSync('{"facts":{}}')],
  ] as const) {
    await sql`
      INSERT INTO leases (id, owner_uid, title, status, charge, content_key, engine_version, score, rent_monthly_cents, created_at, updated_at)
      VALUES (${id}, 'u', 't', 'ready', 'free', 'k', 'e', 1, 142000, now(), now())`.execute(database);
    await sql`INSERT INTO lease_reports VALUES (${id}, ${stored})`.execute(database);
    for (const position of [0, 1, 2])
      await sql`INSERT INTO lease_documents VALUES (${id}, ${position}, '', '')`.execute(database);
  }

  await migrate(database);

  const rows = await database.selectFrom('leases').select(['rentMonthlyCents', 'amendedRents']).orderBy('id').execute();
  expect(rows).toEqual([
    {
      rentMonthlyCents: 130_000,
      amendedRents: [
        { from: '2027-06-01', monthlyCents: 142_000 },
        { from: '2026-06-01', monthlyCents: 136_500 },
      ],
    },
    { rentMonthlyCents: 142_000, amendedRents: [] },
  ]);
});
