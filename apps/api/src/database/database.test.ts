import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { isDatabaseUnavailable, openDatabase } from './database.ts';

// biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
const it = test.extend('url', async ({}, { onCleanup }) => {
  const { url, drop } = await createTestDatabase('template0');
  onCleanup(drop);
  return url;
});

// An error event that nobody hears would be an uncaught exception, which ends the API and fails this run.
it('outlives the end of a connection that a transaction holds', async ({ url }) => {
  const { database, close } = openDatabase(url, { poolSize: 1 });
  const other = openDatabase(url, { poolSize: 1 });

  const cut = database.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other.database);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`SELECT 1`.execute(tx);
  });

  await expect(cut).rejects.toThrow();
  expect(isDatabaseUnavailable(await cut.catch((error: unknown) => error))).toBe(true);
  expect((await sql<{ n: number }>`SELECT 1 AS n`.execute(database)).rows).toEqual([{ n: 1 }]);
  await Promise.all([close(), other.close()]);
});
