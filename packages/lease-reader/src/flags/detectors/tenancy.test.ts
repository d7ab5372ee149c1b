import { expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const home = { kind: 'residential', state: null } as const;

it.each([
  'No assistance animals are allowed.',
  'No pets, including service animals.',
  'Service dogs are not permitted.',
])('flags an animal of help that is shut out: %s', (text) => {
  expect(flagsInSentence(text, home)).toContain('RF12');
});

it.each([
  'No pets, except assistance animals.',
  'No service animal will be refused.',
  'No pet deposit is charged for service animals.',
])('flags none that is let in: %s', (text) => {
  expect(flagsInSentence(text, home)).not.toContain('RF12');
});
