import { createHash } from 'node:crypto';
import {
  cancelLease,
  createLease,
  deleteLease,
  getLease,
  getLeaseReport,
  getMe,
  type Lease,
  listLeases,
  restoreLease,
  updateLease,
  watchLeases,
} from '@keyclause/contracts';
import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import { MissingFileError } from '#adapters/files/file-store.ts';
import { apiTest, type Person } from '#test/api-test.ts';
import { aForm, aLeasePdf, aReadyLease, readNow, type UploadedFile, uploadLease } from '#test/leases.ts';

const it = apiTest();
const itWithWorker = apiTest({ worker: { concurrency: 2 }, undoSeconds: 1 });

const statusOf = async (person: Person, leaseId: string): Promise<string> =>
  (await person.request(getLease, { params: { leaseId } })).data.status;

const untilReady = (person: Person, leaseId: string) =>
  vi.waitFor(async () => expect(await statusOf(person, leaseId)).toBe('ready'), { timeout: 20_000, interval: 50 });

describe('a lease that is uploaded', () => {
  itWithWorker('becomes a report, told page by page', async ({ signedInAs }) => {
    const person = await signedInAs({ tier: 'pro' });
    const events: Lease[] = [];
    const end = person.subscribe(watchLeases, {}, { onEvent: (lease) => events.push(lease) });

    const lease = await uploadLease(person, [aLeasePdf({ name: 'Oak_Street.pdf', pageCount: 40 })]);

    expect(lease).toMatchObject({ charge: 'allowance', title: 'Oak Street', summary: null });
    await vi.waitFor(() => expect(events.at(-1)?.status).toBe('ready'), 20_000);
    end();
    expect(events.some(({ progress }) => progress !== null)).toBe(true);
    expect(new Set(events.map(({ id }) => id))).toEqual(new Set([lease.id]));
    const { data: report } = await person.request(getLeaseReport, { params: { leaseId: lease.id } });
    expect(report.facts.rent_monthly?.value).toEqual({ cents: 142_500, currency: 'USD' });
    expect(events.at(-1)?.summary).toMatchObject({ kind: 'residential', pageCount: 40, rentMonthlyCents: 142_500 });
  });

  itWithWorker('gives the same report, byte for byte, from the same files', async ({ api, signedInAs }) => {
    const [first, second] = [await signedInAs(), await signedInAs()];
    const files = [aLeasePdf()];
    const leases = [await uploadLease(first, files), await uploadLease(second, files)];
    await untilReady(first, leases[0]?.id ?? '');
    await untilReady(second, leases[1]?.id ?? '');

    const { rows } = await sql<{ md5: string }>`SELECT DISTINCT md5(report) FROM lease_reports`.execute(
      api.dependencies.database,
    );

    expect(rows).toHaveLength(1);
  });

  it('is the stored lease again, free, when the same files come again', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const files = [aLeasePdf(), aLeasePdf()];
    const { id } = await aReadyLease(person, api, files);

    const renamed = files.map(({ bytes }, index) => ({ bytes, name: `copy ${index}.pdf` }));
    const { data } = await person.request(createLease, { body: aForm(renamed) });

    expect([data.duplicate, data.lease.id]).toEqual([true, id]);
    expect((await person.request(getMe)).data.profile.freeScansUsed).toBe(1);
    expect((await person.request(listLeases)).data.total).toBe(1);
  });

  it('is read anew when the files come in another order, or after the report was deleted', async ({
    api,
    signedInAs,
  }) => {
    const person = await signedInAs();
    const files = [aLeasePdf(), aLeasePdf()];
    const { id } = await aReadyLease(person, api, files);

    const reversed = await person.request(createLease, { body: aForm(files.toReversed()) });
    await person.request(deleteLease, { params: { leaseId: id } });
    const again = await person.request(createLease, { body: aForm(files) });

    expect([reversed.data.duplicate, again.data.duplicate]).toEqual([false, false]);
  });

  it('is not found for another owner by its files', async ({ api, signedInAs }) => {
    const [person, other] = [await signedInAs(), await signedInAs()];
    const files = [aLeasePdf()];
    await aReadyLease(person, api, files);

    const { data } = await other.request(createLease, { body: aForm(files) });

    expect(data.duplicate).toBe(false);
  });
});

