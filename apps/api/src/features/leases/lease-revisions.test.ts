import { createHash } from 'node:crypto';
import {
  addAmendment,
  arrangeLeaseFiles,
  cancelLease,
  deleteLease,
  endRevision,
  exportMe,
  getLease,
  getLeaseReport,
  getScanAllowance,
  type LeaseDetails,
  listLeases,
  quoteAmendment,
  restoreLease,
  undoRevision,
} from '@keyclause/contracts';
import { RequestError } from '@keyclause/request';
import { expect } from 'vitest';
import {
  anAmendableLease,
  firstAmendment,
  readRevisionNow,
  revisionIdOf,
  secondAmendment,
} from '#test/amended-lease.ts';
import { type ApiUnderTest, it, type Person } from '#test/api-test.ts';
import { aForm, aReadyLease, leaseSnapshot, readNow, type UploadedFile } from '#test/leases.ts';
import { inflateEntries } from '#test/zip.ts';
import { createLeasePurge } from '#worker/purge-lease.ts';
import { sweepObjects } from './lease-objects.ts';

const detailsOf = async (person: Person, leaseId: string): Promise<LeaseDetails> =>
  (await person.request(getLease, { params: { leaseId } })).data;

const reportOf = async (person: Person, leaseId: string) =>
  (await person.request(getLeaseReport, { params: { leaseId } })).data;

const usedBy = async (person: Person): Promise<number> => (await person.request(getScanAllowance)).data.used;

const add = async (person: Person, leaseId: string, files: readonly UploadedFile[]): Promise<LeaseDetails> =>
  (await person.request(addAmendment, { params: { leaseId }, body: aForm(files) })).data;

const refusalOf = async (attempt: Promise<unknown>): Promise<{ code: string | undefined; message: string }> => {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestError)) throw new Error('It was not refused');
  return { code: error.code, message: error.message };
};

const hashesOf = (files: readonly UploadedFile[]): string[] =>
  files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));

const storedHashes = async ({ dependencies: { files } }: ApiUnderTest): Promise<string[]> => {
  const hashes: string[] = [];
  for await (const { sha256 } of files.list()) hashes.push(sha256);
  return hashes;
};

/** What the first amendment makes of the rent. */
const amendedRent = { from: '2026-06-01', monthlyCents: 136_500 };

const anAmendedLease = async (person: Person, api: ApiUnderTest, amendments: readonly UploadedFile[]) => {
  const lease = await aReadyLease(person, api, [anAmendableLease()]);
  for (const amendment of amendments) {
    await add(person, lease.id, [amendment]);
    await readRevisionNow(api, lease.id);
  }
  return lease;
};

it('reads a lease with its amendment: present terms with their words, former ones below, for one scan', async ({
  api,
  signedInAs,
}) => {
  const person = await signedInAs();
  const lease = await aReadyLease(person, api, [anAmendableLease()]);

  const adding = await add(person, lease.id, [firstAmendment]);
  expect(adding).toMatchObject({
    status: 'ready',
    files: [{ name: 'lease.txt' }],
    revision: { kind: 'added', status: 'queued', files: [{ name: 'lease.txt' }, { name: 'amendment-1.txt' }] },
  });
  expect((await reportOf(person, lease.id)).documents).toHaveLength(1);
  await readRevisionNow(api, lease.id);

  const amended = await detailsOf(person, lease.id);
  expect(amended).toMatchObject({ status: 'ready', revision: null, undoableUntil: null });
  expect(amended.files.map(({ name }) => name)).toEqual(['lease.txt', 'amendment-1.txt']);
  expect(amended.summary).toMatchObject({
    rentMonthlyCents: 130_000,
    amendedRents: [amendedRent],
    endOn: '2027-05-31',
  });
  expect(amended.revisedAt).not.toBeNull();
  const { facts, documents } = await reportOf(person, lease.id);
  expect(documents[1]).toMatchObject({ place: 1, placedBy: 'date', datedOn: '2026-03-01' });
  expect(facts.rent_monthly).toMatchObject({ value: { cents: 136_500 }, document: 1 });
  expect(facts.rent_monthly?.superseded[0]).toMatchObject({ value: { cents: 130_000 }, document: 0 });
  const file = await person.inject({ url: `/api/leases/${lease.id}/documents/1/file` });
  expect(file.rawPayload.equals(Buffer.from(firstAmendment.bytes))).toBe(true);
  expect(await usedBy(person)).toBe(2);
  expect((await person.request(listLeases)).data).toMatchObject({ total: 1, leases: [{ id: lease.id }] });
});

