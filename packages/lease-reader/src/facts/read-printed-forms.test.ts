import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const read = (text: string) => readLease([{ name: 'form.txt', document: placedText(text) }]).facts;

describe('a printed form', () => {
  const facts = read(`RESIDENTIAL RENTAL AGREEMENT

RESIDENT(S): __Ines Falk__     __Tor B. Falk__

UNIT #: __9__   STREET ADDRESS: __410 NW Larch Court__
CITY: __Bend__   STATE: __OR__   ZIP: __97701__

OWNER/AGENT: __Juniper Ridge Homes, LLC__

MONTHLY STATED RENT     $____1,310.00____

EARLY TERMINATION FEE (Section 12) not to exceed 1 1/2 times the monthly Stated Rent
`);

  it('names the home in blanks for each part of its address', () => {
    expect(facts.premises_address?.value).toBe('410 NW Larch Court, Bend, OR 97701');
  });

  it('names every tenant of a row', () => {
    expect(facts.tenants?.value).toEqual(['Ines Falk', 'Tor B. Falk']);
  });

  it('tells the rent, and the price of leaving early in months of it, which is none for staying on', () => {
    expect(facts.rent_monthly?.value).toMatchObject({ cents: 131_000 });
    expect(facts.early_termination?.value).toMatchObject({ allowed: true, fee: { cents: 196_500 } });
    expect(facts.holdover?.value ?? null).toBeNull();
  });
});

it('takes the address of a party in such blanks for no home', () => {
  const facts = read(`LEASE

Landlord: Ann Poole
Landlord's mailing address: 7 Post Road  CITY: Salem  STATE: OR  ZIP: 97301
Tenant: Bob Crane
Premises: 12 Oak Street, Salem, OR 97302
Rent is $900 a month.`);
  expect(facts.premises_address?.value).toBe('12 Oak Street, Salem, OR 97302');
});

it('keeps lettered lines of labels apart', () => {
  const facts = read(`STORE LEASE

This lease is between Harrow Realty LLC ("Landlord") and Copper Kettle Inc. ("Tenant") for Store 5, 12 Oak Street, Salem, Oregon 97301.
(m) Tenant's notice address: 212 Orchard Bend, Medford, OR 97501
(n) Landlord's notice address: 1 Mill Plaza, 3rd Floor, Eugene, OR 97401`);
  expect(facts.landlord_notice_address?.value).toContain('1 Mill Plaza');
});

