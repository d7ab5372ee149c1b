import { type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { expect, it } from 'vitest';
import { itemsOf } from '../report-items.ts';
import { changedTermsOf, datedWords, termOn } from './changed-terms.ts';
import { changedWordsLine, wordsBy } from './changed-words.ts';

const texts = [
  `RESIDENTIAL LEASE

This Lease is made on May 12, 2025 between Alder Point LLC ("Landlord") and Rosa Quint ("Tenant").

1. Premises. Landlord leases to Tenant 40 Alder Street, Apartment 3, Salem, Oregon 97301.

2. Term. The term begins on June 1, 2025 and ends on May 31, 2028.

3. Rent. Tenant shall pay rent of $1,300.00 per month, due on the first day of each month.

4. Bicycles. Bicycles are kept in the shed.
`,
  `FIRST AMENDMENT TO LEASE

This First Amendment is made on March 1, 2026 and changes the Lease dated May 12, 2025.

1. Beginning June 1, 2026 the monthly rent is $1,365.00 per month.

2. In Section 4, "in the shed" is replaced by "on the porch".
`,
  `SECOND AMENDMENT TO LEASE

This Second Amendment is made on March 2, 2026 and changes the Lease dated May 12, 2025.

1. Beginning June 1, 2027 the monthly rent is $1,420.00 per month.

2. The term ends on May 31, 2029 instead of May 31, 2028.
`,
];

const report = leaseReportSchema.parse(
  readLease(
    texts.map((text, at) => ({
      name: `${at}.txt`,
      document: readPlainText(new TextEncoder().encode(text), defaultDocumentLimits),
      isLater: at > 0,
    })),
  ),
);
const rent = report.facts['rent_monthly'] as LeaseReport['facts'][string];

it.each([
  ['2026-05-31', '$1,300', [], ['$1,365', '$1,420']],
  ['2026-06-01', '$1,365', ['$1,300'], ['$1,420']],
  ['2027-05-31', '$1,365', ['$1,300'], ['$1,420']],
  ['2027-06-01', '$1,420', ['$1,365', '$1,300'], []],
])('on %s the rent is %s', (day, present, was, then) => {
  const { present: now, former, coming } = termOn(report, rent, day);

  expect(now).toBe(present);
  expect(former.map(({ display }) => display).filter((display) => display !== present)).toEqual(was);
  expect(coming.map(({ display }) => display)).toEqual(then);
});

it('tells in papers from which day a term holds, and what holds until then', () => {
  expect(datedWords(rent)).toMatch(/^\$1,420 from .*2027, \$1,365 until then$/);
});

it('tells each document what it changed, once a term, with the day', () => {
  const changes = changedTermsOf(report);

  expect(changes.get('1')).toEqual([
    expect.objectContaining({ from: '$1,300', to: '$1,365', inForceFrom: '2026-06-01' }),
  ]);
  expect(changes.get('2')?.filter(({ field }) => field === 'rent_monthly')).toEqual([
    expect.objectContaining({ from: '$1,365', to: '$1,420', inForceFrom: '2027-06-01' }),
  ]);
  expect(changes.get('2')).toContainEqual(expect.objectContaining({ field: 'end_date', to: 'May 31, 2029' }));
});

it('shows words that were changed, each at its place', () => {
  const [words] = wordsBy(report, { key: '1' });

  expect(words && changedWordsLine(words)).toBe('Section 4, Bicycles: now “on the porch”, was “in the shed”');
  const item = itemsOf(report).find(({ key }) => key === words?.key);
  expect(item?.evidence.map(({ document, quote }) => [document, quote])).toEqual([
    [1, 'on the porch'],
    [0, 'in the shed'],
  ]);
});

it('does not list the words of a term again that is listed as changed', () => {
  expect(report.changedWords?.map(({ by }) => by)).toEqual([1, 2]);
  expect(wordsBy(report, { key: '2' })).toEqual([]);
});
