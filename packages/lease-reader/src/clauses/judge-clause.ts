import { sharesOf } from '#weighing/shares-of.ts';
import { beginningsOf, cueScore, headingScore } from './clause-cues.ts';
import { type ClauseType, clauseTypes, plainHeading } from './clause-table.ts';
import { wordScores, wordTypes } from './clause-words.ts';

/** What a clause gives to judge by. */
export type ClauseWords = {
  readonly heading: string | null;
  /** Its own words; of a heading that stands alone those of the clauses under it. */
  readonly body: string;
  /** Whether `body` was taken from the clauses under it. */
  readonly isBorrowed: boolean;
  readonly kind: 'residential' | 'commercial';
  /** What the clause is under which it stands, or null. */
  readonly above: Judgement | null;
};

/** How likely each of `wordTypes` is, with 1 in all. */
export type Judgement = Float64Array;

/**
 * Weighs words, turns of phrase, heading and the clause above. The factors were chosen on our development leases so that the
 * likelihoods hold: of ten clauses called .8 likely eight are right.
 */
export const judgeClause = ({ heading, body, isBorrowed, kind, above }: ClauseWords): Judgement => {
  const scores = new Float64Array(wordTypes.length);
  if (/[a-z]{2}/i.test(body)) {
    const factor = isBorrowed ? 0.6 : 1;
    const text = body.slice(0, reach);
    const beginnings = beginningsOf(text);
    add(scores, wordScores(text), 1.5 * factor);
    addEach(scores, (type) => 0.7 * factor * cueScore(type, text, beginnings));
  }
  if (heading !== null) {
    const plain = plainHeading(heading);
    add(scores, wordScores(plain), 1);
    addEach(scores, (type) => 0.8 * headingScore(type, plain));
  }
  if (above !== null) add(scores, above, 1.5);
  addEach(scores, ({ scope }) => (scope === 'both' || scope === kind ? 0 : -1.5));
  return sharesOf(scores);
};

/** A clause is judged by its first words; the rest of a long clause is detail. */
const reach = 900;

const add = (scores: Float64Array, more: Float64Array, factor: number) => {
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + factor * (more[at] ?? 0);
};

/** `clauseTypes` are the first of `wordTypes`, in the same order. */
const addEach = (scores: Float64Array, scoreOf: (type: ClauseType) => number) => {
  for (const [at, type] of clauseTypes.entries()) scores[at] = (scores[at] ?? 0) + scoreOf(type);
};
