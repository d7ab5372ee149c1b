import { sql } from 'kysely';
import { expect } from 'vitest';
import { it } from '#test/api-test.ts';
import { isDatabaseUnavailable } from './database.ts';

it('plans a statement once for each connection', async ({ database, signedInAs }) => {
  const { uid } = await signedInAs();

  const names = await database.connection().execute(async (connection) => {
    for (let round = 0; round < 3; round++) {
      await connection.selectFrom('profiles').select('analysisCredits').where('uid', '=', uid).execute();
    }
    const { rows } = await sql<{ statement: string; calls: number }>`
      SELECT statement, generic_plans + custom_plans AS calls FROM pg_prepared_statements
      WHERE statement LIKE '%analysis_credits%' AND ${true}`.execute(connection);
    return rows;
  });

  expect(names.filter(({ statement }) => !statement.includes('pg_prepared_statements'))).toEqual([
    { statement: expect.stringContaining('"analysis_credits"'), calls: 3 },
  ]);
});

it('asks to try again, and then works, when a newer version has changed a table under it', async ({
  database,
  signedInAs,
}) => {
  const { uid } = await signedInAs();
  const read = (connection: typeof database) =>
    connection.selectFrom('profiles').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();

  const [error, again] = await database.connection().execute(async (connection) => {
    await read(connection);
    await sql`ALTER TABLE profiles ADD COLUMN added_later int DEFAULT 7`.execute(connection);
    const failure: unknown = await read(connection).catch((reason: unknown) => reason);
    return [failure, await read(connection)] as const;
  });

  await sql`ALTER TABLE profiles DROP COLUMN added_later`.execute(database);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(again).toMatchObject({ uid, addedLater: 7 });
});
