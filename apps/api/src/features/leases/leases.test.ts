import { readFileSync } from 'node:fs';
import { createLease, getLease, getLeaseReport } from '@keyclause/contracts';
import { expect, vi } from 'vitest';
import { apiTest } from '../../../test/api-test.ts';

const it = apiTest({ worker: { concurrency: 2 } });

it('reads an uploaded lease into a report', async ({ signedInAs, api }) => {
  const { request } = await signedInAs();
  const form = new FormData();
  form.append('files', new File([readFileSync('/work/shared/data/us-leases/02_pm_form_tx.pdf')], '02.pdf'));

  const begun = Date.now();
  const { data } = await request(createLease, { body: form }).catch((e) => {
    console.log(api.logLines.filter((l) => /error|fail/.test(l)).join(''));
    throw e;
  });
  expect(data).toMatchObject({ duplicate: false, lease: { status: 'queued', charge: 'allowance', title: '02' } });

  await vi.waitFor(async () => {
    const { data: lease } = await request(getLease, { params: { leaseId: data.lease.id } });
    expect(lease.status).toBe('ready');
  }, 20_000);
  console.log(Date.now() - begun);
  const { data: report } = await request(getLeaseReport, { params: { leaseId: data.lease.id } });
  console.log(report.facts.landlord);
});