describe('the list', () => {
  it('finds by title, file, premises and landlord, whatever stands in the words', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const oak = await uploadLease(person, [aLeasePdf({ name: 'oak 100%_a.pdf' })], 'Oak Street');
    const elm = await aReadyLease(person, api, [aLeasePdf({ name: 'elm.pdf' })]);
    const found = async (search: string) =>
      (await person.request(listLeases, { query: { search } })).data.leases.map(({ id }) => id);

    expect(await found('oak st')).toEqual([oak.id]);
    expect(await found('100%_A')).toEqual([oak.id]);
    expect(await found('Linden')).toEqual([elm.id]);
    expect(await found('alder grove')).toEqual([elm.id]);
    for (const nothing of ['%', '_x', "' OR 1=1 --", '\\', '\0oak street\0', '\ud800']) {
      expect([nothing, await found(nothing)]).toEqual([
        nothing,
        nothing.includes('oak') ? [oak.id] : nothing === '%' ? [oak.id] : [],
      ]);
    }
  });

  const sorts = ['newest', 'oldest', 'title', 'score', 'end'] as const;
  for (const sort of sorts) {
    it(`comes in pages that hold each lease once, sorted by ${sort}`, async ({ api, signedInAs }) => {
      const person = await signedInAs({ tier: 'pro' });
      for (const title of ['b', 'A', 'c', 'ä"\\', 'b', 'z'.repeat(200), 'a'])
        await uploadLease(person, undefined, title);
      await aReadyLease(person, api);
      const all = (await person.request(listLeases, { query: { sort, limit: 100 } })).data;

      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await person.request(listLeases, {
          query: { sort, limit: 3, ...(cursor === undefined ? {} : { cursor }) },
        });
        paged.push(...data.leases.map(({ id }) => id));
        cursor = data.nextCursor ?? undefined;
      } while (cursor !== undefined && paged.length < 20);

      expect(paged).toEqual(all.leases.map(({ id }) => id));
      expect([all.total, new Set(paged).size]).toEqual([8, 8]);
    });
  }

  it('refuses a cursor that it did not make', async ({ signedInAs }) => {
    const person = await signedInAs();
    const forged = ['x', '!!', Buffer.from('["newest","2026-01-01\'; DROP TABLE leases;--",1]').toString('base64url')];

    for (const cursor of forged) {
      await expect(person.request(listLeases, { query: { cursor } })).rejects.toMatchObject({
        status: 400,
        body: { code: 'invalid_request', fields: [{ path: 'cursor' }] },
      });
    }
  });
});

