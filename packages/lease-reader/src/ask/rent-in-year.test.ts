import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { askerOf } from './ask-report.ts';

const askOf = (rent: string) =>
  askerOf(
    readLease([
      {
        name: 'lease.txt',
        document: placedText(`COMMERCIAL LEASE

Landlord: Quarry Lane Partners LLC. Tenant: Fern & Slate Tile Co.

1. TERM. The term is five years, from April 1, 2026 to March 31, 2031.

2. BASE RENT. Tenant shall pay Base Rent in monthly installments on the first day of each month:
${rent}

3. USE. Tenant shall use the premises as a tile showroom. Signs go up in year 2 of the street works.
`),
      },
    ]),
  );
const table =
  'Lease Year\tAnnual Rent\tMonthly Rent\n1\t$36,000.00\t$3,000.00\n2\t$37,200.00\t$3,100.00\n3-5\t$39,600.00\t$3,300.00';

it('tells the rent of a year by the row that names it, alone or in a span', () => {
  const ask = askOf(table);
  expect(ask('rent in year 2').text).toContain('$3,100');
  expect(ask('what is our rent in the fourth year')).toMatchObject({
    text: expect.stringContaining('$3,300'),
    quotes: [{ quote: expect.stringContaining('39,600') }, ...ask('rent in year 4').quotes.slice(1)],
  });
});

it('finds a month and a calendar year in the years of the term', () => {
  const ask = askOf(table);
  expect(ask('how much is rent in month 14').text).toContain('$3,100');
  expect(ask('rent in 2027').text).toMatch(/\$3,000.*\$3,100/);
});

it('takes no row for the rent that lies beyond the table', () => {
  expect(askOf(table)('rent in year 9').text).not.toMatch(/year 9/);
});

it('tells how a rent without a schedule grows, not the first rent as if it held', () => {
  const answer = askOf('$2,400.00 per month. Base Rent increases by 4% on each anniversary.')('rent in year 3');
  expect(answer.text).toContain('4%');
});
