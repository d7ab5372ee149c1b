import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { leaseTextOf } from './lease-text.ts';

const headingsOf = (text: string): (string | null)[] =>
  leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]).clauses.map(({ heading }) => heading);

const opening = 'LEASE OF SHOP\n\nBetween Oak Row LLC ("Lessor") and Ana Ruiz ("Lessee").\n\n';

it('are found behind an ordinal in words', () => {
  const clauses = leaseTextOf([
    {
      name: 'lease.txt',
      document: placedText(
        `${opening}SEVENTH. Use. A bakery and the sale of bread.\n\nTWENTY-FIRST: Notices. By letter only.`,
      ),
    },
  ]).clauses;

  expect(clauses.slice(-2).map(({ number, heading }) => [number, heading])).toEqual([
    ['SEVENTH', 'Use'],
    ['TWENTY-FIRST', 'Notices'],
  ]);
});

it('may ask without the sign of a question', () => {
  expect(headingsOf(`${opening}2. What it is for. The baking and selling of bread.`)).toContain('What it is for');
  expect(headingsOf(`${opening}2. What the tenant owes is due on the first.`)).not.toContain(
    'What the tenant owes is due on the first',
  );
});

it('may stand over the lines of its paragraph without a gap', () => {
  const found = headingsOf(
    `${opening}What you may do here\nTeach and practice breathing and other quiet movement, and sell mats,\ntea and clothing to the people who come.`,
  );

  expect(found).toContain('What you may do here');
});

it('are seen behind the signs of a note', () => {
  expect(
    headingsOf(`${opening}# Your pets\n- Two cats may stay.\n\n# Your keys\n- Two, and one for the gate.`),
  ).toEqual(expect.arrayContaining(['Your pets', 'Your keys']));
});
