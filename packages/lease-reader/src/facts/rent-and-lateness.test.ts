import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const homeWith = (lines: string) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(`RESIDENTIAL LEASE

This lease is made on March 2, 2027 between Orla Finch ("Landlord") and Piet Mortensen ("Tenant") for the house at 18 Tansy Road, Dover, Delaware 19901. The term runs from April 1, 2027 through March 31, 2029.

${lines}

9. Tenant keeps the house clean and returns the keys at the end.`),
    },
  ]).facts;

const shopWith = (lines: string) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(`COMMERCIAL LEASE

This lease is made on March 2, 2027 between Finch Holdings, LLC ("Landlord") and Mortensen Tiles, Inc. ("Tenant") for the shop of 900 rentable square feet at 18 Tansy Road, Dover, Delaware 19901. The term runs from April 1, 2027 through March 31, 2030.

${lines}

9. Tenant carries liability insurance and pays its share of operating expenses.`),
    },
  ]).facts;

it('counts each month that is named as free', () => {
  expect(shopWith('2. Rent. Base Rent for April, May and June of 2027 is waived.')['free_rent_months']?.value).toBe(3);
  expect(
    shopWith('2. Rent. If fire shuts the shop, Base Rent for May and June is waived.')['free_rent_months']?.value,
  ).not.toBe(2);
});

it('reads a yearly rise from a multiple of the rent before, and none from what bounds the costs', () => {
  const rise = (words: string) =>
    shopWith(`2. Rent. Base Rent is $2,000.00 a month, due on the first. ${words}`)['escalation']?.value;

  expect(
    rise('Each April 1 the Base Rent becomes one hundred four percent of what it was in the month before.'),
  ).toMatchObject({ type: 'percent', value: 4 });
  expect(rise('On each anniversary Base Rent is multiplied by 1.035.')).toMatchObject({ type: 'percent', value: 3.5 });
  expect(rise('Operating costs shall not go up by more than 6% each year over the year before.') ?? null).toBeNull();
});

it('joins days that stand before their sums, and months without a day, to steps of the rent', () => {
  const steps = shopWith(`2. Base Rent by the month:
04/01/2027 - 03/31/2028     $2,000.00
04/01/2028 - 03/31/2029     $2,100.00
04/01/2029 - 03/31/2030     $2,205.00`)['rent_schedule']?.value;

  expect(steps).toMatchObject([
    { from: '2027-04-01', monthly: { cents: 200_000 } },
    { from: '2028-04-01', monthly: { cents: 210_000 } },
    { from: '2029-04-01', monthly: { cents: 220_500 } },
  ]);
  expect(
    homeWith('2. Rent is $1,400 a month, due on the first. In April 2028 the rent becomes $1,450 a month.')[
      'rent_schedule'
    ]?.value,
  ).toMatchObject([{ monthly: { cents: 140_000 } }, { from: '2028-04-01', monthly: { cents: 145_000 } }]);
});

it('reads a label behind a letter of a list, and takes what the rent moves by for no rent', () => {
  expect(
    homeWith('B. Monthly rent .......... $1,360.00\nC. Internet .......... $40.00 a month')['rent_monthly']?.value,
  ).toMatchObject({ cents: 136_000 });
  expect(homeWith('2. If the shed is lost, the rent drops by $75 a month.')['rent_monthly']?.value ?? null).toBeNull();
});

it('counts grace from the day that rent is due to the last day without a charge', () => {
  const grace = (words: string) =>
    homeWith(`2. Rent of $1,400 is due on the third day of each month. ${words}`)['grace_days']?.value;

  expect(grace('A payment received on or before the eighth bears no late charge.')).toBe(5);
  expect(grace('From the 9th of the month on, rent that is still missing costs $30 more.')).toBe(5);
});

it('takes a charge for a check that comes back for no late fee, and reads figures whole', () => {
  const facts = homeWith(
    '2. Rent of $1,400 is due on the first of each month. If the rent is not paid by the sixth, $45 goes on top. A check that bounces costs $25.',
  );

  expect(facts['late_fee']?.value).toMatchObject({ flat: { cents: 4500 } });
  expect(
    homeWith(
      '2. Rent of $1,400 is due on the first of each month. Where it comes after the sixth, Tenant shall add thirty-five dollars.',
    )['late_fee']?.value,
  ).toMatchObject({ flat: { cents: 3500 } });
});

it('knows rows of years with two figures, and numbered ones with a day beside them, by the line above', () => {
  const first = {
    from: '2027-04-01',
    to: '2028-03-31',
    monthly: { cents: 200_000 },
  };
  const years = shopWith(`(c) Base Rent, payable in equal monthly installments on the first day of each calendar month:

Year	Per RSF	Per annum	Per month
4/1/27 - 3/31/28	$26.67	$24,000.00	$2,000.00
4/1/28 - 3/31/29	$28.00	$25,200.00	$2,100.00
4/1/29 - 3/31/30	$29.40	$26,460.00	$2,205.00`);
  expect(years['rent_schedule']?.value).toMatchObject([first, {}, { from: '2029-04-01' }]);
  expect(years['escalation']?.value).toMatchObject({ type: 'steps' });

  const counted = shopWith(`4. Minimum Rent.

Lease Year	Annual	Monthly
1 (to 3/31/28)	$24,000.00	$2,000.00
2 (4/1/28)	$24,720.00	$2,060.00
3 (4/1/29)	$25,461.60	$2,121.80

Minimum Rent in the first Lease Year is $2,000.00 a month, and rises by three percent (3%) a Lease Year.`);
  expect(counted['rent_schedule']?.value).toMatchObject([first, {}, { from: '2029-04-01' }]);
  expect(counted['escalation']?.value).toMatchObject({ type: 'percent', value: 3 });
});
