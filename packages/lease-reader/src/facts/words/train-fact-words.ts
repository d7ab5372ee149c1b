import { fingerprintOf } from '#weighing/train-words.ts';
import { walkWords } from '#weighing/walk-words.ts';
import type { Feature } from '#weighing/word-table.ts';
import type { FactTables } from './fact-words.ts';
import { statementTypes } from './statement-types.ts';
import type { ValueKind } from './value-spots.ts';
import { typesOfKind, valueKinds } from './value-types.ts';

/** A value or a sentence of our own leases and sentences, with the types that it is of: none for what states no field. */
export type FactExample = {
  readonly kind: ValueKind | 'statement';
  readonly text: string;
  readonly features: readonly Feature[];
  readonly types: readonly string[];
  /** Whether it was written to be near a field, stated or not; else it is an ordinary one of a lease. */
  readonly isPointed: boolean;
};

/** What words say about values and sentences by these examples. */
export const trainFactWords = (examples: readonly FactExample[]): FactTables => {
  const of = (kind: FactExample['kind'], types: readonly string[]) => {
    const own = examples.filter((example) => example.kind === kind);
    const counts = new Map<string, number>();
    for (const each of own) for (const type of each.types) counts.set(type, (counts.get(type) ?? 0) + 1);
    const rows = own.flatMap(({ features, types: told, isPointed }) =>
      told.length === 0
        ? [{ features, type: types.length, weight: isPointed ? lookAlikeWeight : ordinaryWeight }]
        : told.map((type) => ({
            features,
            type: types.indexOf(type),
            // Types with few examples weigh as much as those with many, half way.
            weight:
              (weightOfPointed[kind] ?? 1) ** Number(isPointed) *
              (Math.sqrt(usual / (counts.get(type) ?? 1)) / told.length),
          })),
    );
    // What has many examples has many wordings; what has few has some.
    const kept = Math.max(leastRoom, Math.round((room * own.length) / examples.length));
    return walkWords(rows, [...types, 'other'], { ...training, thinning: { kept, rounds: 2 } });
  };
  return {
    madeFrom: factFingerprintOf(examples),
    values: Object.fromEntries(
      valueKinds.map((kind) => [
        kind,
        of(
          kind,
          typesOfKind(kind).map(({ id }) => id),
        ),
      ]),
    ) as FactTables['values'],
    statements: of(
      'statement',
      statementTypes.map(({ id }) => id),
    ),
  };
};

/** Tells whether tables were made from these examples. */
export const factFingerprintOf = (examples: readonly FactExample[]): number =>
  fingerprintOf(examples.map(({ kind, text, types }) => ({ id: `${kind} ${types.join()}`, text })));

/** Examples that a type usually has. */
const usual = 20;
const lookAlikeWeight = 1;
const ordinaryWeight = 0.7;

/** A sentence of its own names more people in new words than a lease does among all its other names. */
const weightOfPointed: Readonly<Partial<Record<FactExample['kind'], number>>> = { name: 0.8 };

/** How many weights all tables keep together. */
const room = 40_000;
const leastRoom = 1_000;

const training = {
  rounds: 3,
  walks: 16,
  leastUses: 3,
  pace: { stepLength: 2, shrinking: 0 },
  isBiased: true,
  steps: 1,
  widening: 0.5,
  strange: 10,
};
