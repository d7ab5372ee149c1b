import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const factsOf = (...lines: string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(lines.join('\n')) }]).facts;

const home = (...lines: string[]) =>
  factsOf(
    'RESIDENTIAL LEASE',
    '',
    'This lease is made on June 1, 2025 between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604. Rent is $900, due on the 1st of each month.',
    '',
    ...lines,
  );

const shop = (...lines: string[]) =>
  factsOf(
    'COMMERCIAL LEASE',
    '',
    'This Lease is made between Quay Partners, LP ("Landlord") and Blue Kettle, Inc. ("Tenant"). Landlord leases to Tenant Suite 112 at 301 Commercial Street, Portland, Maine 04101. The term begins September 1, 2024 and ends August 31, 2029.',
    '',
    ...lines,
  );

const terms = ['Rent', '$875 a month', 'Start', 'July 1, 2027', 'End', 'June 30, 2028', 'Tenant', 'Vera Lindqvist'];
const sheetOf = (line: (label: string, value: string) => string, between = '\n') =>
  factsOf(
    'RESIDENTIAL LEASE',
    '',
    [0, 2, 4, 6].map((at) => line(terms[at] ?? '', terms[at + 1] ?? '')).join(between),
    '',
    'Landlord leases the home to Tenant. Tenant keeps the home clean and returns the keys at the end of the term.',
  );

it.each([
  ['an equals sign', sheetOf((label, value) => `${label} = ${value}`)],
  ['an arrow', sheetOf((label, value) => `${label} -> ${value}`)],
  ['bold labels', sheetOf((label, value) => `**${label}:** ${value}`)],
  ['definitions', sheetOf((label, value) => `"${label}" means ${value}.`)],
  ['several on a line', sheetOf((label, value) => `${label}: ${value}`, '; ')],
  ['headings with the value below', sheetOf((label, value) => `${label.toUpperCase()}\n${value}.\n`)],
])('reads key terms set as %s', (_, facts) => {
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 87_500 });
  expect([facts.start_date?.value, facts.end_date?.value]).toEqual(['2027-07-01', '2028-06-30']);
  expect(facts.tenants?.value).toEqual(['Vera Lindqvist']);
});

it('takes the answer to a question for the value of what it asks', () => {
  const facts = home(
    'When does it start? July 1, 2025.',
    '',
    'How much is the deposit? $400.',
    '',
    'Are pets allowed? No.',
    '',
    'Guarantor? Otto Brandt.',
  );

  expect(facts.start_date?.value).toBe('2025-07-01');
  expect(facts.security_deposit?.value).toMatchObject({ cents: 40_000 });
  expect(facts.pets?.value).toBe('prohibited');
  expect(facts.guarantor?.value).toBe('Otto Brandt');
});

it.each([
  ['with_consent', 'Tenant shall not assign or sublet except as Landlord may approve.'],
  ['with_consent', "Tenant may neither assign nor sublet but with Landlord's assent."],
  ['with_consent', 'Tenant may sublet if Landlord has met the newcomer and agreed.'],
  ['with_consent', 'Tenant may pass the house on to somebody else once Landlord has approved them.'],
  ['with_consent', 'Tenant may sublet to a person whom the office has okayed.'],
  ['with_consent', 'Tenant may sublet, but whether it suits is up to the owner.'],
  ['prohibited', 'Tenant shall not sublet under any circumstances.'],
  ['allowed', 'Tenant may sublet without asking anybody.'],
  ['allowed', 'Tenant may sublet freely.'],
])('hears %s in: %s', (value, words) => {
  expect(home(words).sublet?.value).toBe(value);
});

it.each([
  [6, 'Rent that is unpaid when the office closes on the seventh bears a late charge of $30.'],
  [8, 'Rent that arrives more than eight days after the first carries a late fee of $30.'],
  [4, "Four days' slack. After that a late fee of $25 is due."],
  [5, 'You have until the sixth to pay the rent. Tenant has until the 6th.'],
])('counts %i days without a fee: %s', (days, words) => {
  expect(home(words).grace_days?.value).toBe(days);
});

