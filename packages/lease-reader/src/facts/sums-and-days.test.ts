import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const officeOf = (...clauses: string[]) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'OFFICE LEASE',
          'This Lease is made on May 4, 2026 between Harrow Square, Ltd. ("Landlord") and Copper Kettle, LLC ("Tenant") for Suite 9, 300 Harrow Square, Temple, Texas 76501, 1,200 square feet. The term begins on July 1, 2026 and ends on June 30, 2029. Base Rent is $2,400.00 per month.',
          ...clauses,
        ].join('\n\n'),
      ),
    },
  ]).facts;

it.each([
  'Landlord shall reimburse Tenant for the cost of the first improvements that the plan shows, up to $18,500.00.',
  'Landlord shall reimburse Tenant up to $18,500.00 toward the cost of shop finish and lighting.',
])('takes what a landlord refunds of the building work for an allowance: %s', (words) => {
  expect(officeOf(words).tenant_improvement_allowance?.value).toMatchObject({ cents: 1_850_000 });
});

it('takes the share of what costs exceed those of a base year for the share of the tenant', () => {
  const words = 'Tenant pays 6.25% of the amount by which those costs exceed the costs of the Base Year.';

  expect(officeOf(words).pro_rata_share_pct?.value).toBe(6.25);
});

it('counts the months that are free of rent, and takes no year for a count', () => {
  expect(officeOf('Base Rent is abated for Lease Months 1 and 2.').free_rent_months?.value).toBe(2);
  expect(officeOf('Rent (but not other charges) is waived during months 1 through 3.').free_rent_months?.value).toBe(3);
  expect(factsOf('Concession: May 2026 Monthly Rent waived (one month)').free_rent_months?.value).toBe(1);
});

it('reckons a deposit that is the same as one installment, and takes no part of every deposit for it', () => {
  const facts = factsOf(
    'Security deposit: the same as one installment, due on signing.',
    'The deposit',
    '$120 of every deposit is kept for cleaning the carpet.',
  );

  expect(facts.security_deposit).toMatchObject({
    value: { cents: 90_000 },
    method: 'computed',
    reasoning: "One month's rent.",
  });
});

it('takes the days of a renewal for those of the lease, not those of the lease that runs out', () => {
  const facts = factsOf(
    'Present lease\tJune 1, 2024 to May 31, 2025',
    'Renewal begins\tJune 1, 2025',
    'Renewal ends\tMay 31, 2026',
  );

  expect(facts.start_date?.value).toBe('2025-06-01');
  expect(facts.end_date?.value).toBe('2026-05-31');
});

it('takes a blank for a sum that was filled with none for a sum of nothing', () => {
  const facts = factsOf(
    "Prorated rent: $__N/A__. Last month's rent in advance: None. Pet deposit: $__N/A__. Monthly pet charge: $__20.00__.",
  );

  expect([facts.prorated_rent?.value, facts.last_month_rent?.value, facts.pet_deposit?.value]).toMatchObject([
    { cents: 0 },
    { cents: 0 },
    { cents: 0 },
  ]);
  expect(facts.pet_rent?.value).toMatchObject({ cents: 2000 });
});

it('hears that an animal costs nothing by the month', () => {
  const facts = factsOf('Your dog Olive is welcome. There is no monthly charge for her.');

  expect(facts.pet_rent?.value).toMatchObject({ cents: 0 });
});

it('counts days without a late fee to a day that another sentence names, and by the day after the due day', () => {
  expect(
    factsOf(
      'Rent is due on the 1st. You have until the end of the day on the 4th. If it is not here by then we add a late charge of $30.',
    ).grace_days?.value,
  ).toBe(3);
  const facts = factsOf(
    'Should the rent remain unpaid after the eighth day from the day on which it fell due, Tenant shall pay a late charge of four dollars for each day thereafter, which shall in no event exceed in the whole forty dollars for any one month.',
  );
  expect(facts.grace_days?.value).toBe(8);
  expect(facts.late_fee?.value).toMatchObject({ flat: null, per_day: { cents: 400 }, cap: { cents: 4000 } });
});

it('reads hours that guests may stay as days, and a least liability behind its sum', () => {
  expect(factsOf('Guests may stay for periods of no more than 72 hours.').guest_limit_days?.value).toBe(3);
  expect(
    factsOf('Tenant shall carry a policy with at least $100,000 of personal liability cover.').liability_minimum?.value,
  ).toMatchObject({ cents: 10_000_000 });
});

it('takes the day on which people wrote their agreement for its day, not that from which they agreed on', () => {
  const { facts } = readLease([
    {
      name: 'lease.txt',
      document: placedText(
        'Agreement for the attic room\n\nThis is between us, Ann Poole and Li Poole, who own the house, and you, Bob Crane. We wrote this ourselves on May 20, 2026.\n\nWe have agreed on a year: from July 1, 2026 through June 30, 2027. You pay us rent of $700 a month for the room at 12 Elm Street, Toledo, Ohio 43604.',
      ),
    },
  ]);

  expect(facts.lease_date?.value).toBe('2026-05-20');
});

it.each([
  [
    "Leaving early\n\nGive us 45 days' notice in writing and the agreement ends on the last of them. There is no fee.",
    { allowed: true, notice_days: 45, fee: { cents: 0 } },
  ],
  ['If you have to leave before the year is over, give us 45 days in writing.', { allowed: true, notice_days: 45 }],
  ['Early release by payment of a fee is [X] not offered [ ] offered.', { allowed: false }],
])('hears whether and how somebody may leave early: %s', (words, early) => {
  const term = 'The lease runs from July 1, 2025 to June 30, 2026. We own the house and you rent it from us.';

  expect(factsOf(term, words).early_termination?.value).toMatchObject(early);
});

it.each([
  ["150% of one month's rent", 135_000],
  ['twice the monthly rent', 180_000],
  ['two (2) monthly installments of rent', 180_000],
  ["one (1) full month's rent", 90_000],
])('reckons a fee for leaving early of %s', (price, cents) => {
  const facts = factsOf(
    `Tenant may end this lease early by giving 60 days' written notice and paying a fee of ${price}.`,
  );

  expect(facts.early_termination?.value).toMatchObject({ fee: { cents } });
});

it('takes the most that a late fee comes to for no flat sum beside it', () => {
  expect(factsOf('Late fee: $5 per day, maximum $50').late_fee?.value).toMatchObject({
    flat: null,
    per_day: { cents: 500 },
    cap: { cents: 5000 },
  });
});

it('gives the months after those that a sentence counts the sum that it asks for thereafter', () => {
  const facts = factsOf(
    'The term begins on July 1, 2025 and ends on June 30, 2026.',
    'Tenant pays rent of $900.00 per month for the first six months and $950.00 per month thereafter.',
  );

  expect(facts.rent_schedule?.value).toMatchObject([
    { from: '2025-07-01', to: '2025-12-31', monthly: { cents: 90_000 } },
    { from: '2026-01-01', to: '2026-06-30', monthly: { cents: 95_000 } },
  ]);
});

it('keeps what stands behind a choice of verbs, whichever of them is ticked', () => {
  const insured = (first: string, second: string) =>
    factsOf(
      `Tenant [${first}] shall [${second}] need not carry renter's insurance with at least $100,000 of personal liability cover.`,
    );

  expect(insured('X', ' ')).toMatchObject({
    renters_insurance_required: { value: true },
    liability_minimum: { value: { cents: 10_000_000 } },
  });
  expect(insured(' ', 'X').renters_insurance_required?.value).toBe(false);
});
