import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const factsOf = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]).facts;

it('takes sender and receiver of a message for the parties, and reads what it says in passing', () => {
  const facts = factsOf(
    [
      'From: Petra Lindholm <petra@example.com>\nTo: Samir Haddad\nDate: May 2, 2026\nSubject: the attic flat',
      'Hi Samir,',
      "It's the attic apartment of my house, 31 Birch Street, Bangor, ME 04401, and it goes month to month. Either of us can call it off by giving a full month's notice.",
      'Rent is $700 a month and includes heat and water. You pay the electric.',
      'If you want to have someone else stay there while you travel, ask me first.',
      'Petra',
    ].join('\n\n'),
  );

  expect([facts.landlord?.value, facts.tenants?.value]).toEqual([['Petra Lindholm'], ['Samir Haddad']]);
  expect(facts.tenancy_type?.value).toBe('month_to_month');
  expect(facts.notice_to_terminate_days?.value).toBe(30);
  expect([facts.utilities_landlord?.value, facts.utilities_tenant?.value]).toEqual([
    ['heat', 'water'],
    ['electricity'],
  ]);
  expect(facts.sublet?.value).toBe('with_consent');
});

it('reads the parties of a contract that calls one side by a word of its own', () => {
  const facts = factsOf(
    [
      'STORAGE RENTAL CONTRACT',
      'Facility: Keep It Here Storage, LLC, 88 Depot Road, Elko, NV 89801 ("Operator")\nCustomer: Nadia Brook, 4 Sage Court, Elko, NV 89801 ("Occupant")',
      'Contract date: 02/03/2026',
      '1. This contract starts on the date above and runs month to month. Rent of $90.00 a month is payable on the 2nd day of each month.',
      '2. Occupant may not assign this contract. Occupant owes $15.00 once rent is ten days late. Occupant keeps insurance.',
    ].join('\n\n'),
  );

  expect([facts.landlord?.value, facts.tenants?.value]).toEqual([['Keep It Here Storage, LLC'], ['Nadia Brook']]);
  expect(facts.premises_address?.value).toContain('88 Depot Road');
  expect(facts.start_date).toMatchObject({ value: '2026-02-03', method: 'computed' });
});

it('reads who pays from boxes that are ticked in two columns, by their order in the row', () => {
  const facts = factsOf(
    [
      'RESIDENTIAL LEASE',
      '1. Landlord: _Hal Reyes_____\n2. Tenant name(s): _Ida Moss________   _Leo Finch______\n3. Premises: _5 Mill Road, Rutland, VT 05701_\n4. Rent: $_900.00_ per month',
      "5. Deposit: $_900.00_     Last month's rent: $_900.00_      Pet fee: $_______",
      '6. Utilities:\nLandlord\tTenant\nHeat\t[X]\t[ ]\nElectricity\t[ ]\t[X]\nCable/Internet\t[ ]\t[X]',
    ].join('\n\n'),
  );

  expect(facts.tenants?.value).toEqual(['Ida Moss', 'Leo Finch']);
  expect(facts.pet_fee?.value ?? null).toBeNull();
  expect(facts.utilities_landlord?.value).toEqual(['heat']);
  expect(facts.utilities_tenant?.value).toEqual(['electricity', 'cable', 'internet']);
});

it('reckons the start from the end and the length, where only these are stated', () => {
  const facts = factsOf(
    'LEASE\n\nTERM\nSix months, ending July 14, 2026.\n\nRENT\n$810 payable on the 15th of each month.\n\nPETS\nOne cat, no dogs.\n\nSUBLETTING\nNot allowed.\n\nThe landlord is Ann Poole. The tenants may live in apartment 12 at 640 Sage Road, Las Cruces, New Mexico 88001.',
  );

  expect(facts.start_date).toMatchObject({ value: '2026-01-15', method: 'computed' });
  expect(facts.rent_monthly?.value).toMatchObject({ cents: 81_000 });
  expect([facts.pets?.value, facts.sublet?.value, facts.property_type?.value]).toEqual([
    'allowed',
    'prohibited',
    'apartment',
  ]);
});
