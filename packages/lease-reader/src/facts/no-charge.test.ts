import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const moneyOf = (words: string) => {
  const document = placedText(`RESIDENTIAL LEASE

This Lease is made on May 1, 2026 between Ann Beecham ("Landlord") and Cal Marlow ("Tenant") for the dwelling at 12 Oak Street, Salem, Oregon 97301. The term begins on June 1, 2026 and ends on May 31, 2027. Rent is $900 per month due on the 1st day of each month. The security deposit is $900. The house was built in 1990.

${words}`);
  return readLease([{ name: 'lease.txt', document }]).money;
};

const chargesOf = (words: string) =>
  moneyOf(words)
    .charges.filter(({ key }) => key !== 'security_deposit')
    .map(({ amount, frequency }) => [amount.cents / 100, frequency]);

it('takes a limit, what is included and what was declined for no charge', () => {
  for (const words of [
    'The rent may rise during the term for taxes, in no event by more than $18.00 per month.',
    'Utilities up to $200 per month are covered by Landlord.',
    'Electricity is included up to $30.00 per month.',
    'Parking (optional): $60.00 per month - [ ] accepted [X] declined',
    'Estimated common charges: $4.25 psf.',
    'Tenant pays half of the internet bill (at present $85.00 a month for the whole building).',
  ])
    expect(chargesOf(words), words).toEqual([]);
});

it('takes the prices of an inventory for no charges', () => {
  expect(chargesOf('INVENTORY\n\nBedrooms: 2 beds, 2 lamps ($90 each), 4 sets of linen ($120 a set)')).toEqual([]);
});

it('bills a row each month for what a total of each month adds up, and the rows below it once', () => {
  const rows = [
    'MONTHLY RENT\t$900.00',
    'PARKING\t$35.00',
    'TOTAL MONTHLY CHARGES\t$935.00',
    'APPLICATION SCREENING CHARGE\t$55.00',
    'ALARM TAMPERING FEE\t$250.00',
  ];

  expect(chargesOf(`RENT AND CHARGES\n${rows.join('\n')}`)).toEqual(
    expect.arrayContaining([
      [35, 'monthly'],
      [55, 'once'],
      [250, 'once'],
    ]),
  );
});

it('leaves a charge out of the average that comes only if somebody chooses it or something happens', () => {
  const average = (words: string) => moneyOf(words).effectiveMonthly?.cents;

  expect(average('Additional occupant charge: $10.00 per month for each person beyond four.')).toBe(90_000);
  expect(average('Storage cage (optional): $60.00 per month')).toBe(90_000);
  expect(average('Trash fee: $12.00 per month')).toBe(91_200);
});
