import { randomUUID } from 'node:crypto';
import {
  deleteLease,
  getLease,
  type Lease,
  leaseSchema,
  listLeases,
  restoreLease,
  updateLease,
} from '@keyclause/contracts';
import type { RequestClient } from '@keyclause/request';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { Database } from '#database/database.ts';
import { apiTest, clientOf, type Person, startApiAt } from '#test/api-test.ts';
import { createLeaseList } from './lease-list.ts';
import { createLeaseTexts } from './lease-texts.ts';

const it = apiTest();

type Row = { readonly id: string; readonly title: string };

/** Leases as rows, the oldest first: a list asks nothing of their documents. */
const insertLeases = async (database: Database, uid: string, titles: readonly string[]): Promise<Row[]> => {
  const rows = titles.map((title) => ({ id: randomUUID(), title }));
  for (const [index, { id, title }] of rows.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, index));
    await sql`
      WITH lease AS (
        INSERT INTO leases (id, owner_uid, title, status, charge, content_key, engine_version, kind, page_count, score, grade,
          flag_counts, created_at, updated_at)
        VALUES (${id}, ${uid}, ${title}, 'ready', 'free', ${id}, 'test', 'residential', 1, 50, 'C',
          '{"critical":0,"high":0,"medium":0,"low":0}', ${createdAt}, ${createdAt})
      )
      INSERT INTO lease_files VALUES (${id}, 0, ${'0'.repeat(64)}, ${`${title}.pdf`}, 10, 'application/pdf')`.execute(
      database,
    );
  }
  return rows;
};

const titles = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${['elm', 'oak', 'fir'][index % 3]} ${10 + index}`);

const listOf = async ({ request }: RequestClient): Promise<Lease[]> => (await request(listLeases)).data.leases;

describe('lists that many people ask for at once', () => {
  it('hold what is theirs, in order and whole, whatever others ask for beside them', async ({
    signedInAs,
    database,
  }) => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signedInAs()));
    const owned = new Map<Person, Row[]>();
    for (const [index, person] of people.entries()) {
      owned.set(person, await insertLeases(database, person.uid, titles(3 * index)));
    }
    const inOrder = {
      newest: (rows: Row[]) => rows.toReversed(),
      oldest: (rows: Row[]) => rows,
      title: (rows: Row[]) => rows.toSorted((a, b) => (a.title < b.title ? -1 : 1)),
    };
    const ask = fc.record({
      person: fc.constantFrom(...people),
      sort: fc.constantFrom('newest' as const, 'oldest' as const, 'title' as const),
      limit: fc.integer({ min: 1, max: 20 }),
      search: fc.constantFrom('', '', 'elm', '%'),
      isForged: fc.integer({ max: 9, min: 0 }).map((number) => number === 0),
    });

    await fc.assert(
      fc.asyncProperty(fc.array(ask, { minLength: 1, maxLength: 40 }), async (asked) => {
        const answers = await Promise.all(
          asked.map(({ person, sort, limit, search, isForged }) =>
            person
              .request(listLeases, { query: { sort, limit, search, ...(isForged ? { cursor: noDay(sort) } : {}) } })
              .then(
                ({ data }) => ({ total: data.total, ids: data.leases.map(({ id }) => id) }),
                ({ status }: { status: number }) => status,
              ),
          ),
        );
        expect(answers).toEqual(
          asked.map(({ person, sort, limit, search, isForged }) => {
            if (isForged && sort !== 'title') return 400;
            const rows = inOrder[sort](owned.get(person) ?? []).filter(({ title }) => title.includes(search));
            return { total: rows.length, ids: isForged ? [] : rows.slice(0, limit).map(({ id }) => id) };
          }),
        );
      }),
      { numRuns: 25 },
    );
  });
});

/** A cursor of the right form with a day that no calendar has; of titles, one behind all others. */
const noDay = (sort: string): string =>
  Buffer.from(JSON.stringify([sort, sort === 'title' ? 'z' : '2026-99-99 00:00:00+00', randomUUID()])).toString(
    'base64url',
  );

describe('a list', () => {
  it('is right although no event about a change has come', async ({ signedInAs, database }) => {
    const person = await signedInAs();
    await insertLeases(database, person.uid, titles(3));
    const deaf = { publish: async () => undefined, subscribe: () => () => undefined, onGap: () => () => undefined };
    const list = createLeaseList(
      database,
      createLeaseTexts({ database, events: { ...deaf, close: async () => undefined } }),
    );
    const shown = async (): Promise<Lease[]> =>
      (await list(person.uid, { sort: 'newest', limit: 20 })).leases.map((text) => JSON.parse(text));

    for (let score = 0; score < 5; score += 1) {
      await database.updateTable('leases').set({ score }).where('title', '=', 'oak 11').execute();
      expect((await shown()).map(({ summary }) => summary?.score)).toEqual([50, score, 50]);
    }
    await database.deleteFrom('leases').where('title', '=', 'elm 10').execute();
    expect((await shown()).map(({ title }) => title)).toEqual(['fir 12', 'oak 11']);
  });

  it('shows each change at once, whichever process made it', async ({ api, signedInAs, database }) => {
    const person = await signedInAs();
    const rows = await insertLeases(database, person.uid, titles(5));
    const other = await startApiAt(api.dependencies.databaseUrl);
    const clients = [person, clientOf(other.api.app, { cookie: person.cookie })] as const;
    const change = fc.record({
      client: fc.constantFrom(...clients),
      leaseId: fc.constantFrom(...rows.map(({ id }) => id)),
      kind: fc.constantFrom('rename', 'delete', 'restore', 'read'),
      title: fc.stringMatching(/^[a-z"\\ü]{1,20}$/),
      score: fc.integer({ min: 0, max: 100 }),
    });
    // What is not there cannot be changed; the list has to hold all the same.
    const make = ({ client, leaseId, kind, title, score }: Change): Promise<unknown> => {
      const params = { leaseId };
      if (kind === 'rename') return client.request(updateLease, { params, body: { title } }).catch(() => undefined);
      if (kind === 'delete') return client.request(deleteLease, { params }).catch(() => undefined);
      if (kind === 'restore') return client.request(restoreLease, { params }).catch(() => undefined);
      return database.updateTable('leases').set({ score }).where('id', '=', leaseId).execute();
    };
    type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const one of changes) {
          await make(one);
          const lists = await Promise.all(clients.map(listOf));
          const each = await Promise.all(
            rows.toReversed().map(({ id }) =>
              person.request(getLease, { params: { leaseId: id } }).then(
                // A list says of a lease what its own page does, but for what is being done to its files.
                ({ data }) => [leaseSchema.parse(data)],
                () => [],
              ),
            ),
          );
          expect(lists).toEqual([each.flat(), each.flat()]);
        }
      }),
      { numRuns: 15 },
    );
    await other.close();
  });
});
