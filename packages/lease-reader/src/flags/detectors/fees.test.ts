import { expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const home = { kind: 'residential', state: null } as const;

it.each([
  'The deposit may be kept in full if Tenant leaves early, in addition to the rent for the remaining period.',
  'If you leave before the end of the lease we keep the entire deposit.',
])('flags a deposit that is lost whole: %s', (text) => {
  expect(flagsInSentence(text, home)).toContain('RF16');
});

it.each([
  'The deposit may be kept in full where damages beyond wear come to as much.',
  'Landlord will not keep all of the deposit.',
])('flags none that pays for damage or is given back: %s', (text) => {
  expect(flagsInSentence(text, home)).not.toContain('RF16');
});
