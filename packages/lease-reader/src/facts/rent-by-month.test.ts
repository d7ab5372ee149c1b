import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const reportOf = (term: string, ...rows: readonly string[]) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(`RETAIL LEASE

This lease is made on May 4, 2026 between Harrow Square, Ltd., a Texas limited partnership ("Landlord"), and Copper Kettle, LLC, a Texas limited liability company ("Tenant").

1. Term. ${term}

2. Base Rent. Tenant shall pay base rent as follows:
${rows.join('\n')}

3. Late Charges. A sum not paid within five days bears a late charge of 5%.`),
    },
  ]);

const fromTheKeys = 'The term is three (3) years from the day on which Landlord hands over the keys.';
const rows = [
  'Lease Year 1\t$2,400.00\t$28,800.00',
  'Lease Year 2\t$2,472.00\t$29,664.00',
  'Lease Year 3\t$2,546.16\t$30,554.00',
];

it('counts the rent by months of the lease where the lease names no day on which it begins', () => {
  const { facts, money, dates } = reportOf(fromTheKeys, ...rows);

  expect(money.rentSchedule).toEqual([]);
  expect(money.rentByMonth).toMatchObject([
    { firstMonth: 1, lastMonth: 12, monthly: { cents: 240_000 } },
    { firstMonth: 13, lastMonth: 24, monthly: { cents: 247_200 } },
    { firstMonth: 25, lastMonth: 36, monthly: { cents: 254_616 } },
  ]);
  expect(facts.rent_schedule?.display).toContain('$2,472 a month from month 13 to month 24');
  expect(money.totalRent?.cents).toBe(12 * (240_000 + 247_200 + 254_616));
  expect(money.effectiveMonthly?.cents).toBe(247_272);
  expect(dates.filter(({ kind }) => kind === 'rent_change')).toEqual([]);
});

it('adds up no rent of a term that goes on after the last step', () => {
  const { money } = reportOf(fromTheKeys, ...rows.slice(0, 2));

  expect(money.rentByMonth).toHaveLength(2);
  expect(money.totalRent).toBeNull();
});

it('counts by days where the lease names the first', () => {
  const { money } = reportOf('The term is three (3) years, beginning on June 1, 2026.', ...rows);

  expect(money.rentByMonth).toBeUndefined();
  expect(money.rentSchedule).toMatchObject([
    { from: '2026-06-01', to: '2027-05-31' },
    { from: '2027-06-01', to: '2028-05-31' },
    { from: '2028-06-01', to: '2029-05-31' },
  ]);
});

it('reads steps whose rows count from month to month', () => {
  const { money } = reportOf(fromTheKeys, '1\t18\t$2,400.00', '19\t36\t$2,500.00');

  expect(money.rentByMonth).toMatchObject([
    { firstMonth: 1, lastMonth: 18, monthly: { cents: 240_000 } },
    { firstMonth: 19, lastMonth: 36, monthly: { cents: 250_000 } },
  ]);
});

