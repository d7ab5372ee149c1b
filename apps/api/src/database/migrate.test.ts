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
