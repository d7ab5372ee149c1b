import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const cureOf = (...clauses: string[]) => factsOf(...clauses).cure_days?.value ?? null;

it('reads a second period whose unit is left to the first', () => {
  expect(
    cureOf('9. Default. Tenant has nine days after a letter for money and twenty-four for anything else.'),
  ).toEqual({
    monetary: 9,
    other: 24,
  });
  expect(
    cureOf('9. Default. If rent is missing we write, and you have nine days. For any other fault, twenty-four.'),
  ).toEqual({ monetary: 9, other: 24 });
});

it('knows the time to pay from the time for the rest by what each is for, whichever comes first', () => {
  expect(
    cureOf('9. Breach. After a letter Tenant has 12 days to mend its breach, or 6 if it is a failure to pay.'),
  ).toEqual({
    monetary: 6,
    other: 12,
  });
});

it('takes not the days by which rent is late for the time to pay', () => {
  expect(
    cureOf(
      'Default. Where rent is eleven days behind, Landlord sends a six-day demand. If another promise is broken, Tenant has 18 days to mend it.',
    ),
  ).toEqual({ monetary: 6, other: 18 });
});

it('takes no days of entry, deposit or fees for time to mend a default', () => {
  expect(
    cureOf(
      'Fees. Rent unpaid for 5 days bears a late fee of $40, and any other sum unpaid for 20 days bears interest.',
    ),
  ).toBeNull();
});

it('reads one notice for what can be paid and what can be cured', () => {
  expect(
    cureOf(
      'Owner may serve the four-day notice that the code prescribes, and Tenant may pay or cure within that time.',
    ),
  ).toEqual({ monetary: 4, other: 4 });
});

it('takes a notice of something else, and the right of a tenant to leave, for no time to pay', () => {
  expect(
    cureOf(
      '9. Default. If you break a promise other than to pay rent, we send a notice and you have 12 days to correct it. If you do not, a second notice may end the lease six days later. If rent is unpaid we may serve an eight-day written demand.',
    ),
  ).toEqual({ monetary: 8, other: 12 });
  expect(
    cureOf(
      "9. Keys. If Landlord fails to hand over the house, Tenant may cancel on four days' notice and gets back all rent paid.",
    ),
  ).toBeNull();
  expect(
    cureOf(
      '9. Default. If rent or other charges are unpaid, Landlord gives notice to pay or leave, allowing five business days. For any other breach Landlord may give a 40-day notice; if it is put right within 16 days, the lease goes on.',
    ),
  ).toEqual({ monetary: 5, other: 16 });
});
