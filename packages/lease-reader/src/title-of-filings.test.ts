import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from './read-lease.ts';

const lease = `OFFICE LEASE AGREEMENT

This lease is made on June 1, 2025 between Oak Row LLC ("Landlord") and Tern Analytics, Inc. ("Tenant"). Tenant leases Suite 4 of 12 Elm Street, Toledo, Ohio 43604 for base rent of $4,000.00 per month.

3.3 Payment of Estimated Share of Operating Costs. Tenant shall pay its share monthly.`;
const reportOf = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]);

it('takes the title of a filing from under the number of its exhibit', () => {
  expect(reportOf(`EXHIBIT 10.4\n\nExecution Copy\n\n${lease}`).title).toBe('OFFICE LEASE AGREEMENT');
  expect(reportOf(lease).title).toBe('OFFICE LEASE AGREEMENT');
});

it('finds nothing in a table of contents', () => {
  const contents =
    '3.3 Payment of Estimated Share of Operating Costs 6\n\n18.1 Landlord Not Liable for Its Negligence 31';
  const { flags } = reportOf(`${contents}\n\n${lease}`);

  expect(flags.filter(({ quote }) => /\d$/.test(quote))).toEqual([]);
});

it('takes the title of the lease where its amendment comes first among the files', () => {
  const amendment = `FIRST AMENDMENT TO LEASE

This First Amendment is made on March 1, 2026 and changes the Lease dated June 1, 2025.

1. Beginning June 1, 2026 the base rent is $4,200.00 per month.`;
  const files = [amendment, lease].map((text, at) => ({ name: `${at}.txt`, document: placedText(text) }));

  expect(readLease(files).title).toBe('OFFICE LEASE AGREEMENT');
});
