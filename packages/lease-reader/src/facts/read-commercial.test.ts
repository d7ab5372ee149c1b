import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

it('reads a sheet of basic terms: shares without a verb, the size of the center, an option after its label', () => {
  const { facts } = readLease([
    {
      name: 'lease.txt',
      document: placedText(`SHOPPING CENTER LEASE

This lease is made as of May 4, 2026 by and between HARROW SQUARE, LTD., a Texas limited partnership (herein called "Lessor"), and COPPER KETTLE, LLC, a Texas limited liability company (herein called "Lessee").

BASIC TERMS
(a) Demised Premises: Suite 9, containing 1,200 rentable square feet, in Harrow Square, 300 Harrow Road, Temple, Texas 76501 (the "Center", containing 31,600 square feet).
(b) Term: thirty-six months from July 1, 2026.
(c) Minimum Rental: $2,400.00 per month.
(d) Common Area Maintenance, Taxes and Insurance: Lessee's Proportionate Share 3.8%; first estimate $610.00 per month.
(e) Renewal: two (2) options of three (3) years each at fair market rental, on not less than 150 days' prior written notice.`),
    },
  ]);

  expect(['rentable_sf', 'building_sf', 'pro_rata_share_pct', 'structure'].map((field) => facts[field]?.value)).toEqual(
    [1200, 31_600, 3.8, 'nnn'],
  );
  expect(facts['renewal']?.value).toMatchObject({ type: 'option', count: 2, term_months: 36, notice_days: 150 });
});
