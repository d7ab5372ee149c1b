import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteLease, deleteMe, exportMe, getLease } from '@keyclause/contracts';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { type ApiUnderTest, it } from '#test/api-test.ts';
import { aLeasePdf, aReadyLease, type UploadedFile, uploadLease } from '#test/leases.ts';
import { inflateEntries } from '#test/zip.ts';

/** Everything that is stored anywhere: all tables of all schemas but the counters of the last minute's requests, and all files. */
const dumpAll = async ({ dependencies: { database, dataDirectory } }: ApiUnderTest): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> 'rate_counters'`.execute(database);
  const tables = await Promise.all(rows.map(({ name }) => sql`SELECT * FROM ${sql.raw(name)}`.execute(database)));
  const files = await readdir(join(dataDirectory, 'files'), { recursive: true, withFileTypes: true });
  const contents = files
    .filter((entry) => entry.isFile())
    .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1'));
  return [...tables.map((table) => JSON.stringify(table.rows)), ...(await Promise.all(contents))].join('\n');
};

const canary = 'Canary Grove 4711';

const aLeaseThatNames = (words: string): UploadedFile => {
  const text = Buffer.from(aLeasePdf().bytes).toString('latin1');
  return { name: `${words}.pdf`, bytes: new Uint8Array(Buffer.from(`${text}\n% ${words}\n`, 'latin1')) };
};

it('takes everything of an ended account away: rows, jobs, files, but no file that somebody else has too', async ({
  api,
  signedInAs,
}) => {
  const [person, other] = [await signedInAs({ credits: 5 }), await signedInAs()];
  const shared = aLeasePdf();
  await aReadyLease(person, api, [aLeaseThatNames(canary)]);
  await aReadyLease(person, api, [shared]);
  const kept = await aReadyLease(other, api, [shared]);
  const waiting = await uploadLease(person, [aLeaseThatNames(`${canary} waiting`)]);
  const deleted = await uploadLease(person, [aLeaseThatNames(`${canary} deleted`)], `${canary} title`);
  await person.request(deleteLease, { params: { leaseId: deleted.id } });
  expect(await dumpAll(api)).toContain(canary);

  await person.request(deleteMe, { body: { confirmEmail: person.email } });

  await vi.waitFor(async () => {
    const dump = await dumpAll(api);
    expect(dump.includes(canary)).toBe(false);
    expect(dump.includes(person.uid)).toBe(false);
    expect(dump.includes(waiting.id)).toBe(false);
  }, 10_000);
  expect((await other.request(getLease, { params: { leaseId: kept.id } })).data.status).toBe('ready');
  const original = await other.inject({ url: `/api/leases/${kept.id}/documents/0/file` });
  expect(original.rawPayload.equals(Buffer.from(shared.bytes))).toBe(true);
});

it('gives all leases in the download of an account: what was read, the rows and the files as they came, and nothing of others', async ({
  api,
  signedInAs,
}) => {
  const [person, other] = [await signedInAs(), await signedInAs()];
  const files = [aLeasePdf({ name: 'lease.pdf' }), aLeasePdf({ name: '../amendment.pdf' })];
  const { id } = await aReadyLease(person, api, files);
  const theirs = await aReadyLease(other, api);

  const { data } = await person.request(exportMe);

  const entries = inflateEntries(Buffer.from(await data.arrayBuffer()));
  expect([...entries.keys()].sort()).toEqual([
    'account.json',
    `leases/${id}/files/1-lease.pdf`,
    `leases/${id}/files/2-amendment.pdf`,
    `leases/${id}/lease.json`,
    `leases/${id}/report.json`,
    'rows/credit_entries.ndjson',
    'rows/lease_dates.ndjson',
    'rows/lease_documents.ndjson',
    'rows/lease_files.ndjson',
    'rows/lease_pages.ndjson',
    'rows/lease_reports.ndjson',
    'rows/leases.ndjson',
    'rows/profiles.ndjson',
    'rows/saved_calculations.ndjson',
    'rows/users.ndjson',
    'scans.json',
  ]);
  expect(entries.get(`leases/${id}/files/1-lease.pdf`)?.equals(Buffer.from(files[0]?.bytes ?? []))).toBe(true);
  expect(JSON.parse(String(entries.get('scans.json'))).map(({ kind }: { kind: string }) => kind)).toEqual([
    'reserve',
    'commit',
  ]);
  expect(JSON.stringify([...entries.values()].map(String))).not.toContain(theirs.id);
});
