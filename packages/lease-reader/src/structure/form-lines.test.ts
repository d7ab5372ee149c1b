import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const factsOf = (text: string) => readLease([{ name: 'lease.txt', document: placedText(text) }]).facts;

const form = `HOUSE RENTAL AGREEMENT

Landlord: Birch Hollow Rentals, LLC
Managed by: Corvid Property Care, Inc.
Tenant(s): Lena Arsenault; Piet D'Amico
Other persons who are going to live in the house: Jules Arsenault (age 7)
House: 52 Mill Race Road, Keene, New Hampshire 03431

MONEY
Monthly rent ............ $1,640.00
Due ..................... 1st
Late charge . . . . . . . $40.00 flat, from the 6th
Security deposit ........ $1,640.00
Pet deposit ............. none
Returned payment ……… $30

Fixed term beginning 09/01/2026, ending 08/31/2027.
`;

it('takes dots that lead from a label to its value for the gap of a table', () => {
  const facts = factsOf(form);

  expect(
    ['rent_monthly', 'rent_due_day', 'security_deposit', 'pet_deposit', 'returned_check_fee'].map(
      (field) => facts[field]?.display,
    ),
  ).toEqual(['$1,640', '1st of the month', '$1,640', '$0', '$30']);
  expect(facts['late_fee']?.value).toMatchObject({ flat: { cents: 4000 } });
});

it('keeps dots that nobody filled in a blank', () => {
  const report = readLease([{ name: 'lease.txt', document: placedText(form.replace(' $1,640.00\nDue', '\nDue')) }]);

  expect(report.facts['rent_monthly']?.value ?? null).toBeNull();
});

it('reads a line of a form with a long label as a line of its own', () => {
  const facts = factsOf(form);

  expect([facts['tenants']?.value, facts['occupants']?.value, facts['manager']?.value]).toEqual([
    ['Lena Arsenault', "Piet D'Amico"],
    ['Jules Arsenault'],
    'Corvid Property Care, Inc.',
  ]);
});

it('reads who writes a letter and which place it lets', () => {
  const facts = factsOf(`Dear Jonah,

You get the two rooms over my garage at 7 Quarry Lane in Barre, Vermont 05641 from August 1, 2026 on, month by month. It is $690 a month with heat and water in it. Leave it in the box on the 1st. I would like a deposit of $690 before you get the keys. No smoking inside. I fix what breaks, and I may come in when I text the day before.

Yours,
Wilma Stark`);

  expect([facts['landlord']?.value, facts['premises_address']?.value]).toEqual([
    ['Wilma Stark'],
    '7 Quarry Lane, Barre, Vermont 05641',
  ]);
});

it('takes a letter that lets a part of a house for a lease, and a letter about a visit for none', () => {
  const verdictOf = (text: string) => readLease([{ name: 'letter.txt', document: placedText(text) }]).verdict;
  const letter = `Dear Jonah,

Glad you are coming. You get the two rooms over my garage at 7 Quarry Lane, Barre, Vermont 05641 from August 1 on, month by month, and either of us stops it with two months' warning.

It is $690 a month with heat, water and internet in it. Leave it in the box on the 1st. I would like $690 to hold against damage before you get the keys.

Your cat is fine. No smoking inside. Your brother can stay a week. Park behind the shed. I fix what breaks, you shovel the steps.

Yours,
Wilma Stark`;

  expect(verdictOf(letter)).toBe('lease');
  expect(
    verdictOf(`Dear Jonah,

Glad you are coming for the weekend. Park in the driveway and take the key from under the pot, the dog will bark but she is kind. Dinner is on the 1st at eight, and your brother can stay too. The heat in the guest room breaks now and then; I will fix it. The train costs $690 less than the flight.

Yours,
Wilma`),
  ).toBe('not_a_lease');
});

it('keeps the option before a box that stands behind it where that box is ticked', () => {
  expect(factsOf(`${form}\nThe house is let as follows. Furnished [ ]  Unfurnished [X].\n`)['furnished']?.value).toBe(
    false,
  );
  expect(factsOf(`${form}\nPets allowed: Yes [ ]  No [X]\n`)['pets']?.value).toBe('prohibited');
});

it.each([
  '9. WAIVER OF JURY TRIAL. [Deleted]',
  '9. WAIVER OF JURY TRIAL\nxxxxxx  PARAGRAPH 9 STRUCK OUT BY AGREEMENT  xxxxxx\n(initials) A.B.',
  '9. Waiver of jury trial: INTENTIONALLY OMITTED',
])('makes neither a fact nor a flag of a clause that is struck out: %s', (clause) => {
  const report = readLease([{ name: 'lease.txt', document: placedText(`${form}\n${clause}\n`) }]);
  expect(report.facts['jury_waiver']?.value ?? null).toBeNull();
  expect(report.flags.map(({ id }) => id)).not.toContain('RF02_jury_waiver');
});