it('opens for each step of a table its own row', () => {
  const { money } = reportOf('The term is three (3) years, beginning on June 1, 2026.', ...rows);

  expect(money.rentSchedule.map(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual(
    rows.map((row) => [row]),
  );
});

it('opens for equal steps the row of each', () => {
  const { money } = reportOf(
    fromTheKeys,
    'Lease Year 1\t$2,400.00\t$28,800.00',
    'Lease Year 2\t$2,400.00\t$28,800.00',
    'Lease Year 3\t$2,546.16\t$30,554.00',
  );

  expect(money.rentByMonth?.map(({ evidence }) => evidence[0]?.quote.slice(0, 12))).toEqual([
    'Lease Year 1',
    'Lease Year 2',
    'Lease Year 3',
  ]);
});

it('opens the whole sentence where one sentence tells all steps', () => {
  const told =
    'The rent is $2,400 a month from June 1, 2026 through May 31, 2027 and $2,472 a month from June 1, 2027 through May 31, 2028.';
  const { money } = reportOf('The term is two (2) years, beginning on June 1, 2026.', told);

  expect(money.rentSchedule).toHaveLength(2);
  for (const { evidence } of money.rentSchedule) expect(evidence[0]?.quote).toContain('$2,472 a month');
});

it('counts the free months with which a table of the rent opens', () => {
  const fromJuly = 'The term begins on July 1, 2026 and ends on September 30, 2028.';
  const { facts, money } = reportOf(
    fromJuly,
    'Lease Months\tAnnual Rate per RSF\tMonthly Base Rent',
    '1 - 3\tAbated\t$0.00',
    '4 - 15\t$24.00\t$2,400.00',
    '16 - 27\t$24.72\t$2,472.00',
  );

  expect(money.rentSchedule.map(({ from, monthly }) => [from, monthly.cents])).toEqual([
    ['2026-07-01', 0],
    ['2026-10-01', 240_000],
    ['2027-10-01', 247_200],
  ]);
  expect(facts.free_rent_months?.value).toBe(3);
  expect(money.effectiveMonthly?.cents).toBe(Math.round((12 * (240_000 + 247_200)) / 27));
});

it('reads the stretches of a term that stand before their sums, in one sentence', () => {
  const { money } = reportOf(
    'The term is eighteen (18) months, from July 1, 2026 to December 31, 2027.',
    'During the first twelve (12) months of the term $2,400.00 per month, and during the remaining six (6) months $2,500.00 per month.',
  );

  expect(money.rentSchedule).toMatchObject([
    { from: '2026-07-01', to: '2027-06-30', monthly: { cents: 240_000 } },
    { from: '2027-07-01', to: '2027-12-31', monthly: { cents: 250_000 } },
  ]);
});

it('reads sums that fall due upon a day, "and a like sum" each month after it', () => {
  const { facts, money } = reportOf(
    'To have and to hold for two years, from July 1, 2026 to June 30, 2028.',
    'The rent of $58,800.00 for the whole of said term is payable as follows: twenty-four hundred dollars ($2,400.00) upon the first day of July, 2026, and a like sum upon the first day of each of the eleven months next following; and twenty-five hundred dollars ($2,500.00) upon the first day of July, 2027, and a like sum upon the first day of each of the eleven months next following.',
  );

  expect(facts.rent_monthly?.value).toMatchObject({ cents: 240_000 });
  expect(money.rentSchedule.map(({ from, monthly }) => [from, monthly.cents])).toEqual([
    ['2026-07-01', 240_000],
    ['2027-07-01', 250_000],
  ]);
});

it('counts a row that runs from the move-in, and takes no later step for a rent that contradicts the first', () => {
  const { facts, money } = reportOf(
    'The term begins on July 1, 2026 and ends on June 30, 2028.',
    'Base Rent, move-in through June 30, 2027\t$2,400.00 per month',
    'Base Rent, July 1, 2027 through June 30, 2028\t$2,500.00 per month',
  );

  expect(money.rentSchedule.map(({ to, monthly }) => [to, monthly.cents])).toEqual([
    ['2027-06-30', 240_000],
    ['2028-06-30', 250_000],
  ]);
  expect(facts.rent_monthly).toMatchObject({ value: { cents: 240_000 }, conflicts: [] });
});

it('reckons a fee for leaving by the rent of the month in which the lease first lets somebody leave', () => {
  const { facts } = reportOf(
    'The term begins on July 1, 2026 and ends on June 30, 2029.',
    ...rows,
    "Tenant may end this Lease early at any time after the twenty-fourth month by ninety (90) days' notice together with a fee of two (2) months' base rent.",
  );

  expect(facts.early_termination).toMatchObject({
    value: { allowed: true, fee: { cents: 509_232 } },
    method: 'computed',
  });
});

it('reckons a fee of some times the base rent then in force', () => {
  const { facts } = reportOf(
    'The term begins on July 1, 2026 and ends on June 30, 2029.',
    '$2,400.00 per month.',
    "Tenant may end this Lease before its end by giving ninety days' notice and paying an early termination fee of two and one-half times the base rent then in force.",
  );

  expect(facts.early_termination?.value).toMatchObject({ notice_days: 90, fee: { cents: 600_000 } });
});
