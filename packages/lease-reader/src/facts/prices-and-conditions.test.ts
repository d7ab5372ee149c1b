import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { readLease } from '../read-lease.ts';

const readWith = (kind: 'RESIDENTIAL' | 'COMMERCIAL', lines: string) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(`${kind} LEASE

This lease is made on June 4, 2027 between Ansel Brook ("Landlord") and Dita Marlowe ("Tenant") for the ${kind === 'COMMERCIAL' ? 'shop' : 'house'} at 7 Quarry Street, Dover, Delaware 19901. The term runs from July 1, 2027 through June 30, 2030.

${lines}

9. Tenant keeps the place clean and returns the keys at the end.`),
    },
  ]).facts;
const home = (lines: string) => readWith('RESIDENTIAL', lines);
const shop = (lines: string) => readWith('COMMERCIAL', lines);

const rent = '2. Rent. Rent is $1,200.00 per month, due on the first day of each month.';

it('adds the part of the rent that staying too long costs on top of it', () => {
  const stays = (words: string) =>
    home(`${rent}\n\n5. Staying past the end. If Tenant stays past the end, ${words}`)['holdover']?.value;
  expect(stays('rent runs on by the day at the last rate and a third again.')).toMatchObject({ rent_percent: 133.33 });
  expect(stays('each day costs one-thirtieth of the last payment plus fifteen percent.')).toMatchObject({
    rent_percent: 115,
  });
  expect(stays('rent runs on by the day at the last rate and half the hall is let.')).toMatchObject({
    rent_percent: 100,
  });
});

it('reads a price by the night of staying too long, and none of guests', () => {
  const nights = home('5. The end. For every night after June 30, 2030 Tenant pays $95.00.');
  expect(nights['holdover']?.value).toMatchObject({ per_day: { cents: 9_500 } });
  const guests = home('5. Guests. For every night after that a guest pays $95.00.');
  expect(guests['holdover']?.value ?? null).toBeNull();
});

it('takes no time within a condition for that of returning the deposit', () => {
  const fire = "6. Fire. If the roof can't be mended in 50 days Tenant may leave, and Landlord sends the deposit back.";
  expect(home(fire)['deposit_return_days']?.value ?? null).toBeNull();
  const both = `${fire}\n\n7. Deposit. Landlord sends the deposit back within 25 days after Tenant moves out.`;
  expect(home(both)['deposit_return_days']?.value).toBe(25);
});

it('counts what leaving early costs in months of rent, wherever the notice has to stand', () => {
  const leave = (words: string) => home(`${rent}\n\n4. Leaving early. ${words}`)['early_termination']?.value;
  expect(
    leave("To leave before the term is over, give Landlord 40 days in writing and two months' rent."),
  ).toMatchObject({ allowed: true, notice_days: 40, fee: { cents: 240_000 } });
  expect(leave('Tenant may not leave before June 30, 2030.')).toMatchObject({ allowed: false });
  expect(leave('Tenant may not leave before Landlord has looked at the rooms.') ?? null).toBeNull();
});

it('reads a late fee that grows each morning', () => {
  const facts = home(`${rent} If it is late there is a $12 charge, and then $3 more every morning until it is paid.`);
  expect(facts['late_fee']?.value).toMatchObject({ flat: { cents: 1_200 }, per_day: { cents: 300 } });
});

it('counts no days of grace by the days after moving out, nor by a day of the year', () => {
  const grace = (line: string) => home(`${rent}\n\n6. ${line}`)['grace_days']?.value ?? null;
  expect(grace('The rest, with interest, comes within 30 days of leaving.')).toBeNull();
  expect(grace('If the painter is late and not out by the first of July, Tenant owes no rent until he is.')).toBeNull();
});

it('reads charges on lines of their own, and programs by their names', () => {
  const facts = home(
    `${rent}\n\nGarden crew: $31 a month\n\n3. Each household is enrolled in the Meadow Club, billed at $22 a month.`,
  );
  expect(facts['other_fees']?.value).toMatchObject([
    { name: 'Garden crew', amount: { cents: 3_100 }, frequency: 'monthly' },
    { name: 'Meadow Club', amount: { cents: 2_200 }, frequency: 'monthly' },
  ]);
  const other = home(`${rent}\n\nMoney: $1,200 a month\n\n3. After the 9th there is a single charge of $15.00.`);
  expect(other['other_fees']?.value ?? null).toBeNull();
});

it('reads steps of rent by years named after the first, and none from the price of leaving', () => {
  const steps = shop(
    '2. Rent. For the first year rent is $900.00 a month, for the second $950.00 and for the third $1,000.00.',
  );
  expect(steps['rent_schedule']?.value).toHaveLength(3);
  const leaving = shop(
    '2. Rent. Base Rent is $900.00 a month.\n\n3. Tenant may end this lease as of June 30, 2029 by a payment of $1,800.00 beside the rent.',
  );
  expect(leaving['rent_schedule']?.value ?? null).toBeNull();
});

it('reads the day from which rent runs, and not that of an option', () => {
  expect(shop('2. Base Rent shall run from August 1, 2027.')['rent_commencement_date']?.value).toBe('2027-08-01');
  expect(
    shop('2. If the option is used, Base Rent shall run from July 1, 2030.')['rent_commencement_date']?.method,
  ).not.toBe('stated');
});

it('reads the first rent for a part of a month by its days, and no deposit', () => {
  expect(home(`${rent} Just bring $610 for the last half of July.`)['prorated_rent']?.value ?? null).toBeNull();
  expect(home(`${rent} To begin, for July 12 to 31 bring $610.`)['prorated_rent']?.value).toMatchObject({
    cents: 61_000,
  });
});

it('reads what stands before a deposit for animals, and what stands after it', () => {
  const before = home('6. Animals. One dog is fine, $260 refundable pet deposit and $20 a month.');
  expect(before['pet_deposit']?.value).toMatchObject({ cents: 26_000 });
  const after = home('6. Animals. The dog costs $20 a month and the pet deposit is $260.');
  expect(after['pet_deposit']?.value).toMatchObject({ cents: 26_000 });
});

it('counts the days for what is left of the deposit under its heading', () => {
  const facts = home('6. Security deposit. The residue shall be restored to Tenant within 35 days after she has left.');
  expect(facts['deposit_return_days']?.value).toBe(35);
});
