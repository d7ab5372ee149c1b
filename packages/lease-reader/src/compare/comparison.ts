import type { Clause, Evidence, Flag, Party } from '../report.ts';
import type { StoredFact } from '../stored-report.ts';

/** Two leases, or two versions of one, beside each other: `a` and `b`. Mirrored, it is the comparison of `b` with `a`. */
export type Comparison = {
  readonly facts: readonly FactPair[];
  readonly clauses: readonly ClausePair[];
  readonly flags: readonly FlagPair[];
  /** What is better or worse in `b` than in `a`, and for whom. */
  readonly effects: readonly Effect[];
};

export type Standing = 'same' | 'changed' | 'only_a' | 'only_b';

/** A field that at least one of the two states. */
export type FactPair = {
  readonly field: string;
  readonly standing: Standing;
  readonly a: StoredFact | null;
  readonly b: StoredFact | null;
};

export type ClausePair = {
  readonly standing: Standing;
  readonly a: Clause | null;
  readonly b: Clause | null;
  /** 0 to 1, by the words that they share; 1 for the same words. */
  readonly similarity: number;
  /** Word by word, for clauses that changed. */
  readonly changes: readonly WordChange[];
};

export type WordChange = { readonly in: 'both' | 'a' | 'b'; readonly text: string };

/** `only_a` is lost in `b`, `only_b` is new in it. */
export type FlagPair = {
  readonly standing: Standing;
  readonly a: ComparedFlag | null;
  readonly b: ComparedFlag | null;
};

/** A flag, or a protection that words of the lease take away. */
export type ComparedFlag = Omit<Flag, 'kind' | 'confidence'>;

export type Effect = {
  readonly key: string;
  readonly kind: 'fact' | 'flag';
  /** Id of the field, or of the flag. */
  readonly id: string;
  readonly for: Exclude<Party, 'both'>;
  readonly direction: 'better' | 'worse';
  readonly a: string | null;
  readonly b: string | null;
  readonly evidenceA: Evidence | null;
  readonly evidenceB: Evidence | null;
};
