import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

/** Ordinary clauses that make a lease a long one. */
const boilerplate = Array.from(
  { length: 120 },
  (_, at) =>
    `${at + 20}. Captions. The captions of this Lease are for convenience of reference, and no caption enlarges, limits or otherwise affects the meaning of the words that stand below it, in this Section or in any other Section of the Lease, whether numbered or not, and wherever in the Lease such words may stand.`,
);
const head = [
  'OFFICE LEASE',
  'This Lease is made between Harrow Mill Holdings, LLC ("Landlord") and Tern Analytics, Inc. ("Tenant").',
  '1. Rent. Tenant shall pay base rent of $4,000.00 per month on the first day of each month.',
];
const works =
  '2. Alterations. Tenant shall make no alterations, additions or improvements to the Premises without the consent of Landlord, and shall pay its contractor a late charge of 10% of any bill for such alterations that is not paid within thirty (30) days after the due date.';
const casualty =
  '3. Casualty. If the Premises are damaged by fire, the parties shall refer the extent of the damage to an arbitrator, whose decision shall be binding on the parties.';

it('takes nothing for a term of a long lease that its clause says of another matter', () => {
  const facts = factsOf(...head, works, casualty, ...boilerplate);

  expect(facts.grace_days?.value ?? null).toBeNull();
  expect(facts.late_fee?.value ?? null).toBeNull();
  expect(facts.arbitration?.value ?? null).toBeNull();
  expect(facts.rent_monthly?.value).toEqual({ cents: 400_000, currency: 'USD' });
});

it('reads a term of a short lease wherever it stands', () => {
  const facts = factsOf(...head, works, casualty);

  expect(facts.grace_days?.value).toBe(30);
});
