import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';

/** One reading of one field at one place; `reconcile` weighs them against each other. */
export type Candidate = {
  readonly field: string;
  readonly value: FactValue;
  readonly document: number;
  readonly part: number;
  readonly start: number;
  readonly end: number;
  /** 0 to 1: how sure the reading is by itself. */
  readonly score: number;
  readonly method: 'stated' | 'computed';
  readonly reasoning: string | null;
  /** Of a list the places of its other members, in their order. */
  readonly places?: readonly { readonly document: number; readonly start: number; readonly end: number }[];
  /** A term that the same words replace by another. */
  readonly isFormer?: boolean;
  /** A later document took the words out that said so. */
  readonly isGone?: boolean;
};

export const usd = (cents: number): { readonly cents: number; readonly currency: 'USD' } => ({
  cents,
  currency: 'USD',
});

/** Sentences up to this length are quoted whole: they read better than a scrap of one. */
const wholeSentenceLength = 200;

/** A candidate for a stretch `from`..`to` of a sentence, quoted as the whole sentence when that is short. */
export const inSentence = (
  sentence: Sentence,
  field: string,
  value: FactValue,
  score: number,
  from: number,
  to: number,
): Candidate => {
  const isWhole = sentence.cells.length > 0 || sentence.end - sentence.start <= wholeSentenceLength;
  return {
    field,
    value,
    document: sentence.document,
    part: sentence.part,
    start: isWhole ? sentence.start : sentence.start + from,
    end: isWhole ? sentence.end : sentence.start + to,
    score,
    method: 'stated',
    reasoning: null,
  };
};

/** A candidate with exactly the words `from`..`to` of a sentence. */
export const atWords = (
  sentence: Sentence,
  field: string,
  value: FactValue,
  score: number,
  from: number,
  to: number,
): Candidate => ({
  field,
  value,
  document: sentence.document,
  part: sentence.part,
  start: sentence.start + from,
  end: sentence.start + to,
  score,
  method: 'stated',
  reasoning: null,
});

/** The nearest headings above a sentence, in lower case, innermost last. */
export const topicOf = (lease: LeaseText, sentence: Sentence): string => {
  const clause = lease.clauses[sentence.clause];
  const parent = clause && clause.parent !== null ? lease.clauses[clause.parent] : undefined;
  return `${parent?.heading ?? ''} / ${clause?.heading ?? ''}`.toLowerCase();
};
