import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { calendarOf } from '../calendar/calendar-of.ts';
import { readLease } from '../read-lease.ts';
import { documentDayOf } from './document-day.ts';

const lease = `RESIDENTIAL LEASE

This Lease is made on May 12, 2025 between Alder Point LLC ("Landlord") and Rosa Quint ("Tenant").

1. Premises. Landlord leases to Tenant 40 Alder Street, Apartment 3, Salem, Oregon 97301.

2. Term. The term begins on June 1, 2025 and ends on May 31, 2026.

3. Rent. Tenant shall pay rent of $1,300.00 per month, due on the first day of each month.

4. Late Charges. Tenant shall pay a late fee of $400.00 if rent is not paid by the fifth day.

5. Pets. No pets are allowed on the premises.

6. Security Deposit. Tenant has paid a security deposit of $1,300.00.
`;

const first = `FIRST AMENDMENT TO LEASE

This First Amendment is made on March 1, 2026 and changes the Lease dated May 12, 2025 between Alder Point LLC ("Landlord") and Rosa Quint ("Tenant").

1. Beginning June 1, 2026 the monthly rent is $1,365.00 per month.

2. The term ends on May 31, 2027 instead of May 31, 2026.

3. Section 4 of the Lease is deleted in its entirety.
`;

const second = `SECOND AMENDMENT TO LEASE

This Second Amendment is made on April 2, 2027 and changes the Lease dated May 12, 2025.

1. Beginning June 1, 2027 the monthly rent is $1,420.00 per month.
`;

const file = (name: string, text: string, isLater = true) => ({ name, document: placedText(text), isLater });
const read = (files: readonly ReturnType<typeof file>[], order?: 'dated' | 'given') =>
  readLease([file('lease.txt', lease, false), ...files], order ? { order } : {});

it('applies later documents by the days that they give, in whatever order they come', () => {
  for (const files of [
    [file('one.txt', first), file('two.txt', second)],
    [file('two.txt', second), file('one.txt', first)],
  ]) {
    const { facts, documents } = read(files);
    expect(facts.rent_monthly?.value).toMatchObject({ cents: 142_000 });
    expect(facts.rent_monthly?.superseded.map(({ display }) => display)).toEqual(
      expect.arrayContaining(['$1,365', '$1,300']),
    );
    expect(facts.end_date?.value).toBe('2027-05-31');
    expect(documents.map(({ name, place, placedBy, datedOn }) => [name, place, placedBy, datedOn])).toEqual(
      expect.arrayContaining([
        ['lease.txt', 0, null, '2025-05-12'],
        ['one.txt', 1, 'date', '2026-03-01'],
        ['two.txt', 2, 'date', '2027-04-02'],
      ]),
    );
  }
});

it('pays each rent from the day on which its document puts it in force', () => {
  const later = second.replace(
    '1. Beginning',
    '2. The term ends on May 31, 2028 instead of May 31, 2027.\n\n1. Beginning',
  );
  const { money } = read([file('one.txt', first), file('two.txt', later)]);

  expect(money.rentSchedule.map(({ from, to, monthly }) => [from, to, monthly.cents])).toEqual([
    ['2025-06-01', '2026-05-31', 130_000],
    ['2026-06-01', '2027-05-31', 136_500],
    ['2027-06-01', '2028-05-31', 142_000],
  ]);
  expect(money.totalRent?.cents).toBe(12 * (130_000 + 136_500 + 142_000));
  // A rent that begins after the term is no part of it.
  expect(read([file('one.txt', first), file('two.txt', second)]).money.totalRent?.cents).toBe(12 * (130_000 + 136_500));
});

it('gives no total when a document does not say from when its rent holds', () => {
  const { money, facts } = read([file('note.txt', 'ADDENDUM\n\nThe monthly rent is $1,390.00 per month.\n')]);

  expect(facts.rent_monthly?.value).toMatchObject({ cents: 139_000 });
  expect(money).toMatchObject({ rentSchedule: [], totalRent: null });
});

it('names in the calendar the document in which the words of a date stand', () => {
  const calendar = calendarOf(read([file('one.txt', first)]), { stampedAt: '2026-03-02T00:00:00Z' });

  expect(calendar.replaceAll('\r\n ', '')).toContain('(page 1 of one.txt)');
});