it('puts amendments in the order of their days, whatever order they came in', async ({ api, signedInAs }) => {
  const person = await signedInAs({ credits: 5 });
  const lease = await anAmendedLease(person, api, [secondAmendment, firstAmendment]);

  const { facts, documents } = await reportOf(person, lease.id);

  expect(documents.map(({ name, place }) => [name, place])).toEqual([
    ['lease.txt', 0],
    ['amendment-2.txt', 2],
    ['amendment-1.txt', 1],
  ]);
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 142_000 });
  expect(facts.end_date?.value).toBe('2027-05-31');
});

it('leaves the lease as it was when an amendment cannot be read, charges nothing and says why', async ({
  api,
  signedInAs,
}) => {
  const person = await signedInAs();
  const lease = await aReadyLease(person, api, [anAmendableLease()]);
  const before = await leaseSnapshot(api, lease.id);
  const broken = { name: 'broken.pdf', bytes: new Uint8Array(Buffer.from('%PDF-1.7\nnothing of a document\n')) };

  await add(person, lease.id, [broken]);
  await readRevisionNow(api, lease.id);

  expect(await leaseSnapshot(api, lease.id)).toBe(before);
  expect(await usedBy(person)).toBe(1);
  const failed = await detailsOf(person, lease.id);
  expect(failed.revision).toMatchObject({ kind: 'added', status: 'failed', failure: { fileName: 'broken.pdf' } });
  expect(failed.summary).toMatchObject({ rentMonthlyCents: 130_000, amendedRents: [] });

  await add(person, lease.id, [firstAmendment]);
  expect((await detailsOf(person, lease.id)).revision).toMatchObject({ status: 'queued' });
  await readRevisionNow(api, lease.id);
  expect((await detailsOf(person, lease.id)).summary).toMatchObject({ amendedRents: [amendedRent] });
  expect(await storedHashes(api)).not.toContain(hashesOf([broken])[0]);
});

it('stops the reading of an amendment on request, gives the scan back and forgets the file', async ({
  api,
  signedInAs,
}) => {
  const person = await signedInAs();
  const lease = await aReadyLease(person, api, [anAmendableLease()]);
  await add(person, lease.id, [firstAmendment]);
  expect(await usedBy(person)).toBe(2);
  const revisionId = await revisionIdOf(api, lease.id);

  const { data } = await person.request(endRevision, { params: { leaseId: lease.id } });

  expect(data.revision).toBeNull();
  expect(await usedBy(person)).toBe(1);
  await readNow(api, revisionId);
  expect((await detailsOf(person, lease.id)).files).toHaveLength(1);
  expect(await storedHashes(api)).not.toContain(hashesOf([firstAmendment])[0]);
});

it('says so when the same file is added twice, before the run and on the server', async ({ api, signedInAs }) => {
  const person = await signedInAs({ credits: 5 });
  const lease = await anAmendedLease(person, api, [firstAmendment]);
  const again = { ...firstAmendment, name: 'copy.txt' };

  const { data: quote } = await person.request(quoteAmendment, {
    params: { leaseId: lease.id },
    body: { sha256: hashesOf([again]) },
  });
  expect(quote.sameFile).toBe('amendment-1.txt');
  expect(await refusalOf(add(person, lease.id, [again]))).toEqual({
    code: 'conflict',
    message: '“copy.txt” is the same file as “amendment-1.txt”, which is part of this lease already.',
  });
  expect((await detailsOf(person, lease.id)).revision).toBeNull();
});