describe('usual wording', () => {
  it.each([
    [
      'Tenant shall pay a security deposit equal to one and one-half months’ rent.',
      'security_deposit',
      { cents: 135_000 },
    ],
    [
      'Should Tenant remain in possession after the term with the consent of Landlord, a new tenancy from month to month is created.',
      'holdover',
      { rent_percent: null, becomes: 'month_to_month' },
    ],
    [
      'If Tenant fails to cure a default within ten days after notice, Landlord may end this lease.',
      'cure_days',
      { monetary: 10, other: 10 },
    ],
    [
      'If Tenant does not comply with any provision of this lease within eight days after written notice, Landlord may end it; Tenant fails to comply at its own risk.',
      'cure_days',
      { other: 8 },
    ],
    [
      'If rent is not paid by the 5th, Owner may collect a late fee of $15 on the 6th day of the month. Thereafter Owner may collect $2 for each additional day, not to exceed $40.',
      'late_fee',
      { flat: { cents: 1500 }, per_day: { cents: 200 }, cap: { cents: 4000 } },
    ],
    [
      '4. Late Charges. If Tenant fails to pay any rent within six days after it is due, Tenant shall pay four percent (4%) of the unpaid amount. Where the amount remains unpaid for a further month, Tenant shall pay an additional two percent (2%) of it.',
      'late_fee',
      { percent: 4 },
    ],
  ])('%s', (clause, field, value) => {
    expect(factsOf(`Terms. ${clause.replaceAll('’', "'")}`)[field]?.value).toMatchObject(value);
  });

  it.each([
    ['There is no jury waiver in this lease.', 'jury_waiver', false],
    ['Jury waiver: none.', 'jury_waiver', false],
    [
      'Each party shall bear its own attorneys’ fees, and the prevailing party shall not recover fees.',
      'attorney_fees',
      'none',
    ],
    [
      'Tenant pays my lawyer if I sue. If Tenant wins, Landlord pays the lawyer of Tenant.',
      'attorney_fees',
      'prevailing_party',
    ],
    [
      'Resident and Tenant are one person. Tenant is not liable for the rent of any other resident.',
      'joint_and_several',
      false,
    ],
  ])('%s', (clause, field, value) => {
    expect(factsOf(`Terms. ${clause.replaceAll('’', "'")}`)[field]?.value).toBe(value);
  });

  it('names children behind their ages', () => {
    expect(
      factsOf(
        'The home is occupied only by Tenant and the following minor children: Leo Crane, age 9, and Ida Crane, age 6.',
      ).occupants?.value,
    ).toEqual(['Leo Crane', 'Ida Crane']);
  });

  it('takes no day of rent, fee or time to cure from a sentence on another matter', () => {
    const facts = factsOf(
      'Rent is due on the 1st day of each month.',
      'Late payments and returned checks. If rent is short, Owner may collect a fee of $7 on the 6th day of the month.',
      'Landlord may end this lease on 21 days’ notice if the house is sold.'.replace('’', "'"),
    );
    expect(facts.rent_due_day?.value).toBe(1);
    expect(facts.returned_check_fee?.value ?? null).toBeNull();
    expect(facts.cure_days?.value ?? null).toBeNull();
  });

  it('takes a part of the deposit, or months of rent for leaving, for no second deposit or term', () => {
    const facts = factsOf(
      'The term begins on June 1, 2025 and ends on May 31, 2026.',
      'Tenant has paid a security deposit of $900. Of the deposit, $200 is kept for cleaning.',
      'Tenant may end the lease early on payment of three months’ rent.'.replace('’', "'"),
    );
    expect(facts.security_deposit?.conflicts).toEqual([]);
    expect(facts.term_months?.conflicts).toEqual([]);
  });
});

it('takes the day of the lease and not that of a trust or a test', () => {
  const facts = read(`OFFICE LEASE
between
HARROW TRUST, under declaration of trust dated June 14, 1998, as Landlord
and
QUILL CORP., as Tenant
Dated as of March 15, 2026
Premises: Suite 5, 12 Oak Street, Salem, MA 01970. Base rent is $2,000 per month.`);
  expect(facts.lease_date?.value).toBe('2026-03-15');
});

it('names a spouse before the home that is let', () => {
  const facts = read(
    'LEASE\n\nI, Ann Poole, the owner, rent to Kofi Mensah and his wife Abena Mensah the first floor apartment of my house at 12 Oak Street, Salem, OR 97301. They are called the tenants. Rent is $900 per month.',
  );
  expect(facts.tenants?.value).toEqual(['Kofi Mensah', 'Abena Mensah']);
});

