import type { Clause } from '../report.ts';
import { type ClauseWords, clauseWordsOf } from './clause-words.ts';
import type { ClausePair } from './comparison.ts';
import { wordChanges } from './word-changes.ts';

/** Below this likeness two clauses are not the same promise in other words. Clauses of one type need less to be taken for a pair. */
const likeOfType = 0.3;
const likeOfAny = 0.55;
const typeBonus = 0.15;
const headingBonus = 0.1;

type Candidate = { readonly a: number; readonly b: number; readonly score: number; readonly likeness: number };

/** Pairs the clauses of two leases by meaning: what they are about and the words they share. In the order of `a`, what only `b` has after it. */
export const compareClauses = (a: readonly Clause[], b: readonly Clause[]): ClausePair[] => {
  const [ours, theirs] = [clauseWordsOf(a), clauseWordsOf(b)];
  const chosen = chooseBest(candidatesOf(ours, theirs));
  const partnerOf = new Map(chosen.map((pair) => [pair.a, pair]));
  const taken = new Set(chosen.map((pair) => pair.b));
  return [
    ...ours.map((one, at): ClausePair => {
      const pair = partnerOf.get(at);
      const other = pair && theirs[pair.b];
      if (!pair || !other) return { standing: 'only_a', a: one.clause, b: null, similarity: 0, changes: [] };
      const isSame = one.text === other.text;
      return {
        standing: isSame ? 'same' : 'changed',
        a: one.clause,
        b: other.clause,
        similarity: isSame ? 1 : pair.likeness,
        changes: isSame ? [] : wordChanges(one.text, other.text),
      };
    }),
    ...theirs.flatMap(({ clause }, at): ClausePair[] =>
      taken.has(at) ? [] : [{ standing: 'only_b', a: null, b: clause, similarity: 0, changes: [] }],
    ),
  ];
};

/** Ties go to clauses that stand early in both; so the pairs are the same whichever lease comes first. */
const chooseBest = (candidates: readonly Candidate[]): Candidate[] => {
  const [takenA, takenB] = [new Set<number>(), new Set<number>()];
  return [...candidates]
    .sort(
      (one, other) =>
        other.score - one.score ||
        one.a + one.b - (other.a + other.b) ||
        Math.abs(one.a - one.b) - Math.abs(other.a - other.b),
    )
    .filter(({ a, b }) => {
      if (takenA.has(a) || takenB.has(b)) return false;
      takenA.add(a);
      takenB.add(b);
      return true;
    });
};

/** Every two clauses that share a word that matters and are like enough. Cosine over stems; a word that stands everywhere weighs little. */
const candidatesOf = (ours: readonly ClauseWords[], theirs: readonly ClauseWords[]): Candidate[] => {
  const all = [...ours, ...theirs];
  const spread = new Map<string, number>();
  for (const { counts } of all) for (const stem of counts.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const weightOf = (stem: string, count: number): number =>
    (1 + Math.log(count)) * Math.log(1 + all.length / (spread.get(stem) ?? 1));
  const lengthOf = ({ counts }: ClauseWords): number =>
    Math.sqrt(sumOf([...counts].map(([stem, count]) => weightOf(stem, count) ** 2)));
  const places = new Map<string, { readonly at: number; readonly weight: number }[]>();
  for (const [at, { counts }] of theirs.entries())
    for (const [stem, count] of counts) {
      const list = places.get(stem) ?? [];
      list.push({ at, weight: weightOf(stem, count) });
      places.set(stem, list);
    }
  const [lengthsA, lengthsB] = [ours.map(lengthOf), theirs.map(lengthOf)];
  return ours.flatMap((one, a) => {
    const products = new Map<number, number[]>();
    for (const [stem, count] of one.counts)
      for (const { at, weight } of places.get(stem) ?? []) {
        const terms = products.get(at) ?? [];
        terms.push(weightOf(stem, count) * weight);
        products.set(at, terms);
      }
    return [...products].flatMap(([b, terms]): Candidate[] => {
      const other = theirs[b];
      const likeness = rounded(sumOf(terms) / ((lengthsA[a] ?? 1) * (lengthsB[b] ?? 1)));
      const isOfType = other !== undefined && one.clause.id === other.clause.id && one.clause.id !== 'other';
      if (!other || likeness < (isOfType ? likeOfType : likeOfAny)) return [];
      const isNamed = one.heading !== '' && one.heading === other.heading;
      const score = rounded(likeness + (isOfType ? typeBonus : 0) + (isNamed ? headingBonus : 0));
      return [{ a, b, score, likeness: Math.min(1, likeness) }];
    });
  });
};

/** Summed from the smallest, so that the order of the terms does not show in the last digit. */
const sumOf = (terms: readonly number[]): number =>
  [...terms].sort((x, y) => x - y).reduce((sum, term) => sum + term, 0);

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
