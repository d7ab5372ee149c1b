import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const parties =
  'This Lease is made between Harrow Mill Holdings, LLC ("Landlord") and Tern Analytics, Inc. ("Tenant").';
const rent = 'Rent. Tenant shall pay base rent of $4,000.00 per month on the first day of each month.';

it('gives way to the two days of the term where it is the length of something else', () => {
  const facts = factsOf(
    parties,
    'Term. The term of this Lease shall commence on September 1, 2026 and end on August 31, 2031.',
    rent,
    'Expansion. The term for the Expansion Premises shall be twenty (20) months.',
  );

  expect(facts.term_months?.value).toBe(60);
  expect(facts.term_months?.conflicts.map(({ value }) => value)).toContain(20);
});

it('stays where the days leave out a part of a month', () => {
  const facts = factsOf(
    parties,
    'Term. The term of this Lease is sixty (60) months, commencing on September 15, 2026 and ending on September 30, 2031.',
    rent,
  );

  expect(facts.term_months?.value).toBe(60);
});

it('is counted in full months up to the last of them', () => {
  const facts = factsOf(
    parties,
    'Term. The Term shall commence with the delivery of the Premises and shall expire at midnight on the last day of the one hundred twentieth (120th) full calendar month of the Term.',
    rent,
  );

  expect(facts.term_months?.value).toBe(120);
  expect(facts.tenancy_type?.value).toBe('fixed');
});

it.each([
  [
    'The Term begins on June 15, 2026 and ends on the last day of the 36th full calendar month after it.',
    '2029-06-30',
    36,
  ],
  ['The Term begins on July 1, 2026 and ends on the last day of the sixtieth month thereafter.', '2031-06-30', 60],
  [
    'The Commencement Date is June 15, 2026. The term of this Lease is sixty (60) full calendar months, plus the partial month in which it begins.',
    '2031-06-30',
    60,
  ],
  ['The term of this Lease is one year beginning on June 15, 2026.', '2027-06-14', 12],
])('ends with a month where whole months of the calendar are counted: %s', (term, end, months) => {
  const facts = factsOf(parties, `Term. ${term}`, rent);

  expect(facts.end_date?.value).toBe(end);
  expect(facts.term_months?.value).toBe(months);
});
