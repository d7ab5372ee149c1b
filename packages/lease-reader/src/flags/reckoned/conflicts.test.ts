import { expect, it } from 'vitest';
import { readLease } from '#index.ts';
import { placedText } from '#testing/placed-text.ts';

const conflictsIn = (words: string) =>
  readLease([
    {
      name: 'lease.txt',
      document: placedText(
        `RESIDENTIAL LEASE\n\nThis lease is made between Ann Poole ("Landlord") and Bob Crane ("Tenant") for 12 Elm Street, Toledo, Ohio 43604. The term is from May 1, 2025 to April 30, 2026.\n\n${words}`,
      ),
    },
  ]).flags.filter(({ id }) => id === 'RF63_internal_conflict');

it('a rent that follows another, and a fee named beside a deposit, contradict nothing', () => {
  expect(
    conflictsIn(
      'Rent. The monthly rent is $900.\n\nExtension. Tenant may stay for one further year at a monthly rent of $940.',
    ),
  ).toEqual([]);
  expect(
    conflictsIn(
      'Pet deposit: $200\n\nPet fee: $275\n\nA pet fee of $275 is not returned; the pet deposit above comes back like the security deposit.',
    ),
  ).toEqual([]);
});

it('two rents for the same time do', () => {
  expect(
    conflictsIn('Monthly rent: $900\n\nRent. Tenant shall pay a monthly rent of $950 on the first of each month.'),
  ).toHaveLength(1);
});
