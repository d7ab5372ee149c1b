import { expect, it } from 'vitest';
import { nameSpotsIn } from './name-spots.ts';

const namesIn = (text: string): unknown[] => nameSpotsIn(text).map(({ value }) => value);

it.each([
  ['Backer ........ Wilma R. Crewe; Jan Noor', ['Wilma R. Crewe', 'Jan Noor']],
  ['If Wilma Crewe moves, her aunt Bo Lind stays.', ['Wilma Crewe', 'Bo Lind']],
  ['Let by Tern & Rock Holdings, LLC to Ana and Leo Marsh', ['Tern & Rock Holdings, LLC', 'Ana Marsh', 'Leo Marsh']],
  ['Children: Piet 11, Rosa 8', ['Piet', 'Rosa']],
])('finds each name by its form: %s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it.each([
  'The house at 12 Marsh Court, Fort Lind, Ohio 44102',
  'Due on Monday, before the end of May',
  'County of Terre Noire',
])('takes no street, town or day for a name: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

it('tells where each name stands', () => {
  const text = 'Owner and keeper: Wilma Crewe';
  const [spot] = nameSpotsIn(text);

  expect(text.slice(spot?.start, spot?.end)).toBe('Wilma Crewe');
});
