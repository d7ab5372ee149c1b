// @vitest-environment node
import { type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
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

it('tells what the words of a lease take away once, as a flag with these words', () => {
  const cure = 'RF52_no_cure';
  expect(report.flags.map(({ id }) => id)).toContain(cure);
  expect(report.missing.map(({ id }) => id)).toContain(cure);

  const missing = missingBeyondFlags(report);

  expect(missing.map(({ id }) => id)).not.toContain(cure);
  expect(itemsOf(report).filter(({ key }) => key === cure)).toEqual([]);
  expect(letterPoints(report, 'tenant').filter(({ key }) => key === cure)).toEqual([]);
});

it('still tells what no words speak of', () => {
  const silent = { flags: [], missing: report.missing };

  expect(missingBeyondFlags(silent)).toEqual(report.missing);
});
