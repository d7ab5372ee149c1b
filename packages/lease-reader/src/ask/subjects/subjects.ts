import table from '#reference/ask-words.json' with { type: 'json' };
import { sharesOf } from '#weighing/shares-of.ts';
import { scorerOf } from '#weighing/word-table.ts';
import { subjectFeatures } from './subject-features.ts';

/** What a text speaks of: a share for each of `subjects`; 1 in all. */
export type Shares = Float64Array;

const [ofQuestion, ofSentence] = [scorerOf(table.questions), scorerOf(table.sentences)];

/** What a question asks about, learned from questions that people ask. The table is written by `pnpm ask-words`. */
export const askedAbout = (question: string): Shares => sharesOf(ofQuestion(subjectFeatures(question)));

/** What a sentence of a lease speaks of. */
export const spokenAbout = (sentence: string): Shares => sharesOf(ofSentence(subjectFeatures(sentence)));

/** How likely it is that both speak of one subject, 0 to 1. */
export const agreement = (asked: Shares, spoken: Shares): number => {
  let sum = 0;
  for (let at = 0; at < asked.length; at += 1) sum += (asked[at] ?? 0) * (spoken[at] ?? 0);
  return sum;
};

export const subjects: readonly string[] = table.questions.types;
