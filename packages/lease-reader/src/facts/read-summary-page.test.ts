import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const read = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]);

const summaryPage = `APARTMENT LEASE

KEY TERMS (numbers in brackets are those of the paragraphs)

Owner ("we"): Copper Basin Homes, LLC
Resident(s): Ilse Brandvold
Apartment: No. 4-112, 900 Copper Basin Road, Prescott, Arizona 86301
Starts: May 14, 2027
Ends: May 31, 2028

Rent, per month (Par. 5) ................... $1,410.00
Rent from May 14 to May 31, 2027 ........... $818.71
Security deposit (Par. 4) .................. $600.00
Returned payment (Par. 9) .................. $25.00
Valet trash (Par. 11), per month ........... $28.00
Early termination fee (Par. 21) ............ $2,820.00
Concession: one-half month free, credited in July 2027.

21. LEAVING EARLY. Resident may end this lease early by forty days' written notice and the early termination fee of the first page.
`;

describe('a page of terms with dots that lead to the amounts', () => {
  const { facts } = read(summaryPage);

  it('reads each amount beside its own label, whatever dots the label holds', () => {
    expect(
      ['rent_monthly', 'prorated_rent', 'security_deposit', 'returned_check_fee'].map((field) => facts[field]?.display),
    ).toEqual(['$1,410', '$818.71', '$600', '$25']);
  });

  it('names a charge without the place where more is said of it', () => {
    expect(facts['other_fees']?.display).toContain('Valet trash $28 a month');
  });

  it('takes the price of leaving from the list where the clause only names it', () => {
    expect(facts['early_termination']?.value).toMatchObject({
      allowed: true,
      notice_days: 40,
      fee: { cents: 282_000 },
    });
  });

  it('counts half a month that is free', () => {
    expect(facts['free_rent_months']?.value).toBe(0.5);
  });
});

it.each([
  ['Base Rent for May 2027, June 2027 and July 2027', 3],
  ['November 2027 through February 2028', 4],
  ['half of the first month', 0.5],
])('counts the months of a row on free rent: %s', (value, months) => {
  const { facts } = read(`OFFICE LEASE

Landlord	Bell Harbor Partners LP
Tenant	Osgood Survey, Inc.
Premises	Suite 210, 40 Bell Street, Bangor, Maine 04401, 2,400 rentable square feet
Commencement Date	May 1, 2027
Expiration Date	April 30, 2032
Base Rent	$4,800.00 per month
Abated Rent	${value}
`);

  expect(facts['free_rent_months']?.value).toBe(months);
});

it('reads the days of a table of terms that asks for a party and its address together', () => {
  const { facts } = read(`OFFICE LEASE

1.1 Landlord and address for notices	Bell Harbor Partners LP, c/o Penobscot Realty Advisors, Inc., 12 Bell Street, Bangor, Maine 04401
1.2 Tenant and address for notices	Osgood Survey, Inc., at the Premises
1.3 Property Manager	Penobscot Realty Advisors, Inc.
1.4 Premises	Suite 210, 40 Bell Street, Bangor, Maine 04401
1.5 Base Rent	$4,800.00 per month
`);

  expect([facts['landlord']?.value, facts['tenants']?.value]).toEqual([
    ['Bell Harbor Partners LP'],
    ['Osgood Survey, Inc.'],
  ]);
});

it('takes a licensee among brokers for no tenant, and a broker for a manager where the form says so', () => {
  const form = (does: string, doesNot: string) => `RESIDENTIAL LEASE

BROKERS
Broker for Landlord: Hollow Creek Realty, LLC. Licensee: Petra Lindgren.
${does} Broker also manages the home for Landlord.
${doesNot} Broker does not manage the home.

1. PARTIES
LANDLORD: Amos Tull.
TENANT: Beatrix L. Okafor-Dean.
Rent: $1,300 a month.
`;

  const { facts } = read(form('[X]', '[ ]'));
  expect([facts['tenants']?.value, facts['manager']?.value]).toEqual([
    ['Beatrix L. Okafor-Dean'],
    'Hollow Creek Realty, LLC',
  ]);
  expect(read(form('[ ]', '[X]')).facts['manager']?.value ?? null).toBeNull();
});

it('drops a whole option that is not ticked, with all its sentences', () => {
  const { facts } = read(`HOUSE LEASE

Landlord: Amos Tull. Tenant: Beatrix Okafor. Rent: $1,300 a month, due on the 1st.

LATE RENT
[ ] - There is no late fee of any kind in this agreement. Rent may be paid on any day of the month.
[X] - A late fee of $45.00 is owed for rent that comes after the 5th of the month.
`);

  expect(facts['late_fee']?.value).toMatchObject({ flat: { cents: 4500 } });
});
