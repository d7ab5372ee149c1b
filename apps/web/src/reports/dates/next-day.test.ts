import { type KeyDate, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { expect, it } from 'vitest';
import { nextDayOf, rentWordsOn } from './next-day.ts';

const text = `RESIDENTIAL LEASE

This Lease is made on May 12, 2025 between Alder Point LLC ("Landlord") and Rosa Quint ("Tenant").

1. Premises. Landlord leases to Tenant 40 Alder Street, Apartment 3, Salem, Oregon 97301.

2. Term. The term begins on June 1, 2025 and ends on May 31, 2026.

3. Rent. Tenant shall pay rent of $1,300.00 per month, due on the first day of each month.

FIRST AMENDMENT TO LEASE

This First Amendment is made on March 1, 2026 and changes the Lease dated May 12, 2025.

1. Beginning June 1, 2026 the monthly rent is $1,365.00 per month.

2. The term ends on May 31, 2027 instead of May 31, 2026.
`;

const report = leaseReportSchema.parse(
  readLease([{ name: 'a.txt', document: readPlainText(new TextEncoder().encode(text), defaultDocumentLimits) }]),
);
const due = report.dates.find(({ kind }) => kind === 'rent_due') as KeyDate;

it.each([
  ['2025-01-15', '2025-06-01', '$1,300'],
  ['2026-05-01', '2026-05-01', '$1,300'],
  ['2026-05-02', '2026-06-01', '$1,365'],
  ['2026-12-30', '2027-01-01', '$1,365'],
])('from %s on the rent is due next on %s: %s', (today, next, rent) => {
  expect(nextDayOf(due, today)).toBe(next);
  expect(rentWordsOn(report, next)).toBe(rent);
});

it('shows the words of the rent that holds beside those of the day', () => {
  expect(due.evidence.map(({ quote }) => /\$[\d,]+/.exec(quote)?.[0])).toEqual(['$1,300', '$1,365']);
});

it('finds the last day of a shorter month, and the day itself of what comes once or no more', () => {
  const last = { ...due, on: '2025-05-31', recurrence: 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1' };

  expect(nextDayOf(last, '2026-02-03')).toBe('2026-02-28');
  expect(nextDayOf({ ...due, recurrence: null }, '2026-02-03')).toBe(due.on);
  expect(nextDayOf(due, '2027-06-20')).toBe(due.on);
});
