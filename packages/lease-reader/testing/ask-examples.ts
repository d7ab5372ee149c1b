import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenOf } from '#ask/lease-sentences.ts';
import type { AskedLease } from '#ask/matching/train-matching.ts';
import { questionPartsOf } from '#ask/question-parts.ts';
import { askedOf } from '#ask/ranking/asked.ts';
import { signsOf } from '#ask/ranking/signs.ts';

import { reportReaderOf } from '#ask/report-reader.ts';
import { sentenceSearchOf } from '#ask/search-sentences.ts';
import { namesOf } from '#ask/verdict/names-of.ts';
import type { VerdictExample } from '#ask/verdict/train-verdicts.ts';
import { readLease } from '#index.ts';
import { fingerprintOf } from '#weighing/train-words.ts';
import { placedText } from './placed-text.ts';
import { isSamePlace, placeOf, type QuestionSet } from './question-sets.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

/** Made-up lines `verdict | question | sentence` under a line with their subject. */
export const judgedExamples = (): readonly VerdictExample[] => {
  const folder = join(fixtures, 'ask-verdicts');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('# '))
    .map((line) => {
      const [verdict, question, sentence, more] = line.split(' | ');
      const isWhole = question !== undefined && sentence !== undefined && more === undefined;
      if (!isWhole || (verdict !== 'yes' && verdict !== 'no' && verdict !== 'depends'))
        throw new Error(`Not a verdict, a question and a sentence: ${line}`);
      return { verdict, question, sentence, isAsked: false };
    });
};

/** Tells whether what Ask has learned was learned from these questions. */
export const askFingerprintOf = (sets: readonly QuestionSet[], judged: readonly VerdictExample[]): number =>
  fingerprintOf([
    ...sets.flatMap(({ lease, questions }) =>
      questions.map(({ ask, quote, verdict }) => ({ id: lease, text: `${verdict} ${ask} ${quote}` })),
    ),
    ...judged.map(({ question, sentence, verdict }) => ({ id: verdict, text: `${question} ${sentence}` })),
  ]);

export type AskedExamples = { readonly leases: readonly AskedLease[]; readonly verdicts: readonly VerdictExample[] };

/** What questions about leases teach: which sentences answer them, and yes or no by the sentence. */
export const askedExamplesOf = (sets: readonly QuestionSet[]): AskedExamples => {
  const each = sets.map(examplesOf);
  return {
    leases: each.flatMap(({ leases }) => leases),
    verdicts: each.flatMap(({ verdicts }) => verdicts),
  };
};

const examplesOf = ({ lease, questions }: QuestionSet): AskedExamples => {
  const text = readFileSync(join(fixtures, `${lease}.txt`), 'utf8');
  const report = readLease([{ name: lease, document: placedText(text) }]);
  const search = sentenceSearchOf(report);
  const read = reportReaderOf(report, search.sentences);
  const candidatesOf = signsOf(report, search, null);
  const names = namesOf(report);
  const examples = questions.flatMap(({ ask, quote, verdict }) => {
    const place = quote === undefined ? null : placeOf(text, quote);
    const part = questionPartsOf(ask).at(-1);
    if (!part) return [];
    const asked = askedOf(part, search.words, read);
    const candidates = candidatesOf(asked);
    const right = candidates.flatMap(({ sentence }, at) => (place && isSamePlace(sentence, place) ? [at] : []));
    // The quote stands in a heading alone.
    if (place && right.length === 0) return [];
    const answering = candidates[right[0] ?? -1]?.sentence;
    return [
      {
        ranked: { asked, signs: candidates.map(({ signs }) => signs), right },
        verdict:
          answering === undefined
            ? []
            : [
                {
                  question: asked.told,
                  sentence: spokenOf(answering),
                  verdict: verdict ?? ('open' as const),
                  names,
                  isAsked: true,
                },
              ],
      },
    ];
  });
  const sentences = search.sentences
    .filter(({ isHeading }) => !isHeading)
    .map((sentence) => ({ text: spokenOf(sentence), heading: sentence.clause.heading }));
  return {
    leases: [{ lease, sentences, questions: examples.map(({ ranked }) => ranked) }],
    verdicts: examples.flatMap(({ verdict }) => verdict),
  };
};
