import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { askerOf } from '../ask/index.ts';
import { readLease } from '../read-lease.ts';

const lease = `RESIDENTIAL LEASE

This Lease is made on May 12, 2025 between Alder Point LLC ("Landlord") and Rosa Quint ("Tenant").

1. Premises. Landlord leases to Tenant 40 Alder Street, Apartment 3, Salem, Oregon 97301.

2. Term. The term begins on June 1, 2025 and ends on May 31, 2026.

3. Rent. Tenant shall pay rent of $1,300.00 per month, due on the first day of each month.

4. Late Charges. If rent is not paid within five days after it is due, Tenant shall pay a late fee of ten percent (10%) of the rent. A returned check costs $40.00.

5. Bicycles. Bicycles are kept in the shed behind the house.

6. Entry. Landlord may enter upon twenty-four (24) hours' notice.

7. Care. Tenant shall:

(a) keep the Premises clean;

(b) wash the windows twice a year.
`;

const amended = (words: string, lead = 'is made on March 1, 2026 and changes the Lease dated May 12, 2025') => {
  const texts = [lease, `FIRST AMENDMENT TO LEASE\n\nThis First Amendment ${lead}.\n\n1. ${words}\n`];
  return readLease(texts.map((text, at) => ({ name: `${at}.txt`, document: placedText(text), isLater: at > 0 })));
};

it.each([
  [`Section 4 is amended by replacing 'five days' with 'three days'.`, '4, Late Charges', 'five days', 'three days'],
  [
    'In Section 4, "five days" is deleted and replaced with "three days".',
    '4, Late Charges',
    'five days',
    'three days',
  ],
  [
    'In Section 4 the words "five days" are deleted and the words "three days" are inserted in their place.',
    '4, Late Charges',
    'five days',
    'three days',
  ],
  [
    'Section 4 of the Lease is amended by striking "five days" and inserting "three days" in lieu thereof.',
    '4, Late Charges',
    'five days',
    'three days',
  ],
  ['The words "in the shed" in Section 5 are deleted.', '5, Bicycles', 'in the shed', null],
  ['The last sentence of Section 4 is deleted.', '4, Late Charges', 'A returned check costs $40.00.', null],
  [
    'The last sentence of Section 4 is replaced with: "A returned check costs $25.00."',
    '4, Late Charges',
    'A returned check costs $40.00.',
    'A returned check costs $25.00.',
  ],
  ['Section 7(b) is deleted in its entirety.', '7(b)', '(b) wash the windows twice a year.', null],
  [
    'A new Section 12 is added as follows: "12. Garden. Tenant may use the garden."',
    '12',
    null,
    '12. Garden. Tenant may use the garden.',
  ],
])('shows what a later document does to the words of a clause: %s', (words, clause, former, current) => {
  const { changedWords } = amended(words);

  expect(changedWords).toHaveLength(1);
  expect(changedWords?.[0]).toMatchObject({ by: 1, clause, said: { document: 1 } });
  expect(changedWords?.[0]?.former).toEqual(
    former === null ? null : expect.objectContaining({ document: 0, quote: former }),
  );
  expect(changedWords?.[0]?.current).toEqual(
    current === null ? null : expect.objectContaining({ document: 1, quote: current }),
  );
});

it('reads a term from the sentence as it reads now, with the words of the amendment as its place', () => {
  const { facts } = amended(
    'In Section 4, "five days" is replaced by "three days", and "ten percent (10%)" by "six percent (6%)".',
  );

  expect(facts.grace_days).toMatchObject({ value: 3, document: 1, method: 'computed' });
  expect(facts.grace_days?.superseded[0]).toMatchObject({ value: 5, document: 0 });
  expect(facts.late_fee).toMatchObject({ value: { percent: 6 }, document: 1 });
  expect(facts.late_fee?.superseded[0]).toMatchObject({ value: { percent: 10 }, document: 0 });
  // What the same clause says and nobody changed stays where it stands.
  expect(facts.returned_check_fee).toMatchObject({ value: { cents: 4000 }, document: 0, superseded: [] });
});

it('takes a term out with the sentence that said so', () => {
  const { facts } = amended('The last sentence of Section 4 is deleted.');

  expect(facts.returned_check_fee).toMatchObject({ method: 'absent', value: null });
  expect(facts.returned_check_fee?.superseded[0]).toMatchObject({ value: { cents: 4000 }, document: 0 });
});