it('takes a scan for an amendment, nothing for a set that was read before, and refuses one without a scan', async ({
  api,
  signedInAs,
}) => {
  const person = await signedInAs();
  const lease = await anAmendedLease(person, api, [firstAmendment]);
  const isFree = async (leaseId: string, file: UploadedFile): Promise<boolean> =>
    (await person.request(quoteAmendment, { params: { leaseId }, body: { sha256: hashesOf([file]) } })).data.isFree;
  expect(await isFree(lease.id, secondAmendment)).toBe(false);
  const twin = await aReadyLease(person, api, [anAmendableLease()]);
  expect(await usedBy(person)).toBe(3);

  expect(await isFree(twin.id, firstAmendment)).toBe(true);
  await add(person, twin.id, [firstAmendment]);
  await readRevisionNow(api, twin.id);
  expect((await detailsOf(person, twin.id)).summary).toMatchObject({ amendedRents: [amendedRent] });
  expect(await usedBy(person)).toBe(3);
  expect(await refusalOf(add(person, lease.id, [secondAmendment]))).toMatchObject({ code: 'no_scans_left' });
  expect(await storedHashes(api)).not.toContain(hashesOf([secondAmendment])[0]);
});

it('refuses a second change while one is being read, and a change of a lease without a report', async ({
  api,
  signedInAs,
}) => {
  const person = await signedInAs({ credits: 5 });
  const lease = await aReadyLease(person, api, [anAmendableLease()]);
  await add(person, lease.id, [firstAmendment]);

  expect(await refusalOf(add(person, lease.id, [secondAmendment]))).toMatchObject({ code: 'conflict' });
  expect(
    await refusalOf(
      person.request(arrangeLeaseFiles, { params: { leaseId: lease.id }, body: { files: [0], order: 'given' } }),
    ),
  ).toMatchObject({ code: 'conflict' });
  const revisionId = await revisionIdOf(api, lease.id);
  expect(await refusalOf(add(person, revisionId, [secondAmendment]))).toMatchObject({ code: 'not_found' });
  expect(await refusalOf(person.request(cancelLease, { params: { leaseId: revisionId } }))).toMatchObject({
    code: 'not_found',
  });
});

it('puts files in another order, free, and undoes it to the byte', async ({ api, signedInAs }) => {
  const person = await signedInAs({ credits: 5 });
  const lease = await anAmendedLease(person, api, [firstAmendment, secondAmendment]);
  const [before, used] = [await reportOf(person, lease.id), await usedBy(person)];

  await person.request(arrangeLeaseFiles, {
    params: { leaseId: lease.id },
    body: { files: [0, 2, 1], order: 'given' },
  });
  await readRevisionNow(api, lease.id);

  const { facts, documents } = await reportOf(person, lease.id);
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 136_500 });
  expect(documents.map(({ name, placedBy }) => [name, placedBy])).toEqual([
    ['lease.txt', null],
    ['amendment-2.txt', 'person'],
    ['amendment-1.txt', 'person'],
  ]);
  const ordered = await detailsOf(person, lease.id);
  expect(ordered).toMatchObject({ fileOrder: 'given', undoableUntil: expect.any(String) });
  expect(await usedBy(person)).toBe(used);

  await person.request(undoRevision, { params: { leaseId: lease.id } });

  expect(await reportOf(person, lease.id)).toEqual(before);
  expect(await detailsOf(person, lease.id)).toMatchObject({ fileOrder: 'dated', undoableUntil: null });
  expect(await refusalOf(person.request(undoRevision, { params: { leaseId: lease.id } }))).toMatchObject({
    code: 'conflict',
  });
});

