import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

it('reads first and last day from what is done on them', () => {
  const facts = factsOf('You get the keys May 3, 2027 and we are done May 2, 2028.');

  expect([facts.start_date?.value, facts.end_date?.value]).toEqual(['2027-05-03', '2028-05-02']);
});

it('takes neither a step of the rent nor a day of an if-clause for the end', () => {
  const facts = factsOf(
    '1. Term. The Term starts on June 1, 2027 and ends on May 31, 2033. If the painter is not out by July 9, 2027 Tenant may walk away.',
    '2. Rent. From June 1, 2029 through May 31, 2031 it is $2,310.00 a month.',
  );

  expect(facts.end_date?.value).toBe('2033-05-31');
});

it('reads a term that begins again unless somebody writes, and counts a deadline back from the end', () => {
  const term = 'Term. The term begins on July 1, 2027 and ends on June 30, 2028.';
  const auto = factsOf(
    term,
    'Afterwards. The lease rolls into another full year unless your letter is with us by April 1, 2028.',
  );

  expect(auto.renewal?.value).toMatchObject({ type: 'auto', term_months: 12, notice_days: 90 });
  expect(
    factsOf(term, 'Afterwards. Nobody is signed up for another year unless both of us sign.').renewal?.value ?? null,
  ).not.toMatchObject({ type: 'auto' });
});

it('lets a tenant have further years that do not come by themselves', () => {
  const facts = factsOf(
    'Afterwards. It does not roll over. But Tenant may have it for four years more by writing 150 days before the end.',
  );

  expect(facts.renewal?.value).toMatchObject({ type: 'option', count: 1, term_months: 48, notice_days: 150 });
  expect(
    factsOf('Afterwards. It does not roll over. If Landlord agrees, Tenant may have it for four years more.').renewal
      ?.value,
  ).toMatchObject({ type: 'none' });
});

it('reckons the price of staying from shares of the rent', () => {
  const over = (text: string) => factsOf(`Staying. ${text}`).holdover?.value ?? null;

  expect(over('Each extra day costs one-thirtieth of the monthly rent times one and one-half.')).toMatchObject({
    rent_percent: 150,
  });
  expect(over('If you remain after the end you owe your regular rent plus thirty percent.')).toMatchObject({
    rent_percent: 130,
  });
  expect(over('If you remain after the end it is the regular rent by the day, and we never double it.')).toMatchObject({
    rent_percent: 100,
  });
});

it('reads a day until which the deposit may be kept, and no other day', () => {
  expect(
    factsOf('Deposit. Landlord has until the 38th day after you are gone to send back what is left of it.')
      .deposit_return_days?.value,
  ).toBe(38);
  expect(
    factsOf('Deposit. Tenant has until the 12th day after the move-in to return the list of faults.')
      .deposit_return_days?.value ?? null,
  ).toBeNull();
});