it('counts months without rent from the first named to the last', () => {
  expect(shop('From November through February of 2025 no base rent is owed.').free_rent_months?.value).toBe(4);
  expect(shop('Abatement Period: Months 1 and 2').free_rent_months?.value).toBe(2);
  expect(home('Mint in July is free for the picking.').free_rent_months?.value ?? null).toBeNull();
});

it('tells a lease that goes on by itself from one that turns monthly and from a right to extend', () => {
  expect(
    home('At its end the lease rolls forward for a further twelve months unless Tenant gives notice 45 days before.')
      .renewal?.value,
  ).toMatchObject({ type: 'auto', notice_days: 45 });
  expect(home('If nobody speaks, Tenant simply stays on from month to month.').renewal?.display).toContain(
    'onth to month',
  );
  expect(
    shop('Tenant may lengthen the term twice, three years each time, by a letter 120 days before it ends.').renewal
      ?.value,
  ).toMatchObject({ type: 'option', term_months: 36, notice_days: 120 });
});

it('gives one period for both kinds of default, and two where two are told', () => {
  expect(
    home(
      'If rent is not paid or another promise is broken, Landlord writes. Tenant then has twelve days to set it right.',
    ).cure_days?.value,
  ).toEqual({ monetary: 12, other: 12 });
  expect(
    home('If money is late Landlord writes, and Tenant has five days from the letter; for other matters twenty.')
      .cure_days?.value,
  ).toEqual({ monetary: 5, other: 20 });
});

it('hears promises in plain words', () => {
  const facts = home(
    'Pets. Your cat may stay. No fee, no deposit, no extra rent for her.',
    '',
    'Each of the signers answers to Landlord for every dollar of the rent.',
    '',
    'Deposit. Landlord has twenty-five days to send back what is left.',
  );

  expect([facts.pet_fee?.value, facts.pet_deposit?.value, facts.pet_rent?.value]).toMatchObject([
    { cents: 0 },
    { cents: 0 },
    { cents: 0 },
  ]);
  expect(facts.joint_and_several?.value).toBe(true);
  expect(facts.deposit_return_days?.value).toBe(25);
  expect(home('Both sides keep their right to a jury.').jury_waiver?.value).not.toBe(true);
});

it('follows an index with its floor', () => {
  expect(
    shop(
      'Each year the rent rises by as much as the Consumer Price Index has risen, and always by at least two percent (2%).',
    ).escalation?.value,
  ).toMatchObject({ type: 'cpi', floor: 2 });
});

it('reads a term that a clause opens with, and takes it for no heading', () => {
  const facts = factsOf(
    'LEASE',
    '',
    'Holm Chapel (the "Church") and Sparrow School, Inc. (the "School") agree on July 20, 2026:',
    '',
    'Article 1. The Church lets to the School the lower level, about 3,200 square feet, at 55 Elm Avenue, Northfield, MN 55057.',
    '',
    'Article 2. Three years, September 1, 2026 to August 31, 2029. The School pays $900 a month as rent.',
    '',
    'Article 3. The Church keeps the roof in repair. The School keeps the rooms clean.',
  );

  expect([facts.start_date?.value, facts.end_date?.value, facts.term_months?.value]).toEqual([
    '2026-09-01',
    '2029-08-31',
    36,
  ]);
});

it('hears what a note and a letter ask in passing', () => {
  expect(
    factsOf(
      'ROOM OVER THE GARAGE, 77 Alder Road, Concord, NH 03301',
      '',
      'Landlord: Walt Dimond. Tenant: Casey Burr.',
      '',
      'Rent 725/mo due the 1st. 5 days grace then $20. No subletting w/o my ok. Lease is for one year from May 1, 2026.',
    ),
  ).toMatchObject({
    premises_address: { value: '77 Alder Road, Concord, NH 03301' },
    rent_monthly: { value: { cents: 72_500 } },
    late_fee: { value: { flat: { cents: 2000 } } },
    sublet: { value: 'with_consent' },
  });
  expect(home("Landlord gives two days' warning before Landlord calls.").entry_notice_hours?.value).toBe(48);
});
