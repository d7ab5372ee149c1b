import { expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { partyWordsOf } from './parties.ts';

const plain = (text: string) => normalise(text, partyWordsOf(text)).text;

it.each([
  ['TWO HUNDRED FIFTY and 75/100 ($250.75) DOLLARS', '250.75 dollars'],
  ['Ninety and no/100 Dollars ($90.00)', '90 dollars'],
  ['forty and 00/100 dollars', '40 dollars'],
])('reads the hundredths of a sum in words: %s', (text, said) => {
  expect(plain(text)).toBe(said);
});