describe('a lease can be', () => {
  it('renamed, with what nobody sees left out', async ({ signedInAs }) => {
    const person = await signedInAs();
    const { id } = await uploadLease(person);
    const rename = (title: string) => person.request(updateLease, { params: { leaseId: id }, body: { title } });

    expect((await rename(' Elm\u202E \0Street ')).data.title).toBe('Elm Street');
    await expect(rename('\u200B\0')).rejects.toMatchObject({ status: 400, body: { fields: [{ path: 'title' }] } });
    await expect(rename('x'.repeat(201))).rejects.toMatchObject({ status: 400 });
    expect((await person.request(getLease, { params: { leaseId: id } })).data.title).toBe('Elm Street');
  });

  it('cancelled while it waits: nothing is charged and its job is gone', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await uploadLease(person);

    const { data } = await person.request(cancelLease, { params: { leaseId: id } });

    expect(data).toMatchObject({ status: 'cancelled', progress: null });
    expect((await person.request(getMe)).data.profile.freeScansUsed).toBe(0);
    const { rows } = await sql`SELECT FROM jobs.job WHERE id = ${id}`.execute(api.dependencies.database);
    expect(rows).toEqual([]);
    await readNow(api, id);
    expect(await statusOf(person, id)).toBe('cancelled');
    expect((await person.request(cancelLease, { params: { leaseId: id } })).data.status).toBe('cancelled');
  });

  itWithWorker('cancelled while it is read: the reading stops and nothing is charged', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await uploadLease(person, [aLeasePdf({ pageCount: 600 })]);
    await vi.waitFor(async () => expect(await statusOf(person, id)).toBe('reading'), { timeout: 10_000, interval: 5 });

    await person.request(cancelLease, { params: { leaseId: id } });

    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await statusOf(person, id)).toBe('cancelled');
    expect((await person.request(getMe)).data.profile.freeScansUsed).toBe(0);
    const { rows } = await sql`SELECT FROM lease_reports`.execute(api.dependencies.database);
    expect(rows).toEqual([]);
  });

  it('not cancelled any more once it has been read', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await aReadyLease(person, api);

    await expect(person.request(cancelLease, { params: { leaseId: id } })).rejects.toMatchObject({
      status: 409,
      body: { code: 'lease_settled' },
    });
    expect((await person.request(getMe)).data.profile.freeScansUsed).toBe(1);
  });

  it('deleted, and restored within a minute with all that it had', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await aReadyLease(person, api);
    const params = { leaseId: id };
    const before = (await person.request(getLease, { params })).data;

    const { data } = await person.request(deleteLease, { params });

    expect(Date.parse(data.restorableUntil) - Date.now()).toBeGreaterThan(55_000);
    for (const gone of [getLease, getLeaseReport]) {
      await expect(person.request(gone, { params })).rejects.toMatchObject({ status: 404 });
    }
    expect((await person.request(listLeases)).data).toMatchObject({ leases: [], total: 0 });
    await expect(person.request(deleteLease, { params })).rejects.toMatchObject({ status: 404 });
    const restored = (await person.request(restoreLease, { params })).data;
    expect({ ...restored, updatedAt: before.updatedAt }).toEqual(before);
    await person.request(getLeaseReport, { params });
  });

  itWithWorker(
    'deleted for good: its rows and files go, but not a file that another lease has',
    async ({ api, signedInAs }) => {
      const [person, other] = [await signedInAs(), await signedInAs()];
      const [shared, own] = [aLeasePdf(), aLeasePdf()];
      const lease = await uploadLease(person, [shared, own]);
      const kept = await uploadLease(other, [shared]);
      await untilReady(person, lease.id);
      await untilReady(other, kept.id);
      const { database, files } = api.dependencies;

      await person.request(deleteLease, { params: { leaseId: lease.id } });

      await vi.waitFor(async () => {
        const left = await database.selectFrom('leases').select('id').execute();
        expect(left).toEqual([{ id: kept.id }]);
        await expect(files.open(hashOf(own))).rejects.toThrow(MissingFileError);
      }, 15_000);
      (await files.open(hashOf(shared))).stream.destroy();
      const { rows } = await sql<{ leaseId: string }>`SELECT lease_id FROM lease_reports UNION ALL
      SELECT lease_id FROM lease_pages UNION ALL SELECT lease_id FROM lease_dates UNION ALL
      SELECT lease_id FROM lease_documents UNION ALL SELECT lease_id FROM lease_files`.execute(database);
      expect(new Set(rows.map(({ leaseId }) => leaseId))).toEqual(new Set([kept.id]));
      await expect(person.request(restoreLease, { params: { leaseId: lease.id } })).rejects.toMatchObject({
        status: 404,
      });
    },
  );

  it('deleted while it is read: nothing is charged', async ({ signedInAs }) => {
    const person = await signedInAs();
    const { id } = await uploadLease(person);

    await person.request(deleteLease, { params: { leaseId: id } });

    expect((await person.request(getMe)).data.profile.freeScansUsed).toBe(0);
    expect((await person.request(restoreLease, { params: { leaseId: id } })).data.status).toBe('cancelled');
  });
});

describe('the stream of my leases', () => {
  it('begins with those that are not read yet, and tells of nobody else', async ({ signedInAs }) => {
    const [person, other] = [await signedInAs(), await signedInAs()];
    const waiting = await uploadLease(person);
    const events: Lease[] = [];

    const end = person.subscribe(watchLeases, {}, { onEvent: (lease) => events.push(lease) });
    await vi.waitFor(() => expect(events[0]?.id).toBe(waiting.id));
    await uploadLease(other);
    await person.request(updateLease, { params: { leaseId: waiting.id }, body: { title: 'Renamed' } });

    await vi.waitFor(() => expect(events.at(-1)?.title).toBe('Renamed'));
    expect(new Set(events.map(({ id }) => id))).toEqual(new Set([waiting.id]));
    end();
  });
});

const hashOf = ({ bytes }: UploadedFile): string => createHash('sha256').update(bytes).digest('hex');
