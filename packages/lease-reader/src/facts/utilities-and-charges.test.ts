import { describe, expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';
import { parkingOf } from './parking.ts';

const home = (...lines: string[]) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'RESIDENTIAL LEASE',
          '',
          'This lease is made on June 1, 2025 between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604. Rent is $900 a month.',
          '',
          ...lines,
        ].join('\n'),
      ),
    },
  ]).facts;

const spaces = (label: string, told: string) => parkingOf(`${label} ${told}`.trim(), told)?.spaces;

describe('utilities', () => {
  it('go to the side whose letter stands beside the ticked box', () => {
    const facts = home(
      'Bills (T = Tenant, L = Landlord):',
      'Gas: [x] T [ ] L     Cable: [x] T [ ] L',
      'Sewer: [ ] T [x] L     Water: [ ] T [x] L',
    );
    expect(facts.utilities_tenant?.value).toEqual(['gas', 'cable']);
    expect(facts.utilities_landlord?.value).toEqual(['sewer', 'water']);
  });

  it('stay unread where no box or both boxes are ticked', () => {
    const facts = home('Bills (T = Tenant, L = Landlord):', 'Gas: [ ] T [ ] L     Cable: [x] T [x] L');
    expect(facts.utilities_tenant?.value ?? null).toBeNull();
  });

  it('go on after the limit of one of them', () => {
    const facts = home('Utilities. Landlord pays for electricity up to $90 each month, water and internet.');
    expect(facts.utilities_landlord?.value).toEqual(['electricity up to $90', 'water', 'internet']);
  });

  it('keep the kind of heat together, and telephones in the words of the lease', () => {
    expect(home('Utilities. Landlord pays for steam heat and water.').utilities_landlord?.value).toEqual([
      'steam heat',
      'water',
    ]);
    expect(home('Utilities. Tenant pays for electricity, phones and gas.').utilities_tenant?.value).toEqual([
      'electricity',
      'phones',
      'gas',
    ]);
  });
});

describe('parking', () => {
  it('adds up two places after a label', () => {
    expect(spaces('Parking', 'one in the carport and one on the drive')).toBe(2);
    expect(spaces('Vehicles', 'up to two, in the barn')).toBe(2);
  });

  it('counts the spaces kept for the tenant and not those they are part of', () => {
    expect(spaces('', 'The forty parking spaces, of which five by the gate are reserved for Tenant.')).toBe(5);
    expect(spaces('', 'Forty parking spaces, of which most are paved.')).toBe(40);
  });

  it('takes the number of a thing before the stall for no count', () => {
    expect(spaces('', 'Storage locker 22 and garage stall 7 come with the flat.')).toBe(1);
  });

  it('reads that there is room for no car, but not a ban on long ones', () => {
    expect(spaces('', 'There is no room for a car.')).toBe(0);
    expect(spaces('', 'One space; no room for vehicles over twenty feet.')).toBe(1);
  });

  it('counts what a driveway holds', () => {
    expect(home('The driveway holds two cars.').parking?.value).toMatchObject({ spaces: 2 });
    expect(home('There is room for your truck and one more behind the barn.').parking?.value).toMatchObject({
      spaces: 2,
    });
  });
});

describe('other fees', () => {
  it('name what a household is enrolled in', () => {
    expect(
      home('Each household is enrolled in Harbor Club (pool towels, a newsletter) at $28 a month.').other_fees?.value,
    ).toMatchObject([{ name: 'Harbor Club', amount: { cents: 2800 }, frequency: 'monthly' }]);
  });

  it('are none that have no name', () => {
    expect(home('For that there is a single charge of $40.').other_fees?.value ?? null).toBeNull();
  });

  it('take a row with a price a month, but no years of rent', () => {
    expect(home('Towels and soap\t$12.00 a month').other_fees?.value).toMatchObject([{ name: 'Towels and soap' }]);
    expect(home('June 1, 2025 to May 31, 2026\t$900.00 a month').other_fees?.value ?? null).toBeNull();
  });
});

it('takes a deed left open, or work in another sense, for no upkeep', () => {
  expect(home('What Tenant keeps.').maintenance_tenant?.value ?? null).toBeNull();
  expect(home('Tenant keeps paying rent meanwhile.').maintenance_tenant?.value ?? null).toBeNull();
});

it('names the others at home', () => {
  expect(home('Others at home:  Rosa Crane (spouse), Theo Crane (child)').occupants?.value).toEqual([
    'Rosa Crane',
    'Theo Crane',
  ]);
});
