import { expect, it } from 'vitest';
import matches from '#reference/ask-matches.json' with { type: 'json' };
import ranking from '#reference/ask-ranking.json' with { type: 'json' };
import table from '#reference/ask-verdicts.json' with { type: 'json' };
import { askFingerprintOf, judgedExamples } from '#testing/ask-examples.ts';
import { teachingSets } from '#testing/question-sets.ts';
import { comparedNumbers } from './compared-numbers.ts';
import { frameOf } from './frame.ts';
import { trainVerdicts } from './train-verdicts.ts';

it('has learned from the questions as they stand: after a change, run `pnpm ask-words` again', () => {
  const madeFrom = askFingerprintOf(teachingSets(), judgedExamples());
  expect([table, ranking, matches].map((each) => each.madeFrom)).toEqual([madeFrom, madeFrom, madeFrom]);
});

it('makes the same table of the same examples', () => {
  const some = judgedExamples().slice(0, 60);
  expect(trainVerdicts(some)).toEqual(trainVerdicts(some));
});

it('tells whom a question of yes and no is about, whoever asks it', () => {
  const none = new Map();
  expect(frameOf('the roof leaks, does the landlord pay for that', none)).toMatchObject({
    side: 'landlord',
    kind: 'pay',
  });
  expect(frameOf('furnace quit last night, do we have to pay', none)).toMatchObject({ side: 'tenant', kind: 'pay' });
  expect(frameOf('Owner here. Do we have to pay?', none)).toMatchObject({ side: 'landlord' });
  expect(frameOf('does Thorsted pay', new Map([['thorsted', 'landlord']]))).toMatchObject({ side: 'landlord' });
});

it('holds numbers of one unit against each other, in words as in figures', () => {
  expect(comparedNumbers('can my aunt stay three weeks', 'Visitors may stay up to 14 nights.')).toEqual(['more max']);
  expect(comparedNumbers('are 40 days enough', 'Give at least thirty days of notice.')).toEqual(['more min']);
  expect(comparedNumbers('can my aunt stay three weeks', 'The fee is $14.')).toEqual([]);
});
