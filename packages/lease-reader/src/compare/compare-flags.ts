import type { StoredReport } from '../stored-report.ts';
import type { ComparedFlag, FlagPair } from './comparison.ts';

/**
 * Flags of one kind are held against each other in the order of their documents, those that only a model found after the others; what is
 * left over is lost or new.
 */
export const compareFlags = (a: readonly ComparedFlag[], b: readonly ComparedFlag[]): FlagPair[] => {
  const [inA, inB] = [Map.groupBy(a, ({ id }) => id), Map.groupBy(b, ({ id }) => id)];
  const ids = [...new Set([...inA.keys(), ...inB.keys()])].sort();
  return ids.flatMap((id) => {
    const [ours, theirs] = [readersFirst(inA.get(id) ?? []), readersFirst(inB.get(id) ?? [])];
    return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at): FlagPair => {
      const [one, other] = [ours[at] ?? null, theirs[at] ?? null];
      const standing = !other ? 'only_a' : !one ? 'only_b' : sameFlag(one, other) ? 'same' : 'changed';
      return { standing, a: one, b: other };
    });
  });
};

const readersFirst = (flags: readonly ComparedFlag[]): readonly ComparedFlag[] =>
  flags.toSorted((one, other) => Number(one.foundBy === 'model') - Number(other.foundBy === 'model'));

const sameFlag = (a: ComparedFlag, b: ComparedFlag): boolean => a.severity === b.severity && a.why === b.why;

/**
 * What words of a lease make, flags and protections that they take away; the key of a protection is its id. What the other lease lacks
 * without a word is no difference between the two.
 */
export const troublesOf = ({ flags, missing }: StoredReport, other: StoredReport): readonly ComparedFlag[] => [
  ...flags,
  ...missing.flatMap(({ evidence: [stated, ...more] = [], ...protection }) =>
    stated && !flags.some(({ id }) => id === protection.id) && !lacksSilently(other, protection.id)
      ? [{ ...stated, ...protection, key: protection.id, more }]
      : [],
  ),
];

const lacksSilently = ({ missing }: StoredReport, protection: string): boolean =>
  missing.some(({ id, evidence }) => id === protection && evidence === undefined);
