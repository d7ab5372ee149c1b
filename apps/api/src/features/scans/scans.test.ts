import {
  createLease,
  getMe,
  getScanAllowance,
  grantCredits,
  type Lease,
  quoteScan,
  watchProfile,
} from '@keyclause/contracts';
import { encryptedPdf } from '@keyclause/documents/testing';
import { plans } from '@keyclause/domain';
import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import { type ApiUnderTest, it, type Person, testAdminEmail } from '#test/api-test.ts';
import { aForm, aLeasePdf, aLeaseText, aReadyLease, readNow, uploadLease } from '#test/leases.ts';

/** What the profile's counters should be by the ledger. */
const ledgerOf = async ({ dependencies }: ApiUnderTest, { uid }: Person) => {
  const { rows } = await sql<{ credits: number; freeScans: number; entries: number }>`
    SELECT coalesce(sum(credits), 0)::int AS credits, count(*)::int AS entries,
      coalesce(sum(scans) FILTER (WHERE tier = 'free'), 0)::int AS free_scans
    FROM credit_entries WHERE uid = ${uid}`.execute(dependencies.database);
  return rows[0] ?? { credits: 0, freeScans: 0, entries: 0 };
};

const grant = async (api: ApiUnderTest, person: Person, admin: Person, credits: number): Promise<void> => {
  await admin.request(grantCredits, {
    params: { uid: person.uid },
    body: { credits, reason: 'for the test', key: crypto.randomUUID() },
  });
  expect((await ledgerOf(api, person)).credits).toBe(credits);
};

const useUpFreeScans = ({ dependencies }: ApiUnderTest, { uid }: Person) =>
  dependencies.database
    .updateTable('profiles')
    .set({ freeScansUsed: plans.free.scans })
    .where('uid', '=', uid)
    .execute();

describe('what a reading is paid with', () => {
  it('takes the free scans first, then credits, then refuses', async ({ api, signedInAs }) => {
    const person = await signedInAs({ credits: 1 });
    const charges: Lease['charge'][] = [];

    for (let scan = 0; scan < plans.free.scans + 1; scan += 1) charges.push((await uploadLease(person)).charge);

    expect(charges).toEqual(['allowance', 'allowance', 'allowance', 'credit']);
    await expect(uploadLease(person)).rejects.toMatchObject({ status: 402, body: { code: 'no_scans_left' } });
    const { data } = await person.request(getScanAllowance);
    expect(data).toEqual({ used: 3, included: 3, period: 'ever', credits: 0, nextCharge: null });
    expect(await ledgerOf(api, person)).toMatchObject({ credits: -1, freeScans: 3, entries: 4 });
  });

  it('counts the month of a paid plan, and leaves the free scans alone', async ({ api, signedInAs }) => {
    const person = await signedInAs({ tier: 'paid' });
    await aReadyLease(person, api);
    await api.dependencies.database.updateTable('creditEntries').set({ month: '2020-02' }).execute();
    await aReadyLease(person, api);

    const { data } = await person.request(getScanAllowance);

    expect(data).toEqual({ used: 1, included: 30, period: 'month', credits: 0, nextCharge: 'allowance' });
    expect((await person.request(getMe)).data.profile.freeScansUsed).toBe(0);
  });

  it('keeps what a reading took when its report was delivered', async ({ api, signedInAs }) => {
    const person = await signedInAs();

    await aReadyLease(person, api);

    expect((await person.request(getMe)).data.profile.freeScansUsed).toBe(1);
    expect(await kindsOf(api)).toEqual(['reserve', 'commit']);
  });

  it('gives back what a reading took when it failed', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await uploadLease(person, [{ name: 'locked.pdf', bytes: encryptedPdf('secret') }]);
    expect((await person.request(getMe)).data.profile.freeScansUsed).toBe(1);

    await readNow(api, id);

    expect((await person.request(getMe)).data.profile.freeScansUsed).toBe(0);
    expect(await kindsOf(api)).toEqual(['reserve', 'release']);
    expect(await ledgerOf(api, person)).toMatchObject({ credits: 0, freeScans: 0 });
  });

  it('settles a reading once, however often its job runs', async ({ api, signedInAs }) => {
    const person = await signedInAs({ credits: 2 });
    await useUpFreeScans(api, person);
    const { id } = await uploadLease(person);

    await Promise.all([readNow(api, id), readNow(api, id), readNow(api, id)]);
    await readNow(api, id);

    expect(await kindsOf(api)).toEqual(['reserve', 'commit']);
    expect((await person.request(getMe)).data.profile.analysisCredits).toBe(1);
    const { rows } = await sql`SELECT FROM lease_reports`.execute(api.dependencies.database);
    expect(rows).toHaveLength(1);
  });
});

