import table from '#reference/fact-words.json' with { type: 'json' };
import { sharesOf } from '#weighing/shares-of.ts';
import { type Feature, scorerOf, type WordTable } from '#weighing/word-table.ts';
import { type StatementType, statementTypes } from './statement-types.ts';
import type { ValueKind } from './value-spots.ts';
import { typesOfKind, type ValueType } from './value-types.ts';

/** Tables of what words say about values, one a kind, and about sentences; written by `pnpm fact-words` from our own examples. */
export type FactTables = {
  readonly madeFrom: number;
  readonly values: Readonly<Record<ValueKind, Omit<WordTable, 'madeFrom'>>>;
  readonly statements: Omit<WordTable, 'madeFrom'>;
};

/** A type with how likely it is, beside the others and none. */
export type Weighed<Type> = { readonly type: Type; readonly share: number };

export type FactScales = {
  readonly value: (kind: ValueKind, features: readonly Feature[]) => Weighed<ValueType>[];
  readonly statement: (features: readonly Feature[]) => Weighed<StatementType>[];
};

/** What makes likelihoods of features by these tables. */
export const scalesOf = ({ madeFrom, values, statements }: FactTables): FactScales => {
  const scaleOf = (kind: ValueKind) => ({ types: typesOfKind(kind), score: scorerOf({ madeFrom, ...values[kind] }) });
  const scales = new Map<ValueKind, ReturnType<typeof scaleOf>>();
  const score = scorerOf({ madeFrom, ...statements });
  return {
    value: (kind, features) => {
      const scale = scales.get(kind) ?? scaleOf(kind);
      scales.set(kind, scale);
      const shares = sharesOf(scale.score(features));
      return scale.types.map((type, at) => ({ type, share: shares[at] ?? 0 }));
    },
    statement: (features) => {
      const shares = sharesOf(score(features));
      const none = shares.at(-1) ?? 1;
      // A sentence may say several things: each field is weighed against saying nothing of it, whatever else it says.
      const fields = new Map<string, number>();
      for (const [at, { field }] of statementTypes.entries())
        fields.set(field, (fields.get(field) ?? 0) + (shares[at] ?? 0));
      return statementTypes.map((type, at) => ({
        type,
        share: (shares[at] ?? 0) / (none + (fields.get(type.field) ?? 0)),
      }));
    },
  };
};

export const factScales: FactScales = scalesOf(table as unknown as FactTables);
