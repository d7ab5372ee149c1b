import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FactSentence, factSentencesOf, reportSaying } from '#testing/fact-sentences.ts';
import { type FieldCount, scoreFields } from '../scoring/score-report.ts';
import { share } from '../scoring/totals.ts';
import type { Row } from './reading.ts';

const file = join(import.meta.dirname, '../../fixtures/fact-sentences/development.txt');

type Stating = FactSentence & { readonly field: string };

const stating = (sentence: FactSentence): Stating[] =>
  sentence.field === null ? [] : [{ ...sentence, field: sentence.field }];

/** Sentences that each state one fact in words of their own, and those of them that the reader gets wrong. */
export const missedFactSentences = (): { readonly sentences: number; readonly missed: readonly Stating[] } => {
  const sentences = factSentencesOf(readFileSync(file, 'utf8')).flatMap(stating);
  const missed = sentences.filter((sentence) => {
    const counts = new Map<string, FieldCount>();
    const gold = { fields: { [sentence.field]: { value: sentence.value } }, red_flags: [] };
    scoreFields(gold, reportSaying(sentence), new Set([sentence.field]), counts);
    return counts.get(sentence.field)?.right !== 1;
  });
  return { sentences: sentences.length, missed };
};

export const factSentences = (): Row => {
  const { sentences, missed } = missedFactSentences();
  return {
    set: 'fact sentences, development',
    figures: {
      sentences,
      recall: share(sentences - missed.length, sentences),
      missed: missed.map(({ field, words }) => `${field}: ${words}`),
    },
  };
};
