import { packedTable } from '#weighing/pack-words.ts';
import { sharesOf } from '#weighing/shares-of.ts';
import { moveAgainst, type Row, rowOf, sumOf, usedNames, type Vectors, vectorsOf } from '#weighing/vectors.ts';
import { hashOf, type WordTable } from '#weighing/word-table.ts';
import { deviationsOf } from '../ranking/deviations.ts';
import { signNames } from '../ranking/sign-names.ts';
import type { RankedExample } from '../ranking/train-ranking.ts';
import { askedFeatures, spokenFeatures } from './match-features.ts';
import { type Matching, type MatchingTables, matchingOf, nearness } from './matching.ts';

/** A lease, what was asked of it, and which of its sentences answer. */
export type AskedLease = {
  readonly lease: string;
  readonly sentences: readonly { readonly text: string; readonly heading: string | null }[];
  /** With all signs but how near a sentence lies, which is 0. */
  readonly questions: readonly RankedExample[];
};

/**
 * The same questions with all signs: how near each sentence lies is told by what was learned from other leases, as it will be for a
 * lease that nobody has asked about yet.
 */
export const crossMatched = (leases: readonly AskedLease[]): readonly RankedExample[] => {
  const names = [...new Set(leases.map(({ lease }) => lease))];
  const partOf = ({ lease }: AskedLease): number => names.indexOf(lease) % parts;
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const matching = matchingOf(trainMatching(leases.filter((lease) => partOf(lease) !== part)));
    return leases.filter((lease) => partOf(lease) === part).flatMap((lease) => matchedBy(matching, lease));
  });
};

const parts = 4;

const matchedBy = ({ asked, spoken }: Matching, { sentences, questions }: AskedLease): readonly RankedExample[] => {
  const places = sentences.map(({ text, heading }) => spoken(text, heading));
  return questions.map((question) => {
    const place = asked(question.asked.told);
    return {
      ...question,
      signs: question.signs.map((signs, at) => signs.with(nearAt, nearness(place, places[at]))),
    };
  });
};

const nearAt = signNames.indexOf('near');

/**
 * Places for the words of questions and of sentences, such that of the sentences of a lease the one that answers lies nearest, beside
 * what the other signs say, and none lies near where the lease is silent. Walks from lease to lease, in an order and from a start that
 * are the same each time.
 */
export const trainMatching = (leases: readonly AskedLease[]): MatchingTables => {
  const spread = deviationsOf(leases.flatMap(({ questions }) => questions.flatMap(({ signs }) => signs)));
  const said = leases.map(({ sentences }) => sentences.map(({ text, heading }) => spokenFeatures(text, heading)));
  const put = leases.map(({ questions }) => questions.map(({ asked }) => askedFeatures(asked.told)));
  const known: Known = {
    asked: vectorsOf(usedNames(put.flat(), leastUses), size),
    spoken: vectorsOf(usedNames(said.flat(), leastUses), size),
    // The last tells how likely silence is.
    signs: vectorsOf([...spread.keys(), spread.length].map(String), 1),
  };
  const lessons = leases.map(
    ({ lease, questions }, at): Lesson => ({
      lease,
      sentences: (said[at] ?? []).map((features) => rowOf(features, known.spoken)),
      questions: questions.map(({ signs, right }, place) => ({
        row: rowOf(put[at]?.[place] ?? [], known.asked),
        signs: [...signs.map((each) => each.map((sign, index) => sign / (spread[index] ?? 1))), silence(spread.length)],
        right: new Set(right.length === 0 ? [signs.length] : right),
      })),
    }),
  );
  for (let round = 0; round < rounds; round += 1) for (const lesson of inOrderOf(round, lessons)) learn(lesson, known);
  return { questions: tableOf(known.asked), sentences: tableOf(known.spoken) };
};

const size = 24;
const rounds = 25;
const leastUses = 4;

type Known = { readonly asked: Vectors; readonly spoken: Vectors; readonly signs: Vectors };

type Lesson = {
  readonly lease: string;
  readonly sentences: readonly Row[];
  readonly questions: readonly {
    readonly row: Row;
    /** Of each sentence, and of silence behind them. */
    readonly signs: readonly (readonly number[])[];
    readonly right: ReadonlySet<number>;
  }[];
};

/** Silence answers too, with a sign of its own. */
const silence = (signs: number): readonly number[] => [...Array<number>(signs).fill(0), 1];

const inOrderOf = (round: number, lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons
    .map((lesson, at) => ({ lesson, at: hashOf(`${round} ${at} ${lesson.lease}`, 24) }))
    .sort((one, other) => one.at - other.at)
    .map(({ lesson }) => lesson);

const learn = ({ sentences, questions }: Lesson, { asked, spoken, signs }: Known): void => {
  const places = [...sentences.map((row) => sumOf(row, spoken)), new Float64Array(size)];
  const slopes = places.map(() => new Float64Array(size));
  const slopeOfSigns = new Float64Array(signs.values.length);
  for (const question of questions) {
    const place = sumOf(question.row, asked);
    const shares = sharesOf(
      Float64Array.from(question.signs, (each, at) => nearness(each, signs.values) + nearness(place, places[at])),
    );
    let rightly = 0;
    for (const at of question.right) rightly += shares[at] ?? 0;
    const slope = new Float64Array(size);
    shares.forEach((share, at) => {
      const pull = share - (question.right.has(at) ? share / rightly : 0);
      if (Math.abs(pull) < leastPull) return;
      add(slope, pull, places[at]);
      add(slopes[at], pull, place);
      add(slopeOfSigns, pull, question.signs[at]);
    });
    moveAgainst(slope, question.row, asked);
  }
  for (const [at, slope] of slopes.entries()) {
    const row = sentences[at];
    if (row) moveAgainst(slope, row, spoken);
  }
  moveAgainst(one, { places: Int32Array.from(slopeOfSigns.keys()), counts: slopeOfSigns }, signs);
};

const leastPull = 1e-3;
const one = Float64Array.of(1);

const add = (to: Float64Array | undefined, times: number, what: ArrayLike<number> | undefined): void => {
  if (to && what) for (let at = 0; at < what.length; at += 1) to[at] = (to[at] ?? 0) + times * (what[at] ?? 0);
};

const tableOf = ({ names, values }: Vectors): Omit<WordTable, 'madeFrom'> =>
  packedTable(
    [...names.keys()],
    Array.from({ length: size }, (_, at) => String(at)),
    { weights: values, bias: new Float64Array(size) },
    { steps },
  );

/** A step is a quarter: finer ones tell no more. */
const steps = 4;