it('flags what a sentence says with the new words, at the words of the amendment', () => {
  const { flags } = amended(
    `In Section 6, "upon twenty-four (24) hours' notice" is replaced by "at any time without notice".`,
  );

  expect(flags.find(({ id }) => id.startsWith('RF'))?.id).toBeDefined();
  const entry = flags.filter(({ quote }) => quote.includes('at any time without notice'));
  expect(entry.map(({ document }) => document)).toEqual([1]);
});

it('changes nothing where the words that are named stand nowhere', () => {
  const { facts, changedWords } = amended('In Section 4, "nine days" is replaced by "three days".');

  expect(facts.grace_days).toMatchObject({ value: 5, document: 0 });
  expect(changedWords?.[0]?.former).toMatchObject({ document: 1, quote: 'nine days' });
});

it.each([
  ['Beginning June 1, 2026 the monthly rent is $1,365.00 per month.', undefined],
  ['The monthly rent is $1,365.00 per month.', 'takes effect on June 1, 2026 and changes the Lease dated May 12, 2025'],
  [
    'As of the New Rent Date the monthly rent is $1,365.00 per month.',
    'is made on March 1, 2026 and changes the Lease dated May 12, 2025 from June 1, 2026 (the "New Rent Date")',
  ],
])('says from which day an amended term holds: %s', (words, lead) => {
  const { facts } = amended(words, lead);

  expect(facts.rent_monthly).toMatchObject({ value: { cents: 136_500 }, inForceFrom: '2026-06-01' });
  expect(facts.rent_monthly?.superseded[0]).not.toHaveProperty('inForceFrom');
});

it('puts the rent of an amendment behind the steps that the lease has until then, and a changed term into the calendar', () => {
  const report = amended(
    'Rent. From June 1, 2026 the rent is as follows:\n\nJune 1, 2026 - May 31, 2027\t$1,365.00\n\nJune 1, 2027 - May 31, 2028\t$1,420.00\n\n2. The term ends on May 31, 2028.\n\n3. From July 1, 2026 a returned check costs $25.00.',
  );

  expect(report.facts.rent_monthly).toMatchObject({ value: { cents: 136_500 }, inForceFrom: '2026-06-01' });
  expect(report.money.rentSchedule.map(({ from, to, monthly }) => [from, to, monthly.cents])).toEqual([
    ['2025-06-01', '2026-05-31', 130_000],
    ['2026-06-01', '2027-05-31', 136_500],
    ['2027-06-01', '2028-05-31', 142_000],
  ]);
  expect(report.dates.find(({ on }) => on === '2026-07-01')).toMatchObject({
    title: 'Returned check fee changes to $25',
  });
});

it('answers with the words of the amendment where they changed what the lease says', () => {
  const ask = askerOf(amended('In Section 5, "in the shed behind the house" is replaced by "on the porch".'));
  const { quotes } = ask('Where do bicycles go?');

  expect(quotes.map(({ quote }) => quote)).toEqual(
    expect.arrayContaining([expect.stringContaining('on the porch'), expect.stringContaining('Bicycles are kept')]),
  );
});

it('answers with the rent of each time, and tells of other terms from which day they hold', () => {
  const report = amended(
    'Beginning January 1, 2026 the monthly rent is $1,365.00 per month.\n\n2. From March 1, 2026 a returned check costs $25.00.',
    'is made on November 1, 2025 and changes the Lease dated May 12, 2025',
  );
  const ask = askerOf(report);

  expect(ask('How much is the rent?').text).toBe(
    'Rent is $1,300 a month from June 1, 2025 to December 31, 2025; $1,365 a month from January 1, 2026 to May 31, 2026. It is due on the 1st of the month.',
  );
  expect(ask('What does a returned check cost?').text).toContain('This holds from March 1, 2026 on; until then: $40.');
});

it('finds no conflict in a sum whose figures an amendment changes and whose words it leaves', () => {
  const worded = lease.replace('$1,300.00 per month', 'One Thousand Three Hundred Dollars ($1,300.00) per month');
  const amendment =
    'FIRST AMENDMENT TO LEASE\n\nThis First Amendment is made on March 1, 2026 and changes the Lease dated May 12, 2025.\n\n1. From April 1, 2026 the monthly rent under Section 3 is One Thousand Four Hundred Dollars ($1,400.00) in place of $1,300.00.\n';
  const { flags, facts } = readLease(
    [worded, amendment].map((text, at) => ({ name: `${at}.txt`, document: placedText(text), isLater: at > 0 })),
  );

  expect(flags.map(({ id }) => id)).not.toContain('RF63_internal_conflict');
  expect(facts['rent_monthly']?.value).toMatchObject({ cents: 140_000 });
});