it('applies them in the order of the files when a person has set it', () => {
  const { facts, documents } = read([file('two.txt', second), file('one.txt', first)], 'given');

  expect(facts.rent_monthly?.value).toMatchObject({ cents: 136_500 });
  expect(documents.map(({ place, placedBy }) => [place, placedBy])).toEqual([
    [0, null],
    [1, 'person'],
    [2, 'person'],
  ]);
});

it('puts a document without a day after the one before it, and says that it did', () => {
  const undated = 'ADDENDUM\n\nStarting next month the monthly rent is $1,390.00 per month.\n';
  const { facts, documents } = read([file('one.txt', first), file('note.txt', undated)]);

  expect(documents[2]).toMatchObject({ place: 2, placedBy: 'upload', datedOn: null, title: 'ADDENDUM' });
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 139_000 });
});

it('lets a side letter change the lease because a person added it as a later document', () => {
  const letter =
    'April 3, 2026\n\nDear Rosa,\n\nFrom May 1, 2026 the monthly rent is $1,250.00 per month.\n\nAlder Point LLC\n';
  const { facts, documents } = read([file('letter.txt', letter)]);

  expect(documents[1]).toMatchObject({ role: 'amendment', place: 1, datedOn: '2026-04-03' });
  expect(facts.rent_monthly).toMatchObject({ value: { cents: 125_000 }, document: 1 });
  expect(facts.rent_monthly?.superseded[0]).toMatchObject({ value: { cents: 130_000 }, document: 0 });
});

it('keeps files that are pages of one lease side by side', () => {
  const { documents } = readLease([
    file('page-1.txt', lease, false),
    file('page-2.txt', '7. Parking. Tenant may use one parking space.\n', false),
  ]);

  expect(documents.map(({ place }) => place)).toEqual([0, 0]);
});

it('takes a clause that was deleted whole out of the terms and the flags, and shows what it said', () => {
  const before = readLease([file('lease.txt', lease, false)]);
  const after = read([file('one.txt', first)]);

  expect(before.flags.some(({ quote }) => quote.includes('$400'))).toBe(true);
  expect(after.flags.some(({ quote }) => quote.includes('$400'))).toBe(false);
  expect(after.facts.late_fee).toMatchObject({ method: 'absent', value: null });
  expect(after.facts.late_fee?.superseded[0]).toMatchObject({ document: 0, value: { flat: { cents: 40_000 } } });
  expect(after.clauses.find(({ number, document }) => number?.startsWith('4') && document === 0)).toMatchObject({
    removedBy: 1,
  });
  expect(after.clauses.filter(({ removedBy }) => removedBy !== undefined)).toHaveLength(1);
});

it.each([
  ['This Amendment is entered into as of March 1, 2026, to the Lease dated June 1, 2025.', '2026-03-01'],
  ['This Amendment changes the Lease Agreement dated as of June 1, 2025.', null],
  ['Amendment to the Lease dated June 1, 2025. Effective Date: 7/15/2026', '2026-07-15'],
  ['Rent goes up on May 1, 2027.\n\nSigned: ________ Date: February 2, 2027', '2027-02-02'],
  [
    'Add a carport at $40 a month from May 1, 2027 on. We both agree to this and shake hands. There is no more that has to be said about it between the two of us, neither now nor at any later time.',
    null,
  ],
])('reads the own day of a document: %s', (text, day) => {
  expect(documentDayOf(text)).toBe(day);
});

it.each([
  ['one.txt', first, undefined],
  ['early.txt', first.replace('March 1, 2026', 'March 1, 2024'), 'before_lease'],
  ['cake.txt', 'Apple cake\n\nTake four apples and a cup of sugar.\n', 'names_nothing'],
  [
    'other.txt',
    'FIRST AMENDMENT TO LEASE\n\nThis amendment is made on March 1, 2026 and changes the Lease dated June 4, 2024 between Birch Hill LLC ("Landlord") and Tom Vance ("Tenant").\n\n1. The monthly rent is $2,900.00.\n',
    'names_nothing',
  ],
])('doubts a later document that may not belong to the lease: %s', (name, text, doubt) => {
  expect(read([file(name, text)]).documents.map((document) => document.doubt)).toEqual([undefined, doubt]);
});

it('counts the rent of the lease, not that of an amendment, into what is due at signing', () => {
  expect(read([file('one.txt', first)]).money.dueAtSigning?.cents).toBe(130_000 + 130_000);
});