it('takes an amendment out, brings it back on undo, and lets its file go when the time is over', async ({
  api,
  signedInAs,
}) => {
  const person = await signedInAs({ credits: 5 });
  const lease = await anAmendedLease(person, api, [firstAmendment]);
  const [file = ''] = hashesOf([firstAmendment]);
  const takeOut = async (): Promise<void> => {
    await person.request(arrangeLeaseFiles, { params: { leaseId: lease.id }, body: { files: [0], order: 'dated' } });
    await readRevisionNow(api, lease.id);
  };

  await takeOut();
  expect((await detailsOf(person, lease.id)).summary).toMatchObject({ rentMonthlyCents: 130_000, amendedRents: [] });
  await person.request(undoRevision, { params: { leaseId: lease.id } });
  expect((await detailsOf(person, lease.id)).summary).toMatchObject({ amendedRents: [amendedRent] });
  await takeOut();
  expect(await storedHashes(api)).toContain(file);

  await api.dependencies.database.deleteFrom('leases').where('revisionOf', '=', lease.id).execute();
  await sweepObjects(api.dependencies, new Date(), { olderThanMs: 0 });
  expect(await storedHashes(api)).not.toContain(file);
  expect((await reportOf(person, lease.id)).documents).toHaveLength(1);
});

it('keeps the first file first', async ({ api, signedInAs }) => {
  const person = await signedInAs({ credits: 5 });
  const lease = await anAmendedLease(person, api, [firstAmendment]);

  for (const files of [[1, 0], [1], [0, 0], [0, 7]]) {
    const attempt = person.request(arrangeLeaseFiles, {
      params: { leaseId: lease.id },
      body: { files, order: 'given' },
    });
    expect(await refusalOf(attempt)).toMatchObject({ code: 'invalid_request' });
  }
});

it('deletes an amendment that is being read with its lease, and restores the lease without it', async ({
  api,
  signedInAs,
}) => {
  const person = await signedInAs();
  const lease = await aReadyLease(person, api, [anAmendableLease()]);
  await add(person, lease.id, [firstAmendment]);

  await person.request(deleteLease, { params: { leaseId: lease.id } });
  expect(await usedBy(person)).toBe(1);
  await person.request(restoreLease, { params: { leaseId: lease.id } });

  expect(await detailsOf(person, lease.id)).toMatchObject({ status: 'ready', revision: null });
});

it('gives the amendments in the download of an account', async ({ api, signedInAs }) => {
  const person = await signedInAs({ credits: 5 });
  const lease = await anAmendedLease(person, api, [firstAmendment]);
  await add(person, lease.id, [secondAmendment]);

  const { data } = await person.request(exportMe);
  const entries = inflateEntries(Buffer.from(await data.arrayBuffer()));

  const names = [...entries.keys()].filter((name) => name.startsWith('leases/'));
  expect(names).toEqual(
    expect.arrayContaining([
      `leases/${lease.id}/files/1-lease.txt`,
      `leases/${lease.id}/files/2-amendment-1.txt`,
      `leases/${lease.id}/report.json`,
    ]),
  );
  expect(names.every((name) => name.startsWith(`leases/${lease.id}/`))).toBe(true);
  expect(String(entries.get('rows/leases.ndjson')).trim().split('\n')).toHaveLength(1);
});

it('takes everything of a deleted lease with amendments away: rows and files', async ({ api, signedInAs }) => {
  const person = await signedInAs({ credits: 5 });
  const lease = await anAmendedLease(person, api, [firstAmendment]);
  await add(person, lease.id, [secondAmendment]);
  await person.request(deleteLease, { params: { leaseId: lease.id } });

  const purge = createLeasePurge({ ...api.dependencies, undoSeconds: 0, onError: () => undefined });
  const payload = { leaseId: lease.id };
  await purge.run({ id: lease.id, payload, attempt: 0, signal: new AbortController().signal });

  const stored = await storedHashes(api);
  for (const sha256 of hashesOf([firstAmendment, secondAmendment])) expect(stored).not.toContain(sha256);
});
