import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const amendment = `FIRST AMENDMENT TO LEASE

This amendment of May 4, 2027 changes the Lease dated June 1, 2025 between Oak Row LLC ("Landlord") and Ann Roe ("Tenant").

1. Term. In Section 2 "May 31, 2027" is replaced by "May 31, 2028".

2. Rent. The monthly rent changes from $1,400.00 to $1,455.00 on June 1, 2027.

3. Late charge. In Section 4 "$75" is replaced by "$45".
`;

it('reads what an amendment puts in the place of other words, and shows both', () => {
  const { facts, flags } = readLease([{ name: 'amendment.txt', document: placedText(amendment) }]);

  expect(facts.end_date?.value).toBe('2028-05-31');
  expect(facts.end_date?.superseded[0]).toMatchObject({ value: '2027-05-31', quote: 'May 31, 2027' });
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 145_500 });
  expect(facts.rent_monthly?.superseded[0]).toMatchObject({ value: { cents: 140_000 }, quote: '$1,400.00' });
  expect(facts.late_fee?.value).toMatchObject({ flat: { cents: 4500 } });
  expect(flags.map(({ id }) => id)).not.toContain('RF63_internal_conflict');
});

it('leaves the steps of a lease that is no amendment as they are', () => {
  const { facts } = readLease([
    {
      name: 'lease.txt',
      document: placedText(
        'LEASE\n\nOak Row LLC ("Landlord") leases the apartment to Ann Roe ("Tenant") from June 1, 2027 to May 31, 2029. The rent is $1,400.00 per month. On June 1, 2028 the rent goes up from $1,400.00 to $1,455.00.\n',
      ),
    },
  ]);

  expect(facts.rent_monthly?.superseded).toEqual([]);
});
