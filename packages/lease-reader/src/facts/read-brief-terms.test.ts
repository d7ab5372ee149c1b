import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

it('counts the days without a fee from the day on which rent is due, not from the later one', () => {
  expect(factsOf('Rent is due on the 1st and late after the 5th, when $10 is added.').grace_days?.value).toBe(4);
});

it.each([
  'Nothing here waives a jury.',
  'No one here is giving up a jury.',
  'Landlord will never ask Tenant to give up trial by jury.',
])('takes no waiver of a jury from: %s', (words) => {
  expect(factsOf(words).jury_waiver?.value ?? null).not.toBe(true);
});

it('does not take what somebody furnishes for furniture', () => {
  expect(factsOf('Heat and trash are furnished by Landlord.').furnished?.value ?? null).toBeNull();
});

it('reckons the price of leaving early from the rent of the lease, and says how', () => {
  expect(
    factsOf("If Tenant ends the lease early, Tenant gives 60 days' notice and pays a fee of two months' rent.")
      .early_termination,
  ).toMatchObject({ value: { allowed: true, notice_days: 60, fee: { cents: 180_000 } }, method: 'computed' });
});

it('does not take an asking for a new lease for leave to end the old one', () => {
  const facts = factsOf('Either party wanting a new lease should speak up sixty days before the end.');

  expect(facts.early_termination?.value ?? null).toBeNull();
});

it('reads entry, guests and renewal from how people say them', () => {
  const facts = factsOf(
    'Landlord gives Tenant 24 hours to prepare before coming in.',
    'Friends can stay up to a month.',
    "If nobody says anything by two months before it's over, it goes on for another year.",
  );

  expect(facts.entry_notice_hours?.value).toBe(24);
  expect(facts.guest_limit_days?.value).toBe(30);
  expect(facts.renewal?.value).toMatchObject({ type: 'auto', notice_days: 60 });
});

it('hears the "not" of a contraction', () => {
  expect(factsOf("Tenant can't sublet or list the house on any booking site.").sublet?.value).toBe('prohibited');
});

it('takes "a month from" a day for the price of a month and not for a term', () => {
  const facts = factsOf('Term: August 1, 2026 to July 31, 2028.', '($1,600.00 a month from August 1, 2027)');

  expect(facts.term_months?.value).toBe(24);
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 90_000 });
});

it('does not take what is in the price for what the tenant pays apart', () => {
  const facts = factsOf('What you pay: $900 monthly; this is all in, with heat and internet.');

  expect(facts.utilities_tenant?.value ?? null).toBeNull();
});

it('takes the rent of a month, not the sum of all payments that stands before it', () => {
  const facts = factsOf(
    '2. Rent. Thirty-Nine Thousand Dollars ($39,000.00) for the term, payable $3,250.00 monthly in advance on the fifteenth.',
  );

  expect(facts.rent_monthly?.value).not.toMatchObject({ cents: 3_900_000 });
});

it('takes the last total due at signing, which stands under what it adds up', () => {
  const report = readLease([
    {
      name: 'lease.txt',
      document: placedText(
        'LEASE\n\nAnn Poole (Landlord) leases 12 Elm Street, Toledo, Ohio 43604 to Bob Crane (Tenant). Rent is $900 a month. The deposit is $900.\n\nDue at signing: $900\nTotal due at move-in: $1,800',
      ),
    },
  ]);

  expect(report.money.dueAtSigning).toMatchObject({ cents: 180_000 });
});

it('takes the place that an agreement is for as the premises, also below its title', () => {
  const { facts } = readLease([
    {
      name: 'lease.txt',
      document: placedText(
        'RENTAL AGREEMENT\n\nBetween Pat Holder (landlord) and Sam Doe (tenant) for 12 Elm Road, Boise, Idaho 83702. From May 1, 2026 to April 30, 2027. Rent is $1,100 a month. The deposit is $1,100.',
      ),
    },
  ]);

  expect(facts.premises_address?.value).toBe('12 Elm Road, Boise, Idaho 83702');
  expect(facts.landlord_notice_address?.value ?? null).toBeNull();
});

it('takes what somebody else charges for no fee of its own', () => {
  const facts = factsOf('If a payment is sent back we add the $30 they charge us. Mowing costs $40 each time.');

  expect(JSON.stringify(facts.other_fees?.value)).not.toMatch(/they/i);
});
