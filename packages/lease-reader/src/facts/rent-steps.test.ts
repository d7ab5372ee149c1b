import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const reportOf = (rent: string) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(`RETAIL LEASE

This lease is made on May 4, 2026 between Harrow Square, Ltd., a Texas limited partnership ("Lessor"), and Copper Kettle, LLC, a Texas limited liability company ("Lessee").

(a) Premises: Suite 9, containing 1,200 rentable square feet, 300 Harrow Square, Temple, Texas 76501.
(b) Term: thirty-eight months, from July 1, 2026 through August 31, 2029.
(c) ${rent}

1. LATE CHARGES. A sum not paid within five days bears a late charge of 5%.
2. CAM. Lessee pays its share of common area maintenance.`),
    },
  ]);

it('reads months and their rent from one sentence, the free ones included', () => {
  const { facts, dates } = reportOf(
    'Minimum Rental: Months 1-2: $0.00; Months 3-14: $2,400.00 per month ($24.00/sf); Months 15-26: $2,472.50; Months 27-38: $2,546.67.',
  );

  expect(facts['rent_schedule']?.value).toMatchObject([
    { from: '2026-07-01', to: '2026-08-31', monthly: { cents: 0 } },
    { from: '2026-09-01', to: '2027-08-31', monthly: { cents: 240_000 } },
    { from: '2027-09-01', to: '2028-08-31', monthly: { cents: 247_250 } },
    { from: '2028-09-01', to: '2029-08-31', monthly: { cents: 254_667 } },
  ]);
  expect(facts['rent_monthly']?.value).toMatchObject({ cents: 240_000 });
  expect(dates.map(({ title }) => title)).toContain('Rent becomes $2,472.50 a month');
});

it('takes years for steps only where the sums are those of a month', () => {
  const years = 'Year 1: $2,400.00; Year 2: $2,472.00; Year 3: $2,546.16';

  expect(reportOf(`Monthly rent: ${years}.`).facts['rent_schedule']?.value).toHaveLength(3);
  expect(reportOf(`Annual rent per year of the term: ${years}.`).facts['rent_schedule']?.value ?? null).toBeNull();
});
