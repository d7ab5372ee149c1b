import { expect, it } from 'vitest';
import table from '#reference/flag-words.json' with { type: 'json' };
import { flagExamples } from '#testing/flag-examples.ts';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';
import { idOf } from '../flag-table.ts';
import { wordFlags } from './flag-words.ts';
import { flagFingerprintOf, trainFlagWords } from './train-flag-words.ts';

const home = { kind: 'residential', state: null } as const;

it('weighs words by the examples as they stand: after a change, run `pnpm flag-words` again', () => {
  expect(table.madeFrom).toBe(flagFingerprintOf(flagExamples()));
}, 60_000);

it('speaks for flags of the table and for none', () => {
  expect(wordFlags.at(-1)).toBe('other');
  for (const flag of wordFlags.slice(0, -1)) expect(idOf(flag)).toContain(flag);
});

it('makes the same table of the same examples', () => {
  const examples = flagExamples().filter(({ flags }) => flags.includes('RF69') || flags.includes('RF33'));

  expect(trainFlagWords(examples)).toEqual(trainFlagWords(examples));
}, 60_000);

it.each([
  ['Late charge: 14% of the rent.', 'RF18'],
  ['Each year the rent is 6% more than the year before.', 'RF28'],
])('leaves what hangs on figures to the figures: %s', (text, flag) => {
  expect(flagsInSentence(text, home)).toContain(flag);
  expect(flagsInSentence(text.replace(/\d+%/, '3%'), home)).not.toContain(flag);
});
