import type { LeaseReport } from '@keyclause/contracts';
import { expect, it } from 'vitest';
import { repeatedPlaces } from './repeated-places.ts';

const clause = (key: string, number: string | null, heading: string | null, parentKey: string | null, start: number) =>
  ({ key, number, heading, parentKey, document: 0, start, end: start + 100 }) as LeaseReport['clauses'][number];
const flag = (key: string, title: string, start: number) =>
  ({ key, title, document: 0, start, end: start + 10 }) as LeaseReport['flags'][number];

it('tells where the flags of one title stand, by the nearest heading', () => {
  const clauses = [
    clause('1', '7.', 'Indemnity', null, 0),
    clause('2', '9.', 'Parking', null, 100),
    clause('3', '(a)', null, '2', 200),
  ];
  const flags = [flag('a', 'Covers the landlord', 10), flag('b', 'Covers the landlord', 210), flag('c', 'No jury', 20)];

  expect([...repeatedPlaces({ clauses, flags })]).toEqual([
    ['a', '7. Indemnity'],
    ['b', '9. Parking'],
  ]);
});

it('tells nothing of a place without a heading above it', () => {
  const clauses = [clause('1', null, null, null, 0)];

  expect([...repeatedPlaces({ clauses, flags: [flag('a', 'No jury', 1), flag('b', 'No jury', 2)] })]).toEqual([]);
});
