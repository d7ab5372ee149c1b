import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const sentencesOf = (text: string): string[] =>
  splitSentences(text, 0, text.length).map(({ start, end }) => text.slice(start, end));

it('ends a sentence before the letter of the next item', () => {
  expect(
    sentencesOf('(a) Rent is due on the first. (b) A late payment costs $20. (ii) Checks go to the office.'),
  ).toEqual(['(a) Rent is due on the first.', '(b) A late payment costs $20.', '(ii) Checks go to the office.']);
});

it('ends none before words in brackets that go on with it', () => {
  expect(sentencesOf('Call Oak Co. (the agent) or see sec. (b) above.')).toHaveLength(1);
});
