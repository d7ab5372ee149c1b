import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease } from '#testing/sample-leases.ts';
import { askerOf } from './ask-report.ts';

const askOf = (...clauses: readonly string[]) =>
  askerOf(readLease([{ name: 'lease.txt', document: placedText(`${formalLease}\n\n${clauses.join('\n\n')}\n`) }]));

it('tells the sum for moving in by the words of the lease that add it up, and not by a total of something else', () => {
  expect(
    askOf('40. BEFORE THE KEYS. Tenant brings $3,115 in total before getting the keys.')('how much in total to move in')
      .text,
  ).toContain('$3,115');
  expect(askOf('40. TOTAL. Repairs cost $3,115 in total last year.')('how much to move in').text).toContain('$2,840');
});

it('grants coming in without a call where the lease says that none is needed, and denies nothing else by it', () => {
  const ask = askOf('40. METER. Landlord may go to the meter closet at any hour and will not always call first.');
  expect(ask('can the landlord go to the meter closet without calling').verdict).toBe('yes');
});

it('takes a garage or a driveway for a place of its own', () => {
  const ask = askOf(
    '40. PARKING. One space on the street side is included.',
    '41. DRIVEWAY. The driveway is for the upstairs.',
  );
  expect(ask('can i park in the driveway').verdict).toBe('no');
  expect(ask('where can i park').text).not.toContain('upstairs');
});

it('finds the question behind a story that no comma parts from it', () => {
  const ask = askOf('40. BALLROOM. The ballroom may be hired for five hours at a time.');
  expect(ask('planning my sister birthday how long can i hire the ballroom').text).toContain('five hours');
});

it('takes a count of days for the question behind its condition, and no condition for a question', () => {
  const ask = askOf(
    '40. POSTING. If the shipyard posts you abroad, send us the order and 35 days notice.',
    '41. REGATTA. During the regatta the gate stays shut.',
  );
  expect(ask('if the shipyard posts me to Busan, how many days notice do I give').text).toContain('35 days');
  expect(ask('does the gate stay shut during the regatta').verdict).toBe('yes');
});
