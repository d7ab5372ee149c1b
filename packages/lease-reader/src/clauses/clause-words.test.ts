import { expect, it } from 'vitest';
import { clauseExamples } from '#cli/clause-examples.ts';
import table from '#reference/clause-words.json' with { type: 'json' };
import { fingerprintOf } from '#weighing/train-words.ts';
import { clauseTypes } from './clause-table.ts';
import { wordScores, wordTypes } from './clause-words.ts';
import { trainClauseWords } from './train-clause-words.ts';

const bestOf = (text: string): string | undefined => {
  const scores = wordScores(text);
  return wordTypes[scores.indexOf(Math.max(...scores))];
};

it('weighs words by the examples as they stand: after a change, run `pnpm clause-words` again', () => {
  expect(table.madeFrom).toBe(fingerprintOf(clauseExamples()));
});

it('has a place for every type of the table, in its order, and for none', () => {
  expect(wordTypes).toEqual([...clauseTypes.map(({ id }) => id), 'other']);
});

it('has an example of every type', () => {
  const known = new Set(clauseExamples().map(({ id }) => id));
  expect([...known].sort()).toEqual([...wordTypes].sort());
});

it('makes the same table of the same examples', () => {
  const examples = clauseExamples().filter(({ id }) => id === 'pets' || id === 'smoking' || id === 'entry');
  const types = ['pets', 'smoking', 'entry'];

  expect(trainClauseWords(examples, types)).toEqual(trainClauseWords(examples, types));
});

it.each([
  ['pets', 'The cat may stay but no second animal.'],
  ['smoking', 'Cigarettes and vapes are banned in every room.'],
  ['subordination', 'Lessee shall attorn to the holder of the mortgage upon foreclosure.'],
])('knows words of %s', (type, text) => {
  expect(bestOf(text)).toBe(type);
});
