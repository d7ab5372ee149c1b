import { expect, it } from 'vitest';
import type { Example } from './train-words.ts';
import { walkWords } from './walk-words.ts';
import { scorerOf } from './word-table.ts';

const example = (type: number, ...names: readonly string[]): Example => ({
  features: names.map((name) => [name, 1] as const),
  type,
  weight: 1,
});
const examples = Array.from({ length: 60 }, (_, at) => [
  example(0, 'may', `filler${at % 7}`, `rare${at % 20}`),
  example(1, 'never', `filler${at % 5}`, `rare${at % 20}`),
]).flat();
const how = {
  rounds: 10,
  leastUses: 1,
  pace: { stepLength: 0.5, shrinking: 0 },
  steps: 8,
};

it('keeps as many weights as it is told, those that tell most', () => {
  const table = walkWords(examples, ['yes', 'no'], { ...how, thinning: { kept: 4, rounds: 2 } });

  expect(table.words).toBe(2);
  const likeliest = (name: string): string | undefined => {
    const scores = scorerOf(table)([[name, 1]]);
    return table.types[scores.indexOf(Math.max(...scores))];
  };
  expect([likeliest('may'), likeliest('never')]).toEqual(['yes', 'no']);
});

it('makes the same table of the same examples', () => {
  const thinned = () => walkWords(examples, ['yes', 'no'], { ...how, thinning: { kept: 10, rounds: 2 } });

  expect(thinned()).toEqual(thinned());
});
