import published from '#reference/calculator-vectors.json' with { type: 'json' };
import own from '#reference/own-vectors.json' with { type: 'json' };
import standards from '#reference/standards-vectors.json' with { type: 'json' };
import { checkVector } from './check-vector.ts';

/** A published worked example, and whether this calculator gives the same within the tolerance of its numbers. */
export type PublishedVector = {
  readonly id: string;
  readonly calculator: string;
  readonly source: string;
  readonly tolerance: number;
  readonly origin: VectorOrigin;
  /** A sentence for each value that differs; empty when the example holds. */
  readonly failures: readonly string[];
};

/** Where the expected result is from: printed by the source, worked out by us from its printed inputs, or recalled from a standard. */
export type VectorOrigin = 'printed' | 'worked out' | 'recalled';

/** What a publisher printed, and what the arithmetic gives. */
export type PublisherError = {
  readonly id: string;
  readonly source: string;
  readonly says: string;
  readonly correct: string;
};

/** Runs every published example of the reference file, in its order. */
export const checkPublishedVectors = (): PublishedVector[] =>
  published.vectors.map((vector, position) => ({
    id: vector.id,
    calculator: vector.calculator,
    source: vector.source,
    tolerance: vector.tolerance,
    origin: originOf(vector.status),
    failures: checkVector(vector, position).failures,
  }));

/** How many examples of a file there are, and how many of them hold. */
export type ExampleCount = { readonly count: number; readonly holding: number };

export type FurtherExamples = {
  /** From standards, manuals and public pages. */
  readonly gathered: ExampleCount;
  /** With numbers of our own, worked out by another method than the calculator's. */
  readonly own: ExampleCount;
};

/** Runs the examples beyond the reference file. */
export const countFurtherExamples = (): FurtherExamples => ({
  gathered: countOf(standards.vectors),
  own: countOf(own.vectors),
});

const countOf = (vectors: readonly unknown[]): ExampleCount => ({
  count: vectors.length,
  holding: vectors.filter((vector, position) => checkVector(vector, position).failures.length === 0).length,
});

/** The errors of publishers that arithmetic shows: those of one named page, without a point of law that nobody has looked up. */
export const publisherErrors = (): PublisherError[] =>
  published.publisherErrors
    .filter(({ source, correct }) => source.startsWith('https://') && !correct.includes('verify'))
    .map(({ id, source, says, correct }) => ({ id, source, says, correct }));

const originOf = (status: string): VectorOrigin => {
  if (status.includes('recalled')) return 'recalled';
  return status.includes('computed here') ? 'worked out' : 'printed';
};
