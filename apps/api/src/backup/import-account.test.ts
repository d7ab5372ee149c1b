import { deleteMe } from '@keyclause/contracts';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#database/database.ts';
import { accountTables } from '#features/accounts/account-rows.ts';
import { downloadArchive } from '#test/account-archive.ts';
import { type ApiUnderTest, signIn, startApi } from '#test/api-test.ts';
import { aLeasePdf, aReadyLease } from '#test/leases.ts';
import { importAccount } from './import-account.ts';
import { openArchive, textEntry, writeArchive } from './zip-archive.ts';

describe('an account', () => {
  it('comes back from its own archive in a fresh installation: every row, and every file by its hash', async () => {
    const source = await anInstallation();
    const owner = await signIn(source, { tier: 'pro', credits: 7, isVerified: true });
    await aReadyLease(owner, source);
    await aReadyLease(owner, source, [aLeasePdf({ name: 'base.pdf' }), aLeasePdf({ name: 'amendment.pdf' })]);
    const before = await rowsOf(source.dependencies.database, owner.uid);
    const path = await downloadArchive(owner);
    const hashes = await hashesIn(source);
    await owner.request(deleteMe, { body: { confirmEmail: owner.email } });
    await expect.poll(async () => hashesIn(source)).toEqual([]);

    const fresh = await anInstallation();
    const imported = await importAccount(fresh.dependencies, path, { isTrusted: true });

    expect(imported).toEqual({ uid: owner.uid, email: owner.email, leases: 2 });
    const after = await rowsOf(fresh.dependencies.database, owner.uid);
    expect(after).toEqual(before);
    for (const { name } of accountTables.filter(({ name }) => name !== 'saved_calculations')) {
      expect([name, (before[name] ?? []).length > 0]).toEqual([name, true]);
    }
    expect(hashes).toHaveLength(3);
    expect(await hashesIn(fresh)).toEqual(hashes);
    for (const sha256 of hashes) (await fresh.dependencies.files.open(sha256)).stream.destroy();
    // And back to where it was deleted.
    await importAccount(source.dependencies, path, { isTrusted: true });
    expect(await rowsOf(source.dependencies.database, owner.uid)).toEqual(before);
  });

  it('gets no plan, no credits and no verified e-mail from an archive that its owner had in hand', async () => {
    const source = await anInstallation();
    const owner = await signIn(source, { tier: 'pro', credits: 7, isVerified: true });
    await aReadyLease(owner, source);
    const fresh = await anInstallation();

    await importAccount(fresh.dependencies, await downloadArchive(owner), { isTrusted: false });

    const { database } = fresh.dependencies;
    const profile = await database.selectFrom('profiles').selectAll().executeTakeFirstOrThrow();
    expect(profile).toMatchObject({ subscriptionTier: 'free', analysisCredits: 0 });
    expect((await database.selectFrom('users').select('emailVerified').executeTakeFirstOrThrow()).emailVerified).toBe(
      false,
    );
    expect(await database.selectFrom('leases').select('status').execute()).toEqual([{ status: 'ready' }]);
  });

  it('is not imported where it, or its e-mail, is already', async () => {
    const source = await anInstallation();
    const owner = await signIn(source);
    const path = await downloadArchive(owner);
    const other = await anInstallation();
    await signIn(other, { email: owner.email });

    await expect(importAccount(source.dependencies, path, { isTrusted: true })).rejects.toThrow(/here already/);
    await expect(importAccount(other.dependencies, path, { isTrusted: true })).rejects.toThrow(/here already/);
  });

  it.each([
    [
      'somebody else’s row',
      /somebody else/,
      { 'rows/profiles.ndjson': (text: string) => `${text}${text.replace(/"uid": "[^"]+"/, '"uid": "eve"')}` },
    ],
    ['another file', /is not the file/, { '-lease.pdf': () => '%PDF-1.4 another' }],
    ['a line that is no row', /not a row/, { 'rows/leases.ndjson': (text: string) => text.slice(0, -20) }],
    [
      'a made-up report',
      /not one of Keyclause/,
      { 'rows/lease_reports.ndjson': (text: string) => text.replace(/\\\\x[0-9a-f]+/, '\\\\x00') },
    ],
    [
      'a column that nobody knows',
      /newer version/,
      { 'rows/profiles.ndjson': (text: string) => text.replace('{', '{"is_root": true, ') },
    ],
  ])('is refused whole when the archive holds %s', async (_what, words, changes) => {
    const source = await anInstallation();
    const owner = await signIn(source);
    await aReadyLease(owner, source);
    const path = await changed(await downloadArchive(owner), changes);
    const fresh = await anInstallation();

    await expect(importAccount(fresh.dependencies, path, { isTrusted: true })).rejects.toThrow(words);

    expect(await rowsOf(fresh.dependencies.database, owner.uid)).toEqual(
      Object.fromEntries(accountTables.map(({ name }) => [name, []])),
    );
    expect(await hashesIn(fresh)).toEqual([]);
  });
});

const anInstallation = async (): Promise<ApiUnderTest> => {
  const { api, close } = await startApi();
  onTestFinished(close);
  return api;
};

/** Every row of an account, as the database writes it, by table. */
const rowsOf = async (database: Database, uid: string): Promise<Record<string, string[]>> => {
  const dump: Record<string, string[]> = {};
  for (const { name, owner } of accountTables) {
    const condition =
      owner === undefined
        ? sql`lease_id IN (SELECT id FROM leases WHERE owner_uid = ${uid})`
        : sql`${sql.ref(owner)} = ${uid}`;
    const { rows } = await sql<{ row: string }>`
      SELECT t::text AS row FROM ${sql.table(name)} t WHERE ${condition} ORDER BY 1`.execute(database);
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
};

const hashesIn = async ({ dependencies }: ApiUnderTest): Promise<string[]> =>
  (await Array.fromAsync(dependencies.files.list())).map(({ sha256 }) => sha256).sort();

/** The same archive with some entries changed, named by how they end. */
const changed = async (path: string, changes: Readonly<Record<string, (text: string) => string>>): Promise<string> => {
  const archive = await openArchive(path);
  const other = `${path}.changed`;
  await writeArchive(other, async ({ add }) => {
    for (const name of archive.names) {
      const change = Object.entries(changes).find(([end]) => name.endsWith(end))?.[1];
      await add(name, change ? textEntry(change(await archive.readText(name))) : await archive.read(name));
    }
  });
  archive.close();
  return other;
};
