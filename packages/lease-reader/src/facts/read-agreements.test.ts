import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const read = (...lines: string[]) => readLease([{ name: 'lease.txt', document: placedText(lines.join('\n\n')) }]).facts;

const home = (...clauses: string[]) =>
  read(
    'LEASE AGREEMENT',
    'This lease is made on June 1, 2027 between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604. The term is July 1, 2027 to June 30, 2029. The rent is $900 a month, due on the 1st.',
    ...clauses,
  );

const shop = (...clauses: string[]) =>
  read(
    'COMMERCIAL LEASE',
    'This lease is between Field Holdings LLC ("Landlord") and Poe Trading, Inc. ("Tenant"). Landlord leases the premises in the office building to Tenant for base rent and operating expenses.',
    ...clauses,
  );

it('counts "the fifth day following the due date" as five days', () => {
  expect(
    home('Rent received later than the fifth day following its due date bears a late charge of $50.').grace_days?.value,
  ).toBe(5);
});

it('takes the rent of a month and of a foot from one label, past the months that are free', () => {
  const facts = shop('Base Rent: Months 1-2: $0.00 (abated); Months 3-14: $31.00/RSF, $16,120.00 per month');

  expect(facts.rent_monthly?.value).toMatchObject({ cents: 1_612_000 });
  expect(facts.rent_psf?.value).toMatchObject({ cents: 3100 });
});

it.each([
  ['The monthly rent is $900 until June 30, 2028, and $950 per month thereafter.'],
  ['From July 1, 2028 the rent is $950 a month.'],
  ['The rent is $900 in the first year and $950 in the second year.'],
])('makes a schedule of the steps that it tells: %s', (words) => {
  expect(home(words).rent_schedule?.value).toEqual([
    { from: '2027-07-01', to: '2028-06-30', monthly: { cents: 90_000, currency: 'USD' } },
    { from: '2028-07-01', to: '2029-06-30', monthly: { cents: 95_000, currency: 'USD' } },
  ]);
});

it('makes no schedule of what is paid after the term or for a car', () => {
  expect(home('From July 1, 2028 parking is $950 a month.').rent_schedule?.value ?? null).toBeNull();
  expect(
    home('If Tenant holds over after June 30, 2029 the rent is $1,350 a month.').rent_schedule?.value ?? null,
  ).toBeNull();
});

it('reads steps by ranges of years', () => {
  const facts = read(
    'INDUSTRIAL LEASE',
    'This lease is between Field Holdings LLC ("Landlord") and Poe Trading, Inc. ("Tenant") for the warehouse at 9 Dock Road, Gary, Indiana 46402.',
    'TERM: April 1, 2027 to March 31, 2034',
    'MONTHLY RENT: Years 1-2: $34,000.00; Years 3-4: $35,000.00; Years 5-7: $36,000.00',
  );

  expect(facts.rent_schedule?.value).toMatchObject([
    { from: '2027-04-01', to: '2029-03-31' },
    { from: '2029-04-01', to: '2031-03-31' },
    { from: '2031-04-01', to: '2034-03-31' },
  ]);
});

it('reads parties by roles of their own that stand in quotes, with no brackets', () => {
  const facts = read(
    'FARM LEASE',
    'Made January 12, 2027 between Olsen Land Company, "Landowner," and Brekke Brothers Farms, "Operator."',
    'Landowner leases to Operator 212 acres of cropland. Operator shall not sublet the land without the consent of Landowner. Operator shall pay rent of $56,816 a year.',
  );

  expect(facts.landlord?.value).toEqual(['Olsen Land Company']);
  expect(facts.tenants?.value).toEqual(['Brekke Brothers Farms']);
});

it('finds the landlord after "by", when a day stands between it and the word lease', () => {
  const facts = read(
    'SHOPPING CENTER LEASE',
    'THIS LEASE is entered into as of August 4, 2027 (the "Effective Date") by Oak Center, LLC, a Georgia limited liability company ("Landlord"), and Sabor Restaurants, Inc., a Georgia corporation ("Tenant").',
  );

  expect(facts.landlord?.value).toEqual(['Oak Center, LLC']);
});

it('gives each of two names the role that "respectively" gives it', () => {
  const facts = read(
    'STANDARD FORM LEASE',
    'This Lease is made by and between Mission Properties, L.P., a Delaware limited partnership, and Sipex Corporation, a Delaware corporation, hereinafter called respectively Lessor and Lessee.',
    'Lessor leases the premises to Lessee. Lessee shall pay rent of $9,000 a month.',
  );

  expect(facts.landlord?.value).toEqual(['Mission Properties, L.P.']);
  expect(facts.tenants?.value).toEqual(['Sipex Corporation']);
});

