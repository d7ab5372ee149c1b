// @vitest-environment node
import { flagSchema, type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { expect, it } from 'vitest';
import { letterPoints } from '../letter/letter-points.ts';
import { itemsOf } from '../report-items.ts';
import { missingBeyondFlags } from './missing-beyond-flags.ts';

const lease = `RESIDENTIAL LEASE

This Lease is made on March 3, 2026 between Marrow Street Homes LLC ("Landlord") and Ines Nunn ("Tenant") for 12 Marrow Street, Unit 3, Dayton, Ohio 45402.

1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.

2. Rent. Tenant shall pay rent of $1,200.00 per month on the first day of each month.

3. Default. If Tenant breaks any term of this Lease, Landlord may terminate it at once, without notice and without any opportunity to cure.

4. Return. Tenant shall return the premises in the same condition as received.
`;

const report: LeaseReport = leaseReportSchema.parse(
  readLease([{ name: 'lease.txt', document: readPlainText(new TextEncoder().encode(lease), defaultDocumentLimits) }]),
);

const cure = 'RF52_no_cure';

it('tells what the words of a lease take away once, under what is missing, and opens these words', () => {
  expect(report.flags.map(({ id }) => id)).not.toContain(cure);
  expect(missingBeyondFlags(report).map(({ id }) => id)).toContain(cure);

  expect(itemsOf(report).find(({ key }) => key === cure)?.evidence).toEqual([
    expect.objectContaining({ quote: expect.stringContaining('without any opportunity to cure') }),
  ]);
  expect(letterPoints(report, 'tenant').find(({ key }) => key === cure)?.said).toHaveLength(1);
});

it('tells nothing twice of which a stored report has a flag as well', () => {
  const { evidence = [], ...protection } = report.missing.find(({ id }) => id === cure) ?? {};
  const flag = { ...protection, ...evidence[0], key: `${cure}-1`, kind: 'missing', confidence: 0.7, more: [] };
  const former = { flags: [flagSchema.parse(flag)], missing: report.missing };

  expect(missingBeyondFlags(former).map(({ id }) => id)).not.toContain(cure);
});

it('still tells what no words speak of', () => {
  const silent = { flags: [], missing: report.missing };

  expect(missingBeyondFlags(silent)).toEqual(report.missing);
});
