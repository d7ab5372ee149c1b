import { amendedAt } from '../structure/amended-sentences.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Candidate } from './candidate.ts';
import { keyOfValue } from './key-of-value.ts';

/**
 * The readings of a lease whose sentences were changed, joined with those from before the change: a term that an amended sentence still
 * gives stands where it stood; another one stands with the later document, and what it was before is a former term.
 */
export const joinedWithFormer = (
  lease: LeaseText,
  now: readonly Candidate[],
  before: readonly Candidate[],
): Candidate[] => {
  const joined: Candidate[] = [];
  const gone: Candidate[] = [];
  const read = now.filter(({ start }) => amendedAt(lease.amended, start) !== undefined);
  for (const candidate of before) {
    const at = lease.amended.findIndex(
      ({ original }) =>
        original.document === candidate.document && original.start <= candidate.start && candidate.start < original.end,
    );
    if (at < 0) continue;
    const others = read.filter(
      ({ field, start }) => field === candidate.field && amendedAt(lease.amended, start) === lease.amended[at],
    );
    if (others.some(({ value }) => keyOfValue(value) === keyOfValue(candidate.value))) joined.push(candidate);
    else gone.push(others.length === 0 ? { ...candidate, isGone: true } : candidate);
  }
  const isUnchanged = (candidate: Candidate): boolean =>
    joined.some((each) => each.field === candidate.field && keyOfValue(each.value) === keyOfValue(candidate.value));
  const changed = read.filter((candidate) => !isUnchanged(candidate)).map((candidate) => atDocument(lease, candidate));
  return [
    ...now.filter((candidate) => !read.includes(candidate) && !isOfInstruction(lease, candidate, changed)),
    ...joined,
    ...gone,
    ...changed,
  ];
};

/** A reading of an amended sentence with the place of the words that amend it. */
export const atDocument = (lease: LeaseText, candidate: Candidate): Candidate => {
  const sentence = amendedAt(lease.amended, candidate.start);
  if (!sentence) return candidate;
  const { change } = sentence;
  const { document, start, end } = change.said;
  return {
    ...candidate,
    ...{ document, start, end, part: change.part },
    method: 'computed',
    reasoning:
      candidate.reasoning ??
      `${change.clause === null ? 'The sentence of the lease' : `Section ${change.clause}`} as it reads with these words.`,
  };
};

/** The words "replacing 'five days' with 'three days'" say nothing by themselves of the term that the amended sentence gives. */
const isOfInstruction = (lease: LeaseText, candidate: Candidate, changed: readonly Candidate[]): boolean =>
  lease.changes.some((change) => {
    const { said, clause } = change;
    const isWithin = said.document === candidate.document && candidate.start < said.end && said.start < candidate.end;
    if (!isWithin || !lease.amended.some((each) => each.change === change && each.amended.text !== '')) return false;
    return (
      clause !== null ||
      changed.some(
        ({ field, document, start }) => field === candidate.field && document === said.document && start === said.start,
      )
    );
  });
