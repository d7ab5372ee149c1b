import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const reportOf = (...clauses: string[]) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        [
          'LEASE',
          'This lease is made between Ann Poole (Landlord) and Bob Crane (Tenant) for 12 Elm Street, Toledo, Ohio 43604.',
          ...clauses,
        ].join('\n\n'),
      ),
    },
  ]);
const term = 'The term runs from March 1, 2027 through February 29, 2028.';

it('counts back from the end of the term to the last day for a notice, and takes it for the notice that ends the lease', () => {
  const { facts } = reportOf(
    term,
    'Unless Tenant has written to Landlord by the eightieth day before the last day, this lease runs on for another year.',
  );

  expect(facts.renewal?.value).toMatchObject({ type: 'auto', term_months: 12, notice_days: 80 });
  expect(facts.notice_to_terminate_days?.value).toBe(80);
});

it('takes the least time for a notice, not the most', () => {
  const { facts } = reportOf(
    term,
    'Unless Tenant says otherwise in writing, at least seventy days and not more than ninety days before the last day, this lease renews for another twelve months.',
  );

  expect(facts.renewal?.value).toMatchObject({ type: 'auto', notice_days: 70 });
});

it('reads a choice to go on beside the word that nothing renews by itself', () => {
  const { facts } = reportOf(
    term,
    'There is no automatic renewal. Tenant may take two more years by telling Landlord in writing 45 days before the last day.',
  );

  expect(facts.renewal?.value).toMatchObject({ type: 'option', term_months: 24, notice_days: 45 });
});

it('reads no choice where nothing renews and nothing else is said', () => {
  const { facts } = reportOf(term, 'This lease does not renew by itself.');

  expect(facts.renewal?.value).toMatchObject({ type: 'none', term_months: null });
  expect(facts.notice_to_terminate_days?.value).toBeNull();
});

it('takes the months for which a lease goes on for no second term', () => {
  const { flags } = reportOf(
    'The term is 15 months, from March 1, 2027 through May 31, 2028.',
    'If Landlord has no word from Tenant 50 days before the last day, this lease starts over for another 12 months.',
  );

  expect(flags.filter(({ id }) => id === 'RF63_internal_conflict')).toEqual([]);
});

it('still sees two lengths of one term', () => {
  const { flags } = reportOf('The term is 15 months.', 'The term of this lease is 18 months.');

  expect(flags.some(({ id }) => id === 'RF63_internal_conflict')).toBe(true);
});

it('reads the days to pay beside those to set the rest right', () => {
  const { facts } = reportOf(
    term,
    'If rent is not paid, or another promise is broken, Landlord writes and gives 6 days to pay or 21 days to set the rest right.',
  );

  expect(facts.cure_days?.value).toEqual({ monetary: 6, other: 21 });
});

it('reads a second period whose unit is left to the first', () => {
  const { facts } = reportOf(
    term,
    'If Tenant falls behind, Landlord shall say so in writing, and Tenant has twelve days to bring the money and twenty to mend anything else.',
  );

  expect(facts.cure_days?.value).toEqual({ monetary: 12, other: 20 });
});

it('reads the day after a notice by which money must come, but not the day on which a late charge begins', () => {
  const told = reportOf(
    term,
    'If rent is late, Landlord sends a letter, and the rent must be paid by noon of the third day after the letter.',
  );
  const charged = reportOf(
    term,
    'Rent not paid by the third day after it is due bears a charge of $25, and Landlord sends a letter.',
  );

  expect(told.facts.cure_days?.value).toMatchObject({ monetary: 3 });
  expect(charged.facts.cure_days?.value).toBeNull();
});

it('takes a signature beside which its day stands for no blank', () => {
  const { flags } = reportOf(term, 'Bob T. Crane ____________ March 1, 2027');

  expect(flags.filter(({ id }) => id === 'RF62_blank_fields')).toEqual([]);
});

it('still sees a blank before a date in the terms', () => {
  const { flags } = reportOf(term, 'Fee for moving in ahead of time $______ March 1, 2027');

  expect(flags.some(({ id }) => id === 'RF62_blank_fields')).toBe(true);
});

it('takes no months of notice for the length of the term that follows', () => {
  const { facts } = reportOf(
    term,
    "Unless either party gives at least two months' written notice before the end of the term, this lease automatically renews for one year.",
  );

  expect(facts.renewal?.value).toMatchObject({ type: 'auto', term_months: 12, notice_days: 60 });
});
