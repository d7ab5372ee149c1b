import { expect, it } from 'vitest';
import type { Example } from './train-words.ts';
import { walkWords } from './walk-words.ts';
import { scorerOf } from './word-table.ts';

const example = (type: number, ...names: readonly string[]): Example => ({
  features: names.map((name) => [name, 1] as const),
  type,
  weight: 1,
});
const examples = [
  ...Array.from({ length: 40 }, () => example(0, 'common', 'may')),
  ...Array.from({ length: 40 }, () => example(1, 'common', 'never')),
  ...Array.from({ length: 4 }, () => example(1, 'common', 'may', 'save')),
];
const how = { rounds: 100, leastUses: 2, steps: 8 };

it('lets a rare word outweigh a common one where its few examples are sure', () => {
  const table = walkWords(examples, ['yes', 'no'], how);
  const likeliest = (...names: readonly string[]): string | undefined => {
    const scores = scorerOf(table)(names.map((name) => [name, 1] as const));
    return table.types[scores.indexOf(Math.max(...scores))];
  };
  expect(likeliest('common', 'may')).toBe('yes');
  expect(likeliest('common', 'never')).toBe('no');
  expect(likeliest('common', 'may', 'save')).toBe('no');
});

it('makes the same table of the same examples', () => {
  expect(walkWords(examples, ['yes', 'no'], how)).toEqual(walkWords(examples, ['yes', 'no'], how));
});

it('makes one table of several walks that tells what each of them does', () => {
  const table = walkWords(examples, ['yes', 'no'], { ...how, walks: 3 });
  const scores = scorerOf(table)([['never', 1]]);

  expect(table.types[scores.indexOf(Math.max(...scores))]).toBe('no');
  expect(walkWords(examples, ['yes', 'no'], { ...how, walks: 3 })).toEqual(table);
});
