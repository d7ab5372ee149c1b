import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const lease = (...paragraphs: readonly string[]) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'INDUSTRIAL LEASE',
          'This Lease is made on March 2, 2027 between Tarn Hollow Logistics, LLC ("Landlord") and Fenwick Kilns, Inc. ("Tenant") for Bay 4, 60 Tarn Hollow Road, Mansfield, Ohio 44903, containing 20,000 rentable square feet. The term begins on May 1, 2027 and ends on April 30, 2030.',
          ...paragraphs,
        ].join('\n\n'),
      ),
    },
  ]).facts;

const table = `Period\tPer RSF\tAnnual\tMonthly
May 1, 2027 - April 30, 2028\t$5.95\t$119,000.00\t$9,916.67
May 1, 2028 - April 30, 2029\t$6.13\t$122,600.00\t$10,216.67
May 1, 2029 - April 30, 2030\t$6.31\t$126,200.00\t$10,516.67`;

it('reads the rent from an exhibit that is about the rent, the sum of the year as it stands there', () => {
  const facts = lease('1. RENT. Tenant pays the Base Rent of Exhibit B.', 'EXHIBIT B - BASE RENT', table);

  expect(facts['rent_monthly']?.value).toMatchObject({ cents: 991_667 });
  expect(facts['rent_annual']?.value).toMatchObject({ cents: 11_900_000 });
  expect(facts['rent_schedule']?.value).toHaveLength(3);
});

it('reads no rent from an exhibit of another matter', () => {
  const facts = lease('1. RENT. Tenant pays $8,000 per month.', 'EXHIBIT C - SERVICE CONTRACT', table);

  expect(facts['rent_monthly']?.value).toMatchObject({ cents: 800_000 });
  expect(facts['rent_schedule']?.value ?? null).toBeNull();
});

it('takes a small monthly charge beside a table of the rent for no rent', () => {
  const facts = lease(
    'BASE RENT',
    table,
    '7. PROMOTION. Tenant shall pay $150.00 per month to the tenants fund, whatever the rent is.',
  );

  expect(facts['rent_monthly']?.value).toMatchObject({ cents: 991_667 });
});

it('takes the number of a row for no label', () => {
  const facts = lease('3\tGuarantor\tOdile Fenwick', '4\tSecurity deposit\t$20,000.00');

  expect([facts['guarantor']?.value, facts['security_deposit']?.display]).toEqual(['Odile Fenwick', '$20,000']);
});
