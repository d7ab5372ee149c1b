import type { StoredReport } from '../stored-report.ts';
import { compareClauses } from './compare-clauses.ts';
import { compareFacts } from './compare-facts.ts';
import { compareFlags, troublesOf } from './compare-flags.ts';
import type { Comparison } from './comparison.ts';
import { effectsOf } from './effects.ts';

/**
 * Holds two leases, or two versions of one, against each other. Pure and deterministic: a lease compared with itself has no change, and the
 * comparison of `b` with `a` is that of `a` with `b`, mirrored.
 */
export const compareReports = (a: StoredReport, b: StoredReport): Comparison => {
  const facts = compareFacts(a, b);
  const flags = compareFlags(troublesOf(a, b), troublesOf(b, a));
  return { facts, flags, clauses: compareClauses(standing(a), standing(b)), effects: effectsOf(facts, flags) };
};

/** A clause that a later document took out is no term of its lease. */
const standing = ({ clauses }: StoredReport) => clauses.filter(({ removedBy }) => removedBy === undefined);