it('reads two parties from one line of labels', () => {
  const facts = read(
    'SUBLEASE',
    'Sublandlord: Orchid Software, Inc. Subtenant: Tern Design LLC.',
    'Sublandlord subleases the fourth floor to Subtenant. Subtenant pays rent of $7,000 a month. It begins on December 1, 2027 and expires on June 29, 2029.',
  );

  expect(facts.tenants?.value).toEqual(['Tern Design LLC']);
  expect(facts.start_date?.value).toBe('2027-12-01');
  expect(facts.end_date?.value).toBe('2029-06-29');
});

it('does not take the manager of a form for its landlord', () => {
  const facts = read(
    'STUDENT HOUSING LEASE',
    'RESIDENT: Toby Lind\nMANAGER: Campus Partners, Inc., agent for owner Quarry Holdings LLC\nINSTALLMENTS: Twelve of $1,095.00, the first on 08/01/2027 and then the 1st of each month',
    'Resident pays rent in installments. Manager may enter the apartment with notice.',
  );

  expect(facts.landlord?.value).toEqual(['Quarry Holdings LLC']);
  expect(facts.rent_due_day?.value).toBe(1);
});

it('reads the last day of a month that it names', () => {
  const facts = home();

  expect(facts.end_date?.value).toBe('2029-06-30');
  expect(
    read(
      'LEASE',
      'Ann Poole (Landlord) leases 12 Elm Street to Bob Crane (Tenant). The term begins March 1, 2027 and ends the last day of February, 2028. Rent is $900.',
    ).end_date?.value,
  ).toBe('2028-02-29');
});

it('takes off-street parking for parking', () => {
  expect(home('Off-street parking for two vehicles is provided.').parking?.value).toMatchObject({ spaces: 2 });
  expect(home('Tenant gets one spot in the driveway.').parking?.value).toMatchObject({ spaces: 1 });
});

it('hears in each half of a sentence who pays what', () => {
  const facts = shop('Electricity is metered to Tenant; heat is part of the rent.');

  expect(facts.utilities_tenant?.value).toEqual(['electricity']);
  expect(facts.utilities_landlord?.value).toEqual(['heat']);
});

it('takes what the landlord alone provides out of what the tenant pays', () => {
  expect(
    home('Tenant pays for all utilities except lawn care and pest control, which Landlord agrees to provide.')
      .utilities_landlord?.value,
  ).toEqual(['lawn care', 'pest control']);
});

it.each([
  ['Late after: the 4th', 'grace_days', 3],
  ['Pets approved: One cat', 'pets', 'allowed'],
  ['Smoking: Not permitted', 'smoking', 'prohibited'],
  ['Notice to vacate: 45 days', 'notice_to_terminate_days', 45],
  ['Entry: two days', 'entry_notice_hours', 48],
  ['Guests: 10 nights', 'guest_limit_days', 10],
  ['Assignment - only with consent', 'sublet', 'with_consent'],
  ['Holdover: 150% of the last rent', 'holdover', { rent_percent: 150, per_day: null, becomes: null }],
  ['Default: 15 days for rent, 60 days for anything else', 'cure_days', { monetary: 15, other: 60 }],
  ['Attorney fees: loser pays', 'attorney_fees', 'prevailing_party'],
] as const)('reads a label with its answer: %s', (line, field, value) => {
  expect(home(line)[field]?.value).toEqual(value);
});

it.each([
  ['After the 6th there is $10 more.', 'late_fee', { flat: { cents: 1000 } }],
  ['Past the 20th Landlord asks for $40 extra.', 'late_fee', { flat: { cents: 4000 } }],
  ['Landlord keeps a security of $140.', 'security_deposit', { cents: 14_000 }],
  ['Tenant pays $10 per pet per month.', 'pet_rent', { cents: 1000 }],
  ['No animal or pet except one cat.', 'pets', 'allowed'],
  ['Unless the parties agree in writing, Tenant may not keep any pet.', 'pets', 'with_consent'],
  ['The house may not be passed on to somebody else.', 'sublet', 'prohibited'],
  [
    'If neither side gives thirty days notice before the end, the lease renews for one more year.',
    'renewal',
    { type: 'auto', notice_days: 30 },
  ],
  ['Tenants should buy renters insurance.', 'renters_insurance_required', false],
] as const)('reads what short agreements say: %s', (words, field, value) => {
  const got = home(words)[field]?.value;
  typeof value === 'object' ? expect(got).toMatchObject(value) : expect(got).toBe(value);
});

it('reads figures that a scanner took for letters', () => {
  const facts = read(
    'RESIDENTIAL LEASE',
    'This Lease is made on the lst day of June, 2027 between Ann Poole (Landlord) and Bob Crane (Tenant) for apartment 2O4 at 12 Elm Street, Toledo, Ohio 43604.',
    'The term is twelve ( l2 ) months, from July l, 2027 to June 30, 2028. Tenant agrees to pay S1,085.00 per month on the lst day of each month. The security deposit is $5OO.OO.',
  );

  expect(facts.lease_date?.value).toBe('2027-06-01');
  expect(facts.start_date?.value).toBe('2027-07-01');
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 108_500 });
  expect(facts.security_deposit?.value).toMatchObject({ cents: 50_000 });
  expect(facts.unit?.value).toBe('204');
});

