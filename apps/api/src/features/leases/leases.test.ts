import { createLease, getLease, getLeaseReport } from '@keyclause/contracts';
import { expect, vi } from 'vitest';
import { apiTest } from '#test/api-test.ts';
import { aForm, aLeasePdf } from '#test/leases.ts';

const it = apiTest({ worker: { concurrency: 2 } });

it('reads an uploaded lease into a report', async ({ signedInAs }) => {
  const { request } = await signedInAs();

  const { data } = await request(createLease, { body: aForm([aLeasePdf({ name: 'Oak_Street.pdf' })]) });

  expect(data).toMatchObject({
    duplicate: false,
    lease: { status: 'queued', charge: 'allowance', title: 'Oak Street' },
  });
  const leaseId = data.lease.id;
  await vi.waitFor(async () => {
    expect((await request(getLease, { params: { leaseId } })).data.status).toBe('ready');
  }, 20_000);
  const { data: report } = await request(getLeaseReport, { params: { leaseId } });
  expect(report.facts.rent_monthly?.value).toEqual({ cents: 142_500, currency: 'USD' });
});