const repetitions = 200;

it(`spends one credit once among fifty uploads at the same time, ${repetitions} times over`, {
  timeout: 600_000,
}, async ({ api, signedInAs }) => {
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const person = await signedInAs({ credits: 1 });
    await useUpFreeScans(api, person);

    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => person.request(createLease, { body: aForm([aLeaseText()]) })),
    );

    const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(49).fill([402, 'no_scans_left']));
    expect((await person.request(getMe)).data.profile.analysisCredits).toBe(0);
    expect(await ledgerOf(api, person)).toMatchObject({ credits: -1, entries: 1 });
    const leases = await api.dependencies.database
      .selectFrom('leases')
      .select('id')
      .where('ownerUid', '=', person.uid)
      .execute();
    expect(leases).toHaveLength(1);
  }
});

describe('credits from the admin', () => {
  it('are added once for each key', async ({ api, signedInAs }) => {
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    const person = await signedInAs();
    const gift = { params: { uid: person.uid }, body: { credits: 5, reason: 'sorry', key: crypto.randomUUID() } };

    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.request(grantCredits, gift)));

    expect(answers.map(({ data }) => data.analysisCredits)).toEqual(Array(10).fill(5));
    expect(await ledgerOf(api, person)).toEqual({ credits: 5, freeScans: 0, entries: 1 });
  });

  it('are refused for an account that does not exist', async ({ signedInAs }) => {
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    const gift = { params: { uid: 'nobody' }, body: { credits: 5, reason: 'sorry', key: crypto.randomUUID() } };

    await expect(admin.request(grantCredits, gift)).rejects.toMatchObject({ status: 404 });
  });

  it('show in the profile stream, as does each scan', async ({ api, signedInAs }) => {
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    const person = await signedInAs();
    const seen: [number, number][] = [];
    const end = person.subscribe(
      watchProfile,
      {},
      {
        onEvent: ({ freeScansUsed, analysisCredits }) => seen.push([freeScansUsed, analysisCredits]),
      },
    );
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([0, 0]));

    await grant(api, person, admin, 4);
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([0, 4]));
    await uploadLease(person);

    await vi.waitFor(() => expect(seen.at(-1)).toEqual([1, 4]));
    end();
  });
});

describe('the price of a reading before it is sent', () => {
  it('is a scan of the plan, a credit, or a refusal', async ({ api, signedInAs }) => {
    const person = await signedInAs({ credits: 1 });
    const ask = async () => (await person.request(quoteScan, { body: { sha256: ['a'.repeat(64)] } })).data;

    expect(await ask()).toMatchObject({ charge: 'allowance', existingLeaseId: null });
    await useUpFreeScans(api, person);
    expect(await ask()).toMatchObject({ charge: 'credit', allowance: { credits: 1, nextCharge: 'credit' } });
    await uploadLease(person);
    expect(await ask()).toMatchObject({ charge: 'refused', allowance: { credits: 0, nextCharge: null } });
  });

  it('is nothing for files that this owner has had read, in this order', async ({ api, signedInAs }) => {
    const [person, other] = [await signedInAs(), await signedInAs()];
    const files = [aLeasePdf(), aLeasePdf()];
    const { id } = await aReadyLease(person, api, files);
    const sha256 = await Promise.all(files.map(({ bytes }) => hashOf(bytes)));

    const mine = await person.request(quoteScan, { body: { sha256 } });
    const reversed = await person.request(quoteScan, { body: { sha256: sha256.toReversed() } });
    const theirs = await other.request(quoteScan, { body: { sha256 } });

    expect(mine.data).toMatchObject({ charge: 'free', existingLeaseId: id });
    expect(reversed.data).toMatchObject({ charge: 'allowance', existingLeaseId: null });
    expect(theirs.data).toMatchObject({ charge: 'allowance', existingLeaseId: null });
  });
});

const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

const kindsOf = async ({ dependencies }: ApiUnderTest): Promise<string[]> =>
  (await dependencies.database.selectFrom('creditEntries').select('kind').orderBy('createdAt').execute()).map(
    ({ kind }) => kind,
  );