it('takes the places of a due day that a form gives after "Due:" for the days without a fee', () => {
  const facts = read(
    'STORAGE RENTAL AGREEMENT',
    'Owner: Prairie Lock LLC\nRenter: Sheila Dunmire\nMonthly rent: $98.00\tDue: 5th of month\nLate fee: $15 if not paid by the 10th',
    'Renter rents the storage unit from Owner. Renter must insure the contents.',
  );

  expect(facts.grace_days?.value).toBe(5);
  expect(facts.renters_insurance_required?.value).toBe(true);
});

it('reads only the boxes that are ticked, each up to the end of its sentence', () => {
  const facts = home('Renter [X] may [ ] may not smoke outdoors; no smoking inside. Renter may have 0 pets.');

  expect(facts.smoking?.value).toBe('prohibited');
  expect(facts.pets?.value).toBe('prohibited');
});

it('does not take the cover of a policy for a charge', () => {
  expect(
    JSON.stringify(home('Renters insurance\tRequired, $100,000', 'Garage\t$60.00 monthly').other_fees?.value),
  ).not.toMatch(/insurance/i);
});

it('hears that there is no right to look into the books', () => {
  expect(
    JSON.stringify(shop('Tenant has no right to examine the books of operating expenses.').cam?.value ?? null),
  ).not.toMatch(/"audit_right":true/);
});

it('takes the rent of a year for one', () => {
  const facts = shop('Rent. Annual Rent is $142,680, payable in twelve equal monthly installments of $11,890.');

  expect(facts.rent_annual?.value).toMatchObject({ cents: 14_268_000 });
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 1_189_000 });
});

it('reads what "the Landlord is" and what stands in capitals at the end', () => {
  const plain = read(
    'LEASE',
    'The Landlord is Whitfield Estates Trust. The Tenants are Leandro Pires and Joana Pires.',
    'The Landlord rents the apartment to the Tenants. Rent is $3,150 a month.',
  );
  const formal = read(
    'LEASE',
    'In consideration of the rents and covenants herein, BACK BAY CHAMBERS LLC ("Lessor") does hereby lease unto HARROW AND LISLE LLP ("Lessee") the third floor of the building.',
  );

  expect(plain.landlord?.value).toEqual(['Whitfield Estates Trust']);
  expect(plain.tenants?.value).toEqual(['Leandro Pires', 'Joana Pires']);
  expect(formal.landlord?.value).toEqual(['BACK BAY CHAMBERS LLC']);
});

it('lets a tenant that may freely assign do so', () => {
  expect(home('Tenant may assign or sublet freely but is not released.').sublet?.value).toBe('allowed');
});

it('reads a line with a dash before it as a line of its own', () => {
  const facts = home(
    'House rules\n- $400 damage deposit, back to Tenant within 21 days of leaving\n- after the 4th add $20',
  );

  expect(facts.security_deposit?.value).toMatchObject({ cents: 40_000 });
  expect(facts.late_fee?.value).toMatchObject({ flat: { cents: 2000 } });
});

it('reads the premises and the building around them from one pair of brackets', () => {
  const facts = shop(
    'Premises: Bay 4, 900 Distribution Drive, Greensboro, NC 27409 (12,600 SF of a 63,000 SF building)',
  );

  expect(facts.rentable_sf?.value).toBe(12_600);
  expect(facts.building_sf?.value).toBe(63_000);
});

it('does not take what is charged otherwise, after a semicolon, for what the tenant pays', () => {
  expect(
    shop('Tenant pays its own power and gas; water is in the operating expenses.').utilities_tenant?.value,
  ).toEqual(['electricity', 'gas']);
});

it.each([
  ['ENTRY. Landlord gives reasonable notice, being at least 24 hours.', 'entry_notice_hours', 24],
  ['RENTERS INSURANCE. Strongly recommended.', 'renters_insurance_required', false],
  ['Landlord is not going to make Tenant carry insurance.', 'renters_insurance_required', false],
  ['Where the parties quarrel, Maine law decides.', 'governing_law', 'Maine'],
  ['Each side pays its own attorney, win or lose.', 'attorney_fees', 'none'],
  ['The room may be sublet only to a person whom Landlord accepts.', 'sublet', 'with_consent'],
  ['Tenant shall not let the pasture to another without the written leave of Landlord.', 'sublet', 'with_consent'],
  ['One garage stall is included.', 'parking', { spaces: 1 }],
  ['The liability insurance is half a million dollars.', 'liability_minimum', { cents: 50_000_000 }],
] as const)('reads what lists and contracts say: %s', (words, field, value) => {
  const got = home(words)[field]?.value;
  typeof value === 'object' ? expect(got).toMatchObject(value) : expect(got).toBe(value);
});
