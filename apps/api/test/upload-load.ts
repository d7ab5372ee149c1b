import { createLease } from '@keyclause/contracts';
import { createRequestClient, RequestError } from '@keyclause/request';
import { sql } from 'kysely';
import { openDatabase } from '#database/database.ts';
import { type ApiProcess, signUpAt } from './api-process.ts';
import { aForm, aLeaseText } from './leases.ts';

export interface Owner {
  cookie: string;
  /** The leases that this owner was told are accepted. */
  accepted: string[];
}

export const creditsAtFirst = 100_000;

/** People with credits for as many leases as a test uploads. */
export const signUpOwners = async (api: ApiProcess, databaseUrl: string, count: number): Promise<Owner[]> => {
  const owners: Owner[] = [];
  for (let index = 0; index < count; index += 1) {
    owners.push({ cookie: await signUpAt(api, `owner-${index}@keyclause.test`), accepted: [] });
  }
  const { database, close } = openDatabase(databaseUrl, { poolSize: 1 });
  await database.updateTable('profiles').set({ freeScansUsed: 3, analysisCredits: creditsAtFirst }).execute();
  await close();
  return owners;
};

export const acceptedBy = (owners: readonly Owner[]): number =>
  owners.reduce((sum, { accepted }) => sum + accepted.length, 0);

/** Uploads without a pause, four at a time for each owner, until the line breaks. Gives how many stay without an answer. */
export const uploadUntilCut = async ({ url }: ApiProcess, owners: readonly Owner[]): Promise<number> => {
  let unanswered = 0;
  const sender = async ({ cookie, accepted }: Owner): Promise<void> => {
    const { request } = createRequestClient({ baseUrl: url, headers: { cookie, origin: url } });
    for (;;) {
      try {
        const { data } = await request(createLease, { body: aForm([aLeaseText()]) });
        accepted.push(data.lease.id);
      } catch (error) {
        // Without its database the API says so; anything else that it says is a fault.
        if (error instanceof RequestError && !error.isNetworkError && error.status !== 503) throw error;
        unanswered += 1;
        return;
      }
    }
  };
  await Promise.all(owners.flatMap((owner) => [1, 2, 3, 4].map(() => sender(owner))));
  return unanswered;
};

/** What the API answers for each accepted lease that is not whole: its status, or that of its file. */
export const faultsIn = async ({ url }: ApiProcess, owners: readonly Owner[]): Promise<string[]> => {
  const faults: string[] = [];
  const check = async ({ cookie, accepted }: Owner): Promise<void> => {
    for (const [index, id] of accepted.entries()) {
      const paths = [`/api/leases/${id}`, ...(index % 10 === 0 ? [`/api/leases/${id}/documents/0/file`] : [])];
      for (const path of paths) {
        const answer = await fetch(`${url}${path}`, { headers: { cookie } });
        const text = await answer.text();
        if (answer.status !== 200 || text.length < 30) faults.push(`${path}: ${answer.status} ${text.slice(0, 100)}`);
      }
    }
  };
  await Promise.all(owners.map(check));
  return faults;
};

/** What amcheck finds wrong in any table or index, and what the tables say about each other. */
export const inspectDatabase = async (url: string) => {
  const { database, close } = openDatabase(url, { poolSize: 1 });
  try {
    await sql`CREATE EXTENSION IF NOT EXISTS amcheck`.execute(database);
    const { rows: tables } = await sql<{ name: string; fault: string }>`
      SELECT relname AS name, fault.msg AS fault
      FROM pg_class, verify_heapam(pg_class.oid) AS fault
      WHERE relkind IN ('r', 'm', 't') AND relpersistence = 'p'`.execute(database);
    // Raises what it finds.
    const { rows: indexes } = await sql`
      SELECT bt_index_check(index => pg_class.oid, heapallindexed => true)
      FROM pg_class JOIN pg_index ON indexrelid = pg_class.oid JOIN pg_am ON pg_am.oid = relam
      WHERE amname = 'btree' AND relkind = 'i' AND relpersistence = 'p' AND indisvalid`.execute(database);
    const { rows } = await sql<{ leases: number; jobs: number; reserved: number; credits: number }>`
      SELECT (SELECT count(*) FROM leases) AS leases,
        (SELECT count(*) FROM jobs.job WHERE name = 'read-lease') AS jobs,
        (SELECT count(*) FROM credit_entries WHERE kind = 'reserve') AS reserved,
        (SELECT sum(${creditsAtFirst}::int - analysis_credits) FROM profiles)  AS credits`.execute(database);
    return { faults: tables, indexes: indexes.length, ...rows[0] };
  } finally {
    await close();
  }
};
