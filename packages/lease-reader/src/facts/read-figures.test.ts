import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const read = (...paragraphs: string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(paragraphs.join('\n\n')) }]).facts;

const home = (...clauses: string[]) =>
  read(
    'RESIDENTIAL LEASE',
    'This lease is made on June 1, 2025 between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604. The rent is $900 a month.',
    ...clauses,
  );

const shop = (...clauses: string[]) =>
  read(
    'COMMERCIAL LEASE',
    'This lease is made on June 1, 2025 between Poole Properties, LLC (Landlord) and Crane Hardware, Inc. (Tenant) for retail space at 12 Elm Street, Toledo, Ohio 43604. The base rent is $3,000 a month.',
    ...clauses,
  );

describe('limits of running costs', () => {
  it('come from words as well as figures, and from the sentences beside each other', () => {
    expect(
      shop(
        'Operating expenses. Controllable operating expenses may not climb by more than seven percent over the prior year. Headroom is not carried forward. Landlord adds thirteen per cent for supervision. Tenant may look over the invoices within ninety days after each statement.',
      ).cam?.value,
    ).toEqual({ cap_percent: 7, cumulative: false, admin_fee_percent: 13, audit_right: true, audit_window_days: 90 });
  });

  it('are not stated by what the rent may rise by, nor by what a late payment costs', () => {
    expect(
      shop(
        'Common area expenses are shared. Base rent shall not increase by more than 4% a year. Property Manager may add a fee of 6% of a late installment.',
      ).cam?.method,
    ).not.toBe('stated');
  });
});

describe('shares and areas', () => {
  it('take one hundred percent whole', () => {
    expect(
      shop('Tenant pays one hundred percent of the real estate taxes and insurance.').pro_rata_share_pct?.value,
    ).not.toBe(0);
  });

  it('find the share of an increase in costs', () => {
    expect(
      shop('When taxes and upkeep come to more, Tenant bears 18% of the difference.').pro_rata_share_pct?.value,
    ).toBe(18);
  });

  it('tell the whole building from the premises in it', () => {
    const facts = shop('The premises hold 1,250 square feet out of 9,400 in the whole building.');
    expect([facts.rentable_sf?.value, facts.building_sf?.value]).toEqual([1250, 9400]);
  });

  it('take no sum of money for an area', () => {
    expect(
      shop('Of the $90,000 paid, 4,000 square feet and $12,000 in the building.').building_sf?.value ?? null,
    ).toBeNull();
  });
});

describe('base years', () => {
  it.each([
    ['Taxes and insurance are taken at their 2026 level (the "Base Year").', '2026'],
    ['Operating costs in the year 2026, which is the base year, are in the rent.', '2026'],
    ['If taxes and upkeep run to more than they did in calendar 2026, Tenant pays half.', '2026'],
  ])('%s', (clause, year) => {
    expect(shop(clause).base_year_or_stop?.value).toBe(year);
  });
});

describe('years of building', () => {
  it.each([
    ['The apartment is in a complex finished in 1991.', 1991],
    ['The house was put up as a stable in 1907.', 1907],
    ['The building opened in 2003.', 2003],
    ['The dwelling was erected in the year 1948.', 1948],
    ['The house is an old one, from 1889.', 1889],
    ['Tenant rents the 1987 Fleetwood mobile home.', 1987],
  ])('%s', (clause, year) => {
    expect(home(clause).year_built?.value).toBe(year);
  });

  it.each([
    'The roof of the house was finished in 2019.',
    'The basement of the building was opened in 2011.',
    'Tenant opened the account in 2019.',
  ])('not: %s', (clause) => {
    expect(home(clause).year_built?.value ?? null).toBeNull();
  });
});

describe('deposits', () => {
  it.each([
    ['Tenant pays a $1,100 damage deposit and a $175 cleaning deposit.', 110_000],
    ['"Deposit" means $1,875.00.', 187_500],
    ["Two months' rent, $1,800, is the deposit.", 180_000],
    ['Tenant has sent $1,350 as a deposit. The terrier is welcome for a $150 deposit.', 135_000],
  ])('%s', (clause, cents) => {
    expect(home(clause).security_deposit?.value).toMatchObject({ cents });
  });

  it('of an animal are told by its kind', () => {
    const facts = home('The spaniel may stay, for a $225 deposit that comes back if the rugs do.');
    expect(facts.pet_deposit?.value).toMatchObject({ cents: 22_500 });
    expect(facts.security_deposit?.value ?? null).toBeNull();
  });

  it('that a helping animal does not need are not the deposit', () => {
    expect(home('A guide dog lives here with no deposit.').security_deposit?.value ?? null).toBeNull();
  });

  it('come back within a stated time in business leases too, and silence stays silence', () => {
    expect(
      shop('Landlord holds a security deposit of $4,000 and returns it within 35 days after Tenant leaves.')
        .deposit_return_days?.value,
    ).toBe(35);
    expect(
      shop('Landlord holds a security deposit of $4,000. Landlord repairs the roof within 20 days after notice.')
        .deposit_return_days?.value ?? null,
    ).toBeNull();
  });
});

describe('fees for animals', () => {
  it('that are denied are none, though a rent for them stands beside', () => {
    const facts = home('Pet rent is $20 a month; there is no up-front pet charge.');
    expect(facts.pet_fee?.value).toMatchObject({ cents: 0 });
    expect(facts.pet_rent?.value).toMatchObject({ cents: 2000 });
  });

  it('are told from rent for them in one sentence', () => {
    const facts = home('Tenant pays a pet fee of $275.00, and pet rent of $15.00 monthly.');
    expect(facts.pet_fee?.value).toMatchObject({ cents: 27_500 });
  });

  it('are not denied where only others are', () => {
    expect(home('Pet rent is $20 a month; there is no other animal charge.').pet_fee?.value ?? null).toBeNull();
  });
});

it('takes no expense stop for the rent of a foot', () => {
  expect(
    shop('Base rent is $7.80 per square foot a year.', 'Rent is net of an expense stop of $2.95 per square foot.')
      .rent_psf?.value,
  ).toMatchObject({ cents: 780 });
});

it('finds where a share of sales begins, whatever the sales do to it', () => {
  expect(
    shop('If gross sales of a year exceed $500,000.00, Tenant pays 5 percent of the part above it.').percentage_rent
      ?.value,
  ).toMatchObject({ percent: 5, breakpoint: { cents: 50_000_000 } });
});
