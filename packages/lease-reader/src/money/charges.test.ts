import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const lease = `RESIDENTIAL LEASE

This lease is made on May 1, 2025 between Ann Poole ("Landlord") and Bob Crane ("Tenant") for 12 Elm Street, Toledo, Ohio 43604. The term begins on June 1, 2025 and ends on May 31, 2026. Rent is $900 per month, due on the first day of each month. The security deposit is $900. If rent is not received by the fifth, Tenant owes a late fee of $45.`;

const moneyOf = (...texts: string[]) =>
  readLease(texts.map((text, at) => ({ name: `${at}.txt`, document: placedText(text) }))).money;

it('lists the late fee among the charges that an event brings', () => {
  expect(moneyOf(lease).charges).toContainEqual(
    expect.objectContaining({ key: 'late_fee', amount: { cents: 4500, currency: 'USD' }, frequency: 'per_event' }),
  );
});

it('asks for nothing at signing that a later amendment brought', () => {
  const amendment = `FIRST AMENDMENT TO LEASE

This amendment of the lease of 12 Elm Street is made on January 5, 2026 between Ann Poole ("Landlord") and Bob Crane ("Tenant"). Tenant may keep one cat and shall pay a pet deposit of $300. All other terms of the lease remain.`;
  const money = moneyOf(lease, amendment);
  expect(money.charges.map(({ key }) => key)).toContain('pet_deposit');
  expect(money.dueAtSigning?.cents).toBe(180_000);
});
