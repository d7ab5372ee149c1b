import {
  createShareLink,
  deleteLease,
  deleteMe,
  getLeaseReport,
  getSharedLease,
  getSharedReport,
  listSharedPages,
  listShareLinks,
  revokeShareLink,
} from '@keyclause/contracts';
import { describe, expect, vi } from 'vitest';
import { type ApiUnderTest, it, type Person } from '#test/api-test.ts';
import { aReadyLease, uploadLease } from '#test/leases.ts';

const missingToken = 'A'.repeat(43);

const aLink = async (owner: Person, api: ApiUnderTest, body: { days: 7 | null; withDocument: boolean }) => {
  const lease = await aReadyLease(owner, api);
  const { data } = await owner.request(createShareLink, { params: { leaseId: lease.id }, body });
  return { lease, link: data.link, token: data.token };
};

/** The whole answer of each public address, but for what differs from request to request. */
const answersTo = async (
  inject: (options: { url: string }) => Promise<{ statusCode: number; body: string }>,
  token: string,
) => {
  const paths = [
    '',
    '/report',
    '/documents/0',
    '/documents/0/pages',
    '/documents/0/search?text=rent',
    '/documents/0/file',
  ];
  const answers = await Promise.all(paths.map((path) => inject({ url: `/api/shared/${token}${path}` })));
  return answers.map(({ statusCode, body }) => [statusCode, body.replace(/"requestId":"[^"]*"/, '')]);
};

it('shows the report and the document to whoever has the link, and nothing of the account', async ({
  api,
  inject,
  request,
  signedInAs,
}) => {
  const owner = await signedInAs();
  const { lease, token } = await aLink(owner, api, { days: 7, withDocument: true });

  const shared = await request(getSharedLease, { params: { token } });
  const report = await request(getSharedReport, { params: { token } });
  const own = await owner.request(getLeaseReport, { params: { leaseId: lease.id } });
  const pages = await request(listSharedPages, { params: { token, documentIndex: 0 } });
  const file = await inject({ url: `/api/shared/${token}/documents/0/file` });

  expect(shared.data).toMatchObject({ title: lease.title, withDocument: true });
  expect(report.data).toEqual(own.data);
  expect(pages.data.pages).toHaveLength(1);
  expect(file.statusCode).toBe(200);
  const all = JSON.stringify([shared.data, report.data, pages.data]);
  expect(all).not.toContain(owner.uid);
  expect(all).not.toContain(owner.email);
  expect(all).not.toContain(lease.id);
});

it('keeps the document back where the owner shares the report alone', async ({ api, inject, request, signedInAs }) => {
  const { token } = await aLink(await signedInAs(), api, { days: null, withDocument: false });

  const statuses = (await answersTo(inject, token)).map(([status]) => status);

  expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
  expect((await request(getSharedLease, { params: { token } })).data.expiresAt).toBeNull();
});

describe('a link that no longer holds', () => {
  it('answers as one that never was: revoked, expired, its lease deleted, its account gone', async ({
    api,
    database,
    inject,
    signedInAs,
  }) => {
    const owner = await signedInAs({ credits: 9 });
    const gone = await signedInAs();
    const revoked = await aLink(owner, api, { days: 7, withDocument: true });
    const expired = await aLink(owner, api, { days: 7, withDocument: true });
    const deleted = await aLink(owner, api, { days: null, withDocument: true });
    const orphan = await aLink(gone, api, { days: null, withDocument: true });
    const unknown = await answersTo(inject, missingToken);
    expect(unknown.every(([status]) => status === 404)).toBe(true);
    expect((await answersTo(inject, revoked.token)).every(([status]) => status === 200)).toBe(true);

    const { lease, link } = revoked;
    await owner.request(revokeShareLink, { params: { leaseId: lease.id, shareLinkId: link.id } });
    const past = new Date(Date.now() - 1_000);
    await database.updateTable('shareLinks').set({ expiresAt: past }).where('id', '=', expired.link.id).execute();
    await owner.request(deleteLease, { params: { leaseId: deleted.lease.id } });
    await gone.request(deleteMe, { body: { confirmEmail: gone.email } });
    await vi.waitFor(async () => {
      const left = await database.selectFrom('shareLinks').select('id').where('id', '=', orphan.link.id).execute();
      expect(left).toEqual([]);
    });

    for (const { token } of [revoked, expired, deleted, orphan])
      expect(await answersTo(inject, token)).toEqual(unknown);
    expect((await inject({ url: '/api/shared/short' })).statusCode).toBe(404);
  });

  it('is not listed, and one that holds is listed without its token', async ({ api, database, signedInAs }) => {
    const owner = await signedInAs();
    const { lease, link, token } = await aLink(owner, api, { days: 7, withDocument: false });
    const listed = async () => (await owner.request(listShareLinks, { params: { leaseId: lease.id } })).data.links;

    expect(await listed()).toEqual([link]);
    expect(JSON.stringify(await listed())).not.toContain(token);
    await database
      .updateTable('shareLinks')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect(await listed()).toEqual([]);
  });
});

it('keeps of a token only its hash, writes it in no log, and names it to nobody', async ({
  api,
  database,
  inject,
  signedInAs,
}) => {
  const { token } = await aLink(await signedInAs(), api, { days: 7, withDocument: true });
  const answer = await inject({ url: `/api/shared/${token}` });
  await inject({ url: `/api/shared/${token}/documents/7` });
  await inject({ url: `/shared/${token}` });

  expect(token).toMatch(/^[\w-]{43}$/);
  const [row] = await database.selectFrom('shareLinks').selectAll().execute();
  expect(JSON.stringify({ ...row, tokenHash: row?.tokenHash.toString('latin1') })).not.toContain(token);
  expect(row?.tokenHash).toHaveLength(32);
  expect(api.logLines.join('\n')).not.toContain(token);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
});

it('refuses a link to a lease that has no report yet', async ({ signedInAs }) => {
  const owner = await signedInAs();
  const lease = await uploadLease(owner);

  await expect(
    owner.request(createShareLink, { params: { leaseId: lease.id }, body: { days: 7, withDocument: false } }),
  ).rejects.toMatchObject({ status: 409, code: 'lease_not_ready' });
});
