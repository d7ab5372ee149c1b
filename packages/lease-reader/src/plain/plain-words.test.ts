import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { leaseTextOf } from '../structure/lease-text.ts';
import { partyNamesOf } from './party-names.ts';
import { plainLineOf } from './plain-line.ts';
import { plainWords } from './plain-words.ts';

const parties = partyNamesOf(
  leaseTextOf([
    { name: 'lease.txt', document: placedText('Lessor leases the flat to Lessee. Lessee pays Lessor rent.') },
  ]),
);

it.each([
  [
    'Lessee shall pay Fifty Dollars ($50.00) prior to the tenth (10th) day.',
    'The tenant must pay $50.00 before the tenth (10th) day.',
  ],
  ['Lessor shall not be liable for theft.', 'The landlord is not responsible for theft.'],
  ['Lessee shall have thirty (30) days to cure.', 'The tenant has 30 days to cure.'],
  ["Lessee shall not sublet without Lessor's consent;", "The tenant must not sublet without the landlord's consent."],
  ['The term commences on June 1.', 'The term starts on June 1.'],
  ['In the event Lessee fails to pay, Lessor may sue.', 'If the tenant fails to pay, the landlord may sue.'],
  ['A Lessee who stays owes rent.', 'A tenant who stays owes rent.'],
  ['The safety of an ordinary Lessee comes first.', 'The safety of an ordinary tenant comes first.'],
  ['Fees go to the Lessee Benefits Package.', 'Fees go to the Lessee Benefits Package.'],
  ["It may be towed at its lessor's cost.", "It may be towed at its lessor's cost."],
  [
    'The aforementioned garden shall be kept by Lessee as aforesaid.',
    'The garden will be kept by the tenant as said above.',
  ],
  ['LESSEE SHALL PAY ALL COSTS.', 'The tenant must pay all costs.'],
  ['(a) This Lease shall terminate upon the expiration of the term.', 'This Lease will end at the end of the term.'],
])('says "%s" in everyday words', (said, plain) => {
  expect(plainWords(said, parties)).toBe(plain);
});

it('keeps every "not", amount and number of days', () => {
  const said = 'Lessee shall not enter prior to June 1 and shall remit $1,250.50 within twenty-one (21) days.';
  const plain = plainWords(said, parties);

  expect(plain).toContain('must not enter');
  expect(plain).toContain('$1,250.50');
  expect(plain).toContain('21 days');
});

it('speaks of several tenants as the lease does', () => {
  const several = partyNamesOf(
    leaseTextOf([
      {
        name: 'lease.txt',
        document: placedText('Owner leases the flat to Residents. Residents pay Owner. Each Resident signs.'),
      },
    ]),
  );

  expect(
    [
      'Residents agree to pay $900.',
      'Residents shall be bound.',
      "In the event Residents move, Residents' keys come back to Owner.",
      'Each Resident shall keep a copy.',
    ].map((said) => plainWords(said, several)),
  ).toEqual([
    'The tenants agree to pay $900.',
    'The tenants are bound.',
    "If the tenants move, the tenants' keys come back to the landlord.",
    'Each tenant will keep a copy.',
  ]);
});

it('keeps the manager apart from the owner', () => {
  const managed = partyNamesOf(
    leaseTextOf([
      {
        name: 'lease.txt',
        document: placedText('Owner leases the flat to Resident. Resident pays Manager for Owner.'),
      },
    ]),
  );

  expect(plainWords('Manager may change the rules for Owner.', managed)).toBe(
    'Manager may change the rules for the landlord.',
  );
});

it('says nothing of rows, titles and lines to sign on', () => {
  expect(plainLineOf('rent', ['Total $22,740.00 In 12 monthly installments'], parties)).toBe(
    'This says how much rent is due, when and how to pay it.',
  );
  expect(plainLineOf('renewal', ['When the lease length is over.'], parties)).toBe(
    'This says whether and how the lease goes on after its end.',
  );
  expect(plainLineOf('signatures', ['Brazos Holdings, LLC. Lessee.'], parties)).not.toContain('Brazos');
});

it('tells a sentence that is too long by its amounts and times, and never cuts inside it', () => {
  const long = `Lessee shall pay $75.00 within 10 days ${'and, where the parties so agree in a further writing, also the sums of the schedule '.repeat(4)}.`;

  expect(plainLineOf('late_charges', [long], parties)).toBe(
    'This says what paying late costs. It names $75.00 and 10 days and sets conditions, so read it in full.',
  );
});

it('parts a sentence that says two things of one side, and tells the duty of each side', () => {
  const line = plainLineOf(
    'maintenance_repairs',
    [
      'Lessee shall report defects.',
      'Lessee shall pay $40.00 for each call.',
      'Lessor shall keep the roof, the walls, the wiring and the pipes of the flat and the house in good repair at all times, and shall treat them for pests as needed.',
    ],
    parties,
  );

  expect(line).toBe(
    'This says who keeps the place in repair. The tenant must pay $40.00 for each call. The landlord must keep the roof, the walls, the wiring and the pipes of the flat and the house in good repair at all times.',
  );
});

it('tells the terms that a clause states, once, and not as conditions to be read in full', () => {
  const long = `If Lessee fails to pay within five days ${'after a written notice of the sum that is owed and of the day on which it fell due '.repeat(3)}, Lessor may end this Lease.`;
  const terms = ['Time to put it right: 5 days for money owed.'];

  expect(plainLineOf('default_remedies', [long], parties, terms)).toMatch(
    /Time to put it right: 5 days for money owed\.$/,
  );
  expect(plainLineOf('default_remedies', ['Lessee shall have five days to pay.'], parties, terms)).not.toContain(
    'put it right',
  );
});

it('lets a title before a name stand, and calms a part that is shouted', () => {
  expect(plainWords('Mr. Duarte keeps the deposit.', parties)).toBe('Mr. Duarte keeps the deposit.');
  expect(plainWords('IN ANY ACTION BETWEEN THEM BOTH SIDES WAIVE A JURY, except for injury.', parties)).toBe(
    'In any action between them both sides waive a jury, except for injury.',
  );
});

it('does not part a sentence whose condition may be of both halves', () => {
  const said =
    'If a storm makes the flat or any part of it unfit to live in for more than a week, Lessor shall cut the rent, and Lessee may leave on ten days of notice in writing to Lessor at the office.';

  expect(plainLineOf('casualty', [said], parties)).not.toContain('The tenant may leave');
});