describe('a lease of business rooms', () => {
  const office = (clause: string) =>
    read(`OFFICE LEASE

This Lease is made as of May 1, 2026 between Harrow Partners LLC ("Landlord") and Quill Coffee, Inc. ("Tenant"). Landlord leases to Tenant Suite 210 containing 2,400 rentable square feet at 900 Main Street, Dover, Ohio 44622.

${clause}`);

  it('has the rent of a year and a month by its rate and its area', () => {
    const facts = office('Base Rent shall be $22.50 per rentable square foot per year, payable monthly in advance.');
    expect(facts.rent_annual?.value).toMatchObject({ cents: 5_400_000 });
    expect(facts.rent_monthly).toMatchObject({ value: { cents: 450_000 }, method: 'computed' });
  });

  it('ends not on the day on which it is estimated to begin', () => {
    const facts = office(
      'Commencement Date: the day of completion, estimated to be July 1, 2026. Term: sixty-three (63) months.',
    );
    expect(facts.end_date?.value).toBe('2031-09-30');
  });

  it('may be ended by a right to do so at any time', () => {
    expect(
      office("Either party may terminate this Lease at any time upon 180 days' prior written notice.").early_termination
        ?.value,
    ).toMatchObject({ allowed: true, notice_days: 180 });
  });

  it('has a least rise where the greater of a share and an index is taken', () => {
    expect(office('Base Rent shall increase each year by the greater of 3% or CPI.').escalation?.value).toMatchObject({
      type: 'cpi',
      floor: 3,
    });
  });

  it('keeps the kind of use in front of the word use', () => {
    expect(office('Permitted Use: general office use consistent with a good building.').permitted_use?.value).toBe(
      'general office use consistent with a good building',
    );
  });
});

it('takes the late fee and the fee for a bad check from their own items of a list', () => {
  const facts = factsOf(
    'RENT. (A) The total rent of the term is: $ 10,800.00 (B) The rent due each month is: $ 900.00 (C) If rent is more than 5 days late, Tenant pays a late charge of: $ 45.00 (D) A bad check fee of $35.00 (not to exceed $40.00) is due.',
  );
  expect(facts.late_fee?.value).toMatchObject({ flat: { cents: 4500 } });
  expect(facts.returned_check_fee?.value).toMatchObject({ cents: 3500 });
});

it('has a rent for the first months and another for the last', () => {
  const facts = factsOf(
    'The term begins on June 1, 2025 and ends on November 30, 2026. The rent is $900 a month for the first twelve months and $950 a month for the last six.',
  );
  expect(facts.rent_schedule?.value).toMatchObject([
    { from: '2025-06-01', to: '2026-05-31' },
    { from: '2026-06-01', to: '2026-11-30', monthly: { cents: 95_000 } },
  ]);
});

it.each([
  ['4415 Alder Avenue NE, Seattle, WA 98105', '4415 Alder Avenue NE, Seattle, WA 98105'],
  [
    'Unit 903 in the building located at 2750 Pelican Boulevard, known as Quay Towers, a Condominium, Sarasota, Florida 34236',
    'Sarasota, Florida 34236',
  ],
])('keeps town and state of the home: %s', (home, end) => {
  expect(
    read(
      `LEASE\n\nThis lease is between Ann Poole ("Landlord") and Bob Crane ("Tenant").\n\nPremises: ${home}\n\nRent is $900 a month.`,
    ).premises_address?.value,
  ).toContain(end);
});

it('takes an amendment and renewal in the same file for a later paper', () => {
  const { end_date, rent_monthly } = read(`APARTMENT LEASE

Date of lease: August 5, 2024
Lessor: Bart Price
Lessee: Yana Stroud
Address of apartment: 3318 W. Water Ave., Chicago, Illinois 60625
Term: one year, September 1, 2024 through August 31, 2025
Monthly rent: $1,395, due on the 1st day of each month

Signed August 5, 2024      Bart Price (Lessor)      Yana Stroud (Lessee)

FIRST AMENDMENT AND RENEWAL OF LEASE

This First Amendment is made as of June 20, 2025 between Bart Price ("Lessor") and Yana Stroud ("Lessee"), and changes the lease dated August 5, 2024.

A. Term extended. The term of the Lease is extended from September 1, 2025 and will now end on September 30, 2026.

B. Rent. Beginning September 1, 2025 the monthly rent is raised from $1,395 to $1,460.

Lessor:  Bart Price    June 20, 2025`);
  expect(end_date?.value).toBe('2026-09-30');
  expect(rent_monthly?.value).toMatchObject({ cents: 146_000 });
});
