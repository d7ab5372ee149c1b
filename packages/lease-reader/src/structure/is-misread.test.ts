import { expect, it } from 'vitest';
import { isMisread } from './is-misread.ts';

it('tells misread letters from words that merely look alike', () => {
  const clean =
    'The tenant pays the deposit and the monthly rent. The deposit is kept by the landlord. Monthly notice is given by the tenant.';

  expect(isMisread(clean)).toBe(false);
  expect(isMisread(`${clean} The tcnant pays the deposif, the monthlv rent and the dep0sit to the landl0rd.`)).toBe(
    true,
  );
});

it('takes no typing mistake, no name and no foreign word for misread letters', () => {
  const lease =
    'The tenant pays the monthly rent to the landlord at the office, and the landlord returns the deposit. ';

  expect(isMisread(`${lease.repeat(20)} Mr. Kowalczyk recieves the rent. El inquilino paga la renta cada mes.`)).toBe(
    false,
  );
});
