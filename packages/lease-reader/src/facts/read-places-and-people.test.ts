import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const read = (...paragraphs: readonly string[]) =>
  readLease([{ name: 'lease.txt', document: placedText(paragraphs.join('\n\n')) }]).facts;

const home = (...clauses: readonly string[]) =>
  read(
    'RESIDENTIAL LEASE',
    'This lease is made on June 1, 2025 between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604. The rent is $900 a month.',
    ...clauses,
  );

const shop = (...clauses: readonly string[]) =>
  read(
    'COMMERCIAL LEASE',
    'This lease is made on June 1, 2025 between Poole Properties, LLC (Landlord) and Crane Hardware, Inc. (Tenant). The base rent is $3,000 a month.',
    ...clauses,
  );

describe('the area of the premises', () => {
  it.each([
    'Landlord leases to Tenant about 2,150 square feet known as Suite 7, 12 Elm Street, Toledo, Ohio 43604 (the "Premises"), part of a retail center containing 31,000 square feet.',
    'Landlord owns a brick building of 31,000 square feet. Landlord lets Suite 7, containing 2,150 square feet, with nine parking spaces.',
  ])('is not that of the building around them: %s', (clause) => {
    expect(shop(clause).rentable_sf?.value).toBe(2150);
  });

  it('is that of the building where the whole of it is let', () => {
    expect(
      shop('Landlord leases to Tenant the building of 31,000 square feet at 12 Elm Street.').rentable_sf?.value,
    ).toBe(31_000);
  });
});

describe('the year of building', () => {
  it.each([
    ['Her uncle put the house up in 1931.', 1931],
    ['The house is from 1967.', 1967],
    ['It is a brick duplex from 1928.', 1928],
    ['Built: 1958.', 1958],
    ['6. Built in 1949. The wiring was renewed and the booklet is attached.', 1949],
  ])('is told in a few words: %s', (clause, year) => {
    expect(home(clause).year_built?.value).toBe(year);
  });

  it.each(['The house was built before 1978.', 'Her uncle put the shelves up in 2011.', 'The form is from 2019.'])(
    'is not what only comes near it: %s',
    (clause) => {
      expect(home(clause).year_built?.value ?? null).toBeNull();
    },
  );
});

describe('the kind of premises', () => {
  it('is a room where the house around it stays with the owner', () => {
    expect(home('Landlord rents the yellow room, up the back stairs, in her own house.').property_type?.value).toBe(
      'room',
    );
  });

  it('is no office for the post office beside it', () => {
    expect(shop('The premises are opposite the post office.').property_type?.value ?? null).not.toBe('office');
  });
});

it('a share is told as a part of the building or of each bill, and a share of sales is none', () => {
  expect(
    shop('The store is let, being twelve and six-tenths percent (12.6%) of the center.').pro_rata_share_pct?.value,
  ).toBe(12.6);
  expect(shop('Tenant bears 31.4 percent of each tax bill.').pro_rata_share_pct?.value).toBe(31.4);
  expect(shop('Rent stops, being 40 percent of the building destroyed.').pro_rata_share_pct?.value ?? null).toBeNull();
});

it('the law is told by what it covers, and the law of deposits is not that of the lease', () => {
  expect(home('Ohio landlord and tenant law covers this paper.').governing_law?.value).toBe('Ohio');
  expect(home('Ohio law covers this kind of deposit.').governing_law?.value ?? null).toBeNull();
});

it('a use of good care is no use of the place', () => {
  expect(home('Tenant shall use the premises as a careful owner would.').permitted_use?.value ?? null).toBeNull();
  expect(home('The house is let for use as a quiet home.').permitted_use?.value).toContain('a quiet home');
});

describe('limits of running costs', () => {
  const costs = (words: string) =>
    shop(`Operating expenses. Controllable operating expenses may not rise by more than 5% a year, ${words}`).cam
      ?.value;

  it('add up over the years or not, as the words behind the figure tell', () => {
    expect(costs('cumulative.')).toMatchObject({ cap_percent: 5, cumulative: true });
    expect(costs('and never on a cumulative basis.')).toMatchObject({ cap_percent: 5, cumulative: false });
  });

  it('come without a fee where nothing is added for the work', () => {
    expect(costs('and Landlord adds nothing for its own trouble.')).toMatchObject({ admin_fee_percent: 0 });
    expect(costs('and Landlord adds nothing to the rent.')).toMatchObject({ admin_fee_percent: null });
  });
});

