import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getIntegrity, startIntegrityCheck } from '@keyclause/contracts';
import { describe, expect } from 'vitest';
import { type ApiUnderTest, apiTest, testAdminEmail } from '#test/api-test.ts';
import { aLeasePdf, aReadyLease } from '#test/leases.ts';
import { createIntegrityCheck } from './check-integrity.ts';

const it = apiTest();

describe('the check of all stored files', () => {
  it('finds exactly one missing, one mismatching and one orphan, and gives no wrong byte of them', async ({
    api,
    signedInAs,
    database,
  }) => {
    const owner = await signedInAs({ tier: 'pro' });
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    const [whole, lost, cut] = await Promise.all(
      ['whole.pdf', 'lost.pdf', 'cut.pdf'].map((name) => aReadyLease(owner, api, [aLeasePdf({ name })])),
    );
    const hashOf = async (leaseId = ''): Promise<string> =>
      (
        await database
          .selectFrom('leaseFiles')
          .select('sha256')
          .where('leaseId', '=', leaseId)
          .executeTakeFirstOrThrow()
      ).sha256;
    await rm(pathOf(api, await hashOf(lost?.id)));
    await truncate(pathOf(api, await hashOf(cut?.id)), 500);
    const stray = await api.dependencies.files.stage(Readable.from([Buffer.from('nobody names this')]));
    await stray.keep();

    const { data, response } = await admin.request(startIntegrityCheck);
    expect(response.status).toBe(202);
    expect(data.check).toMatchObject({ status: 'queued', counts: { missing: 0, mismatch: 0, orphan: 0 } });
    await runCheck(api, data.check?.id ?? '');

    const { check } = (await admin.request(getIntegrity)).data;
    expect(check).toMatchObject({ status: 'done', checked: 3, total: 3 });
    expect(check?.counts).toEqual({ missing: 1, mismatch: 1, orphan: 1 });
    expect(check?.findings.map(({ fault, leaseIds }) => [fault, leaseIds]).sort()).toEqual([
      ['mismatch', [cut?.id]],
      ['missing', [lost?.id]],
      ['orphan', []],
    ]);
    const download = (leaseId = '') => owner.inject({ url: `/api/leases/${leaseId}/documents/0/file` });
    expect((await download(whole?.id)).statusCode).toBe(200);
    const [damaged, missing] = [await download(cut?.id), await download(lost?.id)];
    expect([damaged.statusCode, damaged.json().code]).toEqual([500, 'file_damaged']);
    expect([missing.statusCode, missing.json().code]).toEqual([500, 'file_missing']);
    expect(damaged.headers['content-type']).toContain('application/json');
    expect(damaged.headers['content-disposition']).toBeUndefined();
  });

  it('starts no second check while one is under way, and a new one after its end', async ({ api, signedInAs }) => {
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    expect((await admin.request(getIntegrity)).data.check).toBeNull();

    const started = await Promise.all(Array.from({ length: 5 }, () => admin.request(startIntegrityCheck)));
    const ids = new Set(started.map(({ data }) => data.check?.id));
    expect(ids.size).toBe(1);

    await runCheck(api, [...ids][0] ?? '');
    const { data } = await admin.request(startIntegrityCheck);
    expect(ids.has(data.check?.id)).toBe(false);
  });

  it('says that it failed when no run came to its end', async ({ api, signedInAs }) => {
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    const { data } = await admin.request(startIntegrityCheck);

    await createIntegrityCheck(api.dependencies).giveUp({ checkId: data.check?.id ?? '' });

    expect((await admin.request(getIntegrity)).data.check?.status).toBe('failed');
  });

  it('is for the admin only', async ({ signedInAs, inject }) => {
    const person = await signedInAs({ isVerified: true });

    expect((await person.inject({ url: '/api/admin/integrity' })).statusCode).toBe(403);
    expect((await person.inject({ method: 'POST', url: '/api/admin/integrity' })).statusCode).toBe(403);
    expect((await inject({ url: '/api/admin/integrity' })).statusCode).toBe(401);
  });
});

describe('an archive of somebody’s data', () => {
  it('holds a note in place of a file that is lost, and everything else', async ({ api, signedInAs }) => {
    const owner = await signedInAs();
    const lease = await aReadyLease(owner, api, [aLeasePdf({ name: 'mine.pdf' })]);
    const { sha256 } = await api.dependencies.database
      .selectFrom('leaseFiles')
      .select('sha256')
      .where('leaseId', '=', lease.id)
      .executeTakeFirstOrThrow();
    await rm(pathOf(api, sha256));

    const archive = await owner.inject({ url: '/api/me/export' });

    expect(archive.statusCode).toBe(200);
    expect(archive.body).toContain('1-mine.pdf.lost.txt');
    expect(archive.body).toContain(`leases/${lease.id}/report.json`);
  });
});

const pathOf = ({ dependencies }: ApiUnderTest, sha256: string): string =>
  join(dependencies.dataDirectory, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);

const runCheck = ({ dependencies }: ApiUnderTest, checkId: string): Promise<void> =>
  createIntegrityCheck(dependencies).run({
    id: checkId,
    payload: { checkId },
    attempt: 0,
    signal: new AbortController().signal,
  });
