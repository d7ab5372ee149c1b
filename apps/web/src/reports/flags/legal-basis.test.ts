import { expect, it } from 'vitest';
import { basisWords } from './legal-basis.ts';

const words = (status: string, citation = 'Code 12-3'): string => basisWords({ citation, status, asOf: '2026' });

it.each([
  ['single-source (id 4711)', 'Told by one source, and not checked against the law itself'],
  ['single-source low', 'Told by one source, and not checked against the law itself'],
  ['corroborated (3 sources)', 'Several sources agree'],
  ['conflict (one source says 30)', 'Our sources do not agree on this'],
  ['statute text read (VA, WA)', 'Checked against the text of the law'],
  ['unverified', 'Not checked against the law itself'],
  ["unverified; unverified for this lease's state", 'Not checked for the state of this lease'],
  [
    "statute text read (WA); unverified for this lease's state",
    'Checked against the text of the law, but not for the state of this lease',
  ],
  ['as marked; unmarked = unverified', 'Not checked against the law itself'],
])('says "%s" in plain words', (status, plain) => {
  expect(words(status)).toBe(`Code 12-3. ${plain}, as of 2026. This explains the rule; it is not legal advice.`);
});

it('says once that a rule was not checked', () => {
  expect(words('unverified', 'Code 12-3 (unverified)')).toBe(words('unverified'));
});
