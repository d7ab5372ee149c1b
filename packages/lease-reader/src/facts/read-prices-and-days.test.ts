import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const factsOf = (...lines: string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(lines.join('\n')) }]).facts;

const home = (...lines: string[]) =>
  factsOf(
    'RESIDENTIAL LEASE',
    '',
    'This lease is made on June 1, 2025 between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604. Rent is $900 a month.',
    '',
    ...lines,
  );

const shop = (...lines: string[]) =>
  factsOf(
    'COMMERCIAL LEASE',
    '',
    'This Lease is made between Quay Partners, LP ("Landlord") and Blue Kettle, Inc. ("Tenant"). Landlord leases to Tenant Suite 112 at 301 Commercial Street, Portland, Maine 04101. Base Rent is $2,000 a month.',
    '',
    ...lines,
  );

it('takes the days on which a term opens and closes for its first and last', () => {
  const facts = home('The tenancy is one year, opening on July 1, 2025 and closing on June 30, 2026.');
  expect([facts.start_date?.value, facts.end_date?.value]).toEqual(['2025-07-01', '2026-06-30']);
});

it('takes a day after some other verb for no end of the term', () => {
  const facts = home(
    'The term begins July 1, 2025 and ends June 30, 2026. Should Landlord fail in the lease term to have the porch painted by August 9, 2025, Tenant may paint it.',
  );
  expect(facts.end_date?.value).toBe('2026-06-30');
});

it('takes a length that others may not go under for no term', () => {
  const facts = home('From July 1, 2025 to June 30, 2026. The town does not permit a lease of under three months.');
  expect(facts.term_months?.value).toBe(12);
});

it.each([
  ["Tenant may end this lease by 40 days' notice and payment of $700.", 70_000, 40],
  ["Tenant can go early on 20 days' notice and owes nothing more.", 0, 20],
  ["To leave early, give Landlord 30 days and one month's rent.", 90_000, 30],
])('reads what it costs to leave early: %s', (line, cents, days) => {
  const facts = home('The term is July 1, 2025 to June 30, 2026.', '', line);
  expect(facts.early_termination?.value).toMatchObject({ allowed: true, notice_days: days, fee: { cents } });
  expect(facts.notice_to_terminate_days?.value ?? null).toBeNull();
});

it('takes the notice of a monthly tenancy for no early end', () => {
  const facts = home("This is a month-to-month tenancy. Tenant may end it on 30 days' notice and owes nothing more.");
  expect(facts.early_termination?.value ?? null).toBeNull();
  expect(facts.notice_to_terminate_days?.value).toBe(30);
});

it('keeps an option to extend beside words that nothing extends itself', () => {
  const facts = shop(
    'Tenant, if not then in default, may extend once, for four years, by written notice at least 200 days before the end. Without it nothing renews by itself.',
  );
  expect(facts.renewal?.value).toMatchObject({ type: 'option', count: 1, term_months: 48, notice_days: 200 });
});

it('reads that there is no right of renewal', () => {
  expect(home('Tenant has no right of renewal.').renewal?.value).toMatchObject({ type: 'none' });
});

it('counts grace from the due day, and not from days after notice', () => {
  const facts = home(
    "Rent must be in Landlord's hands by the fourth of the month. Rent that has not come by the ninth bears a late charge of $25.",
    '',
    'Tenant is in default if rent is unpaid by the twelfth day after notice.',
  );
  expect([facts.rent_due_day?.value, facts.grace_days?.value]).toEqual([4, 5]);
});

it('joins days to pay and days to mend that two clauses tell', () => {
  const facts = home(
    'IF RENT IS MISSING. Landlord writes, and Tenant has four days from the note to pay.',
    '',
    'ANYTHING ELSE. For any other broken promise Landlord sends a letter and Tenant has twelve days to fix it.',
  );
  expect(facts.cure_days?.value).toEqual({ monetary: 4, other: 12 });
});

it('reads the same days for money and for the rest', () => {
  const facts = home(
    'If rent is short Landlord sends a note and Tenant has eleven days to make it good. The same eleven days hold for anything else.',
  );
  expect(facts.cure_days?.value).toEqual({ monetary: 11, other: 11 });
});

it('reads what staying past the end costs, by times the rent or by the night', () => {
  const stays = shop(
    'If the lease is over and Tenant has not left, Tenant pays rent at two and a half times the usual.',
  );
  expect(stays.holdover?.value).toMatchObject({ rent_percent: 250 });
  const nights = home('Keys are due at noon on the last day; every night beyond that is $55.');
  expect(nights.holdover?.value).toMatchObject({ per_day: { cents: 5_500 } });
  const guests = home('A guest may stay three nights, and each night after that is $20.');
  expect(guests.holdover?.value ?? null).toBeNull();
});

it('counts months of rent that are forgiven', () => {
  const facts = shop('Base Rent is due on the first. The first three installments are forgiven.');
  expect(facts.free_rent_months?.value).toBe(3);
});
