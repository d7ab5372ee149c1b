import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '@keyclause/documents/node';
import { askerOf } from '#ask/index.ts';
import { readLease } from '#index.ts';
import { type AskedQuestion, isSamePlace, placeOf, type QuestionSet } from '#testing/question-sets.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');
const quotesShown = 3;

export type AnswerCounts = {
  readonly answerable: number;
  readonly right: number;
  /** Of the answerable: told that the lease does not say. */
  readonly silenced: number;
  readonly unanswerable: number;
  readonly recognised: number;
  readonly quotes: number;
  readonly notVerbatim: number;
  /** What went wrong, one line each. */
  readonly misses: readonly string[];
};

/**
 * An answerable question counts as right when the value or the verdict is right and one of the first three quotes overlaps the expected
 * words by half of the shorter of the two; an unanswerable one when the lease is said to be silent.
 */
export const scoreAnswers = async (
  sets: readonly QuestionSet[],
  format: 'txt' | 'pdf' = 'txt',
): Promise<AnswerCounts> => {
  let [answerable, right, silenced, unanswerable, recognised, quotes, notVerbatim] = [0, 0, 0, 0, 0, 0, 0];
  const misses: string[] = [];
  for (const { lease, questions } of sets) {
    const document = await readFile(readFileSync(join(fixtures, `${lease}.${format}`)));
    const ask = askerOf(readLease([{ name: lease, document }]));
    for (const question of questions) {
      const answer = ask(question.ask);
      quotes += answer.quotes.length;
      notVerbatim += answer.quotes.filter(({ quote, start, end }) => document.text.slice(start, end) !== quote).length;
      const isSilent = answer.source === 'nothing';
      const shown = `${answer.source} ${answer.topic} ${answer.verdict}: ${answer.text.slice(0, 140)}`;
      if (question.silent) {
        unanswerable += 1;
        if (isSilent) recognised += 1;
        else misses.push(`${lease}: ${question.ask} -> should be silent, ${shown}`);
        continue;
      }
      answerable += 1;
      if (isSilent) silenced += 1;
      const place = placeOf(document.text, question.quote);
      const isPlaced = place !== null && answer.quotes.slice(0, quotesShown).some((quote) => isSamePlace(quote, place));
      if (isPlaced && isValueRight(question, answer.text, answer.verdict)) right += 1;
      else misses.push(`${lease}: ${question.ask} -> ${isPlaced ? 'value' : 'place'}, ${shown}`);
    }
  }
  return { answerable, right, silenced, unanswerable, recognised, quotes, notVerbatim, misses };
};

const isValueRight = (question: AskedQuestion, text: string, verdict: string | null): boolean => {
  if (question.silent) return false;
  if (question.verdict !== undefined) return verdict === question.verdict;
  const said = plain(text);
  return (question.says ?? []).every((value) => value.split('|').some((one) => said.includes(plain(one))));
};

/** One way of writing: small letters, figures for number words. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s-]+/g, ' ')
    .replace(/\b[a-z]+\b/g, (word) => figures[word] ?? word);

const figures: Readonly<Record<string, string>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
    .split(' ')
    .map((word, at) => [word, String(at + 1)]),
);
