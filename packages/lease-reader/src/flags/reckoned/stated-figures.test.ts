import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';

const leaseWith = (words: string) => `RESIDENTIAL LEASE

Landlord: Alder Court Homes LLC
Tenant: Marisol Quade
Premises: 14 Finch Lane, Dayton, Ohio 45402

The term begins on June 1, 2026 and ends on May 31, 2027. Rent is $1,000 a month, due on the first.

${words}

This lease is governed by the law of Ohio.`;

const flagged = (words: string): string[] =>
  readLease([{ name: 'lease.txt', document: placedText(leaseWith(words)) }]).flags.map(({ id }) => id.slice(0, 4));

it.each([
  [
    'RF24',
    'Early termination. Tenant may be released by giving 60 days written notice and paying $2,900.',
    'Early termination. Tenant may be released by giving 60 days written notice and paying $900.',
  ],
  [
    'RF15',
    'Security deposit: $1,000. It goes to the new address of Tenant within 45 days of the day on which the keys are returned.',
    'Security deposit: $1,000. It goes to the new address of Tenant within 30 days of the day on which the keys are returned.',
  ],
  [
    'RF18',
    'If rent is not paid by the 6th there is a late charge of $150, once for the month.',
    'If rent is not paid by the 6th there is a late charge of $40, once for the month.',
  ],
  [
    'RF18',
    'If rent is not paid by the 6th there is a late charge of $30 or 15% of the rent, whichever is greater.',
    'If rent is not paid by the 6th there is a late charge of $30 or 15% of the rent, whichever is less.',
  ],
])('makes %s of a figure beyond what is usual or allowed, and of no other', (flag, beyond, within) => {
  expect(flagged(beyond)).toContain(flag);
  expect(flagged(within)).not.toContain(flag);
});

it.each([
  [
    'RF19',
    'If rent is late a charge of $20 is due, and $15 for each day after that.',
    'If rent is late a charge of $5 is due. After that it is $1 for each day, not to exceed $30.',
  ],
  [
    'RF30',
    'At the end this lease renews itself for another year unless Tenant gives 60 days notice.',
    'At the end this lease continues for successive terms of one month each.',
  ],
])('makes no %s of what has a limit or binds for a month', (flag, endless, limited) => {
  expect(flagged(endless)).toContain(flag);
  expect(flagged(limited)).not.toContain(flag);
});

it('says which figure it is and what it is held against, on the words of the lease', () => {
  const { flags } = readLease([
    {
      name: 'lease.txt',
      document: placedText(
        leaseWith('Early termination. Tenant may be released by giving 60 days written notice and paying $2,900.'),
      ),
    },
  ]);

  expect(flags.find(({ id }) => id === 'RF24_buyout_high')).toMatchObject({
    why: "Leaving early costs $2,900.00, more than two months' rent.",
    quote: expect.stringContaining('$2,900'),
  });
});