describe('people', () => {
  it.each([
    ["Also living there: Rosa Dunn, Bob's sister", ['Rosa Dunn']],
    ['Others in the apartment: Rosa Dunn (daughter, 7); Otis Dunn (father)', ['Rosa Dunn', 'Otis Dunn']],
    ['Also living there: just you', null],
  ])('who live along are named, and no one is made of kinship: %s', (line, names) => {
    expect(home(line).occupants?.value ?? null).toEqual(names);
  });

  it.each([
    'Greta Lund, who owns the cottage, lets it to Ida Voss.',
    "We're Greta Lund. The tenant is Ida Voss.",
    'KNOW that on this 3rd day of May, 2027, GRETA LUND, herein called "Lessor," and IDA VOSS, herein called "Lessee," have agreed.',
  ])('the owner is told by owning and by the word for the side: %s', (words) => {
    const names = read('LEASE', `${words} The rent is $900 a month for one year from June 1, 2027.`).landlord?.value;
    expect(JSON.stringify(names).toLowerCase()).toBe('["greta lund"]');
  });

  it('two owners named together are both read', () => {
    const words = 'The owners are Greta Lund and Per Lund, wife and husband ("we"). The tenant is Ida Voss ("you").';
    const term =
      'You rent the cottage at 12 Elm Street, Toledo, Ohio 43604 for one year from June 1, 2027 at $900 a month.';
    expect(read('LEASE', `${words} ${term}`).landlord?.value).toEqual(['Greta Lund', 'Per Lund']);
  });

  it('who is going to live there rents, and a relative who lives along does not', () => {
    const words = 'This is between me, Greta Lund, and Ida Voss, who is going to live in the cottage. Rent is $900.';
    expect(read('LEASE', words).tenants?.value).toEqual(['Ida Voss']);
    expect(home('Her son Olaf Crane, who will live in the attic, signs nothing.').tenants?.value).toEqual([
      'Bob Crane',
    ]);
  });

  it('who binds himself for the rent guarantees it, and who joins for another reason does not', () => {
    expect(home('Otis Crane, uncle of the Tenant, joins in this lease as surety.').guarantor?.value).toBe('Otis Crane');
    expect(
      home('Otis Crane, uncle of the Tenant, joins the neighbors as a gardener.').guarantor?.value ?? null,
    ).toBeNull();
  });

  it('the manager in whose care mail goes is named', () => {
    expect(home('Write to Landlord in care of Larkfield Rentals, Inc., her managing agent.').manager?.value).toBe(
      'Larkfield Rentals, Inc.',
    );
    expect(home('Write to Landlord in care of Larkfield Bank.').manager?.value ?? null).toBeNull();
  });
});

describe('the address of the premises', () => {
  it.each([
    [
      'Unit 3B in the Fox Quay Condominium, situated at 250 Lighter Street, Toledo, Ohio 43604.',
      '250 Lighter Street, Unit 3B, Toledo, Ohio 43604',
    ],
    [
      'the upper of two dwellings in the house known as No. 117 Birch Street, Upper, in the City of Toledo, Ohio 43604.',
      '117 Birch Street, Upper, Toledo, Ohio 43604',
    ],
    [
      'the dwelling located at Apartment No. __4-C__ at (street) __12 Elm Street__, (city) __Toledo__, Ohio (zip) __43604__.',
      '12 Elm Street, Apartment 4-C, Toledo, Ohio 43604',
    ],
  ])('has the unit that stands apart from the street: %s', (place, address) => {
    const facts = read(
      'LEASE',
      'Ann Poole (Landlord) and Bob Crane (Tenant) agree to this lease at $900 a month.',
      `Landlord lets to Tenant ${place}`,
    );
    expect(facts.premises_address?.value).toBe(address);
  });

  it('is not where the notices clause sends what is for the landlord', () => {
    const facts = home(
      '3. NOTICES. Notices go to these addresses:\nLandlord / Agent: c/o Tess Oak, 622 Ash Way, Suite 5, Toledo, Ohio 43605\nTenant: at the Premises.',
    );
    expect(facts.landlord_notice_address?.value).toBe('622 Ash Way, Suite 5, Toledo, Ohio 43605');
  });
});

describe('who lives there', () => {
  it.each([
    [
      'Living in the home with Tenant: her children Eli Crane and Mae Crane, and her brother Ned Voss.',
      ['Eli Crane', 'Mae Crane', 'Ned Voss'],
    ],
    ['Your daughter Mae (she is 9) lives with you on weekends.', ['Mae']],
    ['OCCUPANTS\n\nName(s): Eli Crane (son, age 9) and Mae Crane (daughter, age 6)', ['Eli Crane', 'Mae Crane']],
  ])('is named by kin: %s', (clause, names) => {
    expect(home(clause).occupants?.value).toEqual(names);
  });
});

it('knows who manages by the care of whom the landlord is reached, and by who sees to repairs', () => {
  expect(
    read(
      'LEASE OF A SHOP',
      'LANDLORD: Poole Partners, L.P., an Ohio limited partnership, c/o Gable Mall Management, Inc., 9 Elm Street, Toledo, Ohio 43604',
      'TENANT: Crane Hardware, Inc.',
      'The rent is $3,000 a month.',
    ).manager?.value,
  ).toBe('Gable Mall Management, Inc.');
  expect(home('If we are away our nephew Ned Voss, 14 Elm Street, can take care of repairs.').manager?.value).toBe(
    'Ned Voss',
  );
});

it('knows a home by the number of its unit, and a flat by the word before it', () => {
  const facts = read(
    'RESIDENTIAL LEASE',
    'Landlord: Ann Poole\nTenant: Bob Crane\nApartment: No. 3L (third floor left), 12 Elm Street, Toledo, Ohio 43604',
    'The rent is $900 a month.',
  );
  expect(facts.unit?.value).toBe('3L');
  expect(home('Address:\t14 Elm Street, Apt. B-2, Toledo, Ohio 43604').property_type?.value).toBe('apartment');
});
