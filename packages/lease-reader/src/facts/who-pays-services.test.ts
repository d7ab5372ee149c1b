import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const paid = (clause: string) => {
  const facts = factsOf(`4. Utilities. ${clause}`);
  return [facts.utilities_tenant?.value ?? null, facts.utilities_landlord?.value ?? null];
};

describe('who pays for services', () => {
  it.each([
    [
      'Landlord furnishes heat and trash removal; all other utilities, such as gas and cable, are Tenant’s responsibility.'.replace(
        '’',
        "'",
      ),
      ['all utilities', 'gas', 'cable'],
      ['heat', 'trash'],
    ],
    [
      'Landlord shall pay the charges of the Association, which include water, sewer and heat, and all taxes.',
      null,
      ['water', 'sewer', 'heat'],
    ],
    [
      'Tenant shall pay for electricity and for gas, by which the rooms and the water are heated.',
      ['electricity', 'gas'],
      null,
    ],
    ['Except for water and sewer, Tenant shall pay for all utilities.', ['all utilities'], null],
    ['Tenant shall pay for gas (which heats the rooms and the water) and electricity.', ['gas', 'electricity'], null],
    ['Tenant shall reimburse Landlord for water and sewer.', ['water', 'sewer'], null],
    ['Water and trash will be billed back to Tenant each month.', ['water', 'trash'], null],
    [
      'Tenant agrees to transfer the following utilities into the name of Tenant: electricity and gas.',
      ['electricity', 'gas'],
      null,
    ],
    [
      'Landlord shall be responsible for payment of: water, trash. Tenant shall be responsible for payment of: gas, internet.',
      ['gas', 'internet'],
      ['water', 'trash'],
    ],
  ])('is told by what stands with each of them: %s', (clause, tenant, landlord) => {
    expect(paid(clause)).toEqual([tenant, landlord]);
  });

  it('is told by the ticked boxes of an option that goes on in the next line', () => {
    expect(
      paid('Tenant pays: [ ]\nsewer and water [x] gas [x] electric. Landlord pays: [x] sewer and water [ ] gas.'),
    ).toEqual([
      ['gas', 'electricity'],
      ['sewer', 'water'],
    ]);
  });

  it('opens words that hold the services, whichever of them was found first', () => {
    const fact = factsOf(
      '4. Utilities. Gas and electricity are separately metered and shall be taken in Tenant’s own name for the whole of the term and for as long as anybody lives in the house or keeps any goods in it after the term. Trash and telephone: Tenant. Alarm monitoring: Landlord.'.replace(
        '’',
        "'",
      ),
    ).utilities_tenant;
    expect(fact?.quote).toMatch(/Gas and electricity|Trash and telephone/);
  });
});

it('reads letters that stand for the sides before each service', () => {
  const facts = factsOf(
    'G. UTILITIES. Mark L for Landlord or T for Tenant.',
    'T electricity\tT natural gas\tL trash pick-up',
  );
  expect(facts.utilities_tenant?.value).toEqual(['electricity', 'gas']);
  expect(facts.utilities_landlord?.value).toEqual(['trash']);
});

describe('services in rows', () => {
  it("are the payer's where their box is ticked, in the rows below the first as well", () => {
    const facts = factsOf(
      'The rent is monthly.',
      'Included in the Rent: (X) heat\t( ) gas\n( ) electric\t(X) trash collection',
      'Tenant shall pay for electricity and gas.',
    );
    expect(facts.utilities_landlord?.value).toEqual(['heat', 'trash']);
    expect(facts.utilities_tenant?.value).toEqual(['electricity', 'gas']);
  });

  it('go to the column in which the mark stands', () => {
    const facts = factsOf(
      'Services\tOwner pays\tTenant pays\nSewer\tX\t\nWater\tX\t\nElectricity (incl. heat)\t\tX\nInternet\t\tX',
    );
    expect(facts.utilities_landlord?.value).toEqual(['sewer', 'water']);
    expect(facts.utilities_tenant?.value).toEqual(['electricity', 'heat', 'internet']);
  });
});

it.each([
  [
    'Any other utilities or services, including propane and internet, are the sole responsibility of the Tenant.',
    ['propane', 'internet'],
  ],
  ['Tenant shall pay for all utilities and services (including water, gas and cable).', ['water', 'gas', 'cable']],
  [
    'Tenant shall pay for water and gas used there, by its own meter where there is one, and for trash removal.',
    ['water', 'gas', 'trash'],
  ],
  ['Tenant shall pay for gas, water and used-oil collection.', ['gas', 'water', 'used-oil collection']],
  ['Tenant shall pay for water and for removal of its medical and infectious waste.', ['water', 'medical waste']],
])('lists the services that are named: %s', (clause, services) => {
  expect(paid(clause)[0]).toEqual(services);
});
