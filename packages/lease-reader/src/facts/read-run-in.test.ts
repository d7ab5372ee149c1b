import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const home = (...clauses: string[]): string =>
  [
    'LEASE AGREEMENT',
    'This lease is made on June 1, 2025 between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604.',
    ...clauses,
  ].join('\n\n');

const shop = (...clauses: string[]): string =>
  [
    'COMMERCIAL LEASE',
    'This Lease is made between Quay Partners, LP ("Landlord"), whose address is 77 Wharf Street, Suite 400, Portland, Maine 04101, and Blue Kettle, Inc. ("Tenant").',
    '1. Premises. Landlord leases to Tenant 2,400 rentable square feet known as Suite 112 in the building at 301 Commercial Street, Portland, Maine 04101.',
    '2. Term. The term is two (2) years, commencing on September 1, 2024 and expiring on August 31, 2026.',
    ...clauses,
  ].join('\n\n');

const factsOf = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]).facts;

it('takes a sentence after its heading for what it says, not for a "yes"', () => {
  expect(factsOf(home('3. Pets. Tenant may not keep a dog or any other animal.')).pets?.value).toBe('prohibited');
  expect(factsOf(home('3. Smoking. Landlord does not permit smoking anywhere.')).smoking?.value).toBe('prohibited');
});

it('knows the address that a lease is "for", and does not send letters to it', () => {
  const facts = factsOf(home());

  expect(facts.premises_address?.value).toBe('12 Elm Street, Toledo, Ohio 43604');
  expect(facts.landlord_notice_address?.value ?? null).toBeNull();
});

it('starts the lease on the day that somebody moves in', () => {
  expect(factsOf(home('3. Tenant moves in April 1, 2025.')).start_date?.value).toBe('2025-04-01');
});

it('does not take what a law requires of interest for the law that governs', () => {
  const facts = factsOf(home('3. Deposit. The deposit of $400 comes back with interest as Minnesota law requires.'));

  expect(facts.governing_law?.value ?? null).toBeNull();
});

it('reads who pays from a label of two words', () => {
  const facts = factsOf(home('Utilities paid by Tenant: electric, gas. Paid by Landlord: trash, water.'));

  expect(facts.utilities_landlord?.value).toEqual(['trash', 'water']);
});

it('reads steps of rent from lines that are no table', () => {
  const lines = 'Lease Year 1: $5,000.00 per month\n\nLease Year 2: $5,150.00 per month';

  expect(
    factsOf(shop(`3. Base Rent. Tenant shall pay Base Rent monthly as follows:\n\n${lines}`)).rent_schedule?.value,
  ).toEqual([
    { from: '2024-09-01', to: '2025-08-31', monthly: { cents: 500_000, currency: 'USD' } },
    { from: '2025-09-01', to: '2026-08-31', monthly: { cents: 515_000, currency: 'USD' } },
  ]);
});

it('tells the suite that is let from the suite of the landlord’s office', () => {
  expect(factsOf(shop()).unit?.value).toBe('Suite 112');
});

it('reckons an allowance by the foot for all of the premises, and says how', () => {
  const allowance = factsOf(
    shop('3. Landlord shall provide an improvement allowance of $25.00 per rentable square foot.'),
  ).tenant_improvement_allowance;

  expect(allowance).toMatchObject({ value: { cents: 6_000_000 }, method: 'computed' });
  expect(allowance?.reasoning).toContain('2400 rentable square feet');
});

it('does not take insurance that is maintained for upkeep', () => {
  const facts = factsOf(shop('3. Insurance. Tenant shall maintain liability insurance of not less than $1,000,000.'));

  expect(facts.maintenance_tenant?.value ?? null).toBeNull();
});

it('gives each fee of a list its own frequency', () => {
  const fees = factsOf(home('3. Fees. Application fee $50; amenity fee $35 each month; trash fee $12 each month.'));

  expect(fees.other_fees?.display).toContain('Amenity fee $35 a month');
  expect(fees.other_fees?.display).not.toContain('Application fee $50 a month');
});

it('knows the landlord by what the lease lets it do, when only this lease calls it so', () => {
  const facts = factsOf(
    'HOUSING AGREEMENT\n\nThis Agreement is between The Quarters at Ninth, LLC ("Community") and the undersigned student, Priya Rowe ("Student").\n\nA Student who leaves must find a replacement acceptable to the Community. The Community may move the Student to another bedroom.\n\nRent. The rent of this lease is $795 each month. The lease term is August 18, 2025 to July 31, 2026. The apartment is furnished.',
  );

  expect([facts.landlord?.value, facts.tenants?.value]).toEqual([['Quarters at Ninth, LLC'], ['Priya Rowe']]);
});

it('reads who is who from meanings that share a sentence, whatever they are called', () => {
  const facts = factsOf(
    'AGREEMENT FOR THE LEASE OF AN APARTMENT\n\nIn this Agreement, "Management" means Larkspur Associates and "Leaseholder" means Imani Foster and Kyle Brandt, jointly and severally.\n\n1. Rent. Leaseholder pays rent of $1,580 monthly. The lease term is fourteen months.\n\n2. Passing it on. No subletting without the written agreement of Management.\n\n3. Legal costs. Whoever wins a lawsuit about this lease may recover reasonable attorney\'s fees.\n\n4. Default. If Leaseholder has not paid 3 days after a written demand, or does not put right another breach within 14 days, Management may end the Agreement.',
  );

  expect([facts.landlord?.value, facts.tenants?.value]).toEqual([
    ['Larkspur Associates'],
    ['Imani Foster', 'Kyle Brandt'],
  ]);
  expect([facts.sublet?.value, facts.attorney_fees?.value]).toEqual(['with_consent', 'prevailing_party']);
  expect(facts.cure_days?.value).toEqual({ monetary: 3, other: 14 });
});

it('reads a percentage for lateness that stands beside interest, and days for money and for the rest', () => {
  const facts = factsOf(
    shop(
      '3. Late Payment. Sums unpaid five days after due bear a 6% late charge and interest at 18% per annum.',
      '4. Default. Monetary default: 5 days after notice. Other default: 20 days after notice.',
      '5. Extension. Tenant may extend for one period of 60 months by notice at least 12 months before expiration.',
    ),
  );

  expect(facts.late_fee?.value).toMatchObject({ percent: 6 });
  expect(facts.cure_days?.value).toEqual({ monetary: 5, other: 20 });
  expect(facts.renewal?.value).toMatchObject({ type: 'option', count: 1, term_months: 60 });
});

it('reads rows of months that the layout ran together', () => {
  const facts = factsOf(shop('Base Rent:\n\nMonths 1-12 $5,677.88 Months 13-24 $5,848.21'));

  expect(facts.rent_schedule?.value).toMatchObject([
    { from: '2024-09-01', to: '2025-08-31', monthly: { cents: 567_788 } },
    { from: '2025-09-01', to: '2026-08-31', monthly: { cents: 584_821 } },
  ]);
});
