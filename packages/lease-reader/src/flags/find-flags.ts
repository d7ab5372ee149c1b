import type { Facts } from '../facts/facts.ts';
import type { Flag, MissingProtection } from '../report.ts';
import { amendedAt } from '../structure/amended-sentences.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { askFor } from './asks.ts';
import { detect, type Found } from './detect.ts';
import { flagRowOf } from './flag-table.ts';
import { flagTitleOf } from './flag-title.ts';
import { legalBasisOf } from './legal-basis.ts';
import { missingProtections } from './missing/missing.ts';
import { readingOf } from './reading.ts';
import { reckonedFlags } from './reckoned/reckoned.ts';
import { standingFlags } from './standing-flags.ts';

/**
 * Red flags of a lease, each with its words, and the protections that it lacks, with the words that take them away where there are any. In
 * the order of the document; never throws on any text.
 */
export const findFlags = (
  lease: LeaseText,
  facts: Facts,
): { readonly flags: readonly Flag[]; readonly missing: readonly MissingProtection[] } => {
  const reading = readingOf(lease, facts);
  const said = detect(reading);
  const read = [...said, ...reckonedFlags(lease, reading, facts, said)].map((flag) => inDocuments(lease, flag));
  const found = standingFlags(lease, facts, read).sort(
    (a, b) => a.document - b.document || a.start - b.start || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  // An amendment changes a lease and need not repeat it.
  if (lease.verdict === 'amendment') return { flags: flagsOf(lease, found), missing: [] };
  const [takenAway, traps] = partition(found, ({ id }) => flagRowOf(id).kind === 'missing');
  return {
    flags: flagsOf(lease, traps),
    missing: missingProtections(reading, facts, takenAway).map((protection) => {
      const evidence = takenAway
        .filter(({ id }) => id === protection.id)
        .flatMap((flag) => [flag, ...flag.more])
        .map(({ document, start, end }) => lease.evidence(document, start, end));
      return evidence.length === 0 ? protection : { ...protection, evidence };
    }),
  };
};

const partition = (
  found: readonly Found[],
  isFirst: (flag: Found) => boolean,
): readonly [readonly Found[], readonly Found[]] => [found.filter(isFirst), found.filter((flag) => !isFirst(flag))];

/** A flag on a sentence that a later document amends stands on the words of that document. */
const inDocuments = (lease: LeaseText, flag: Found): Found => {
  const said = amendedAt(lease.amended, flag.start)?.change.said;
  return {
    ...flag,
    ...said,
    more: flag.more.map((place) => amendedAt(lease.amended, place.start)?.change.said ?? place),
  };
};

const flagsOf = (lease: LeaseText, found: readonly Found[]): Flag[] => {
  const counts = new Map<string, number>();
  return found.map((each) => {
    const row = flagRowOf(each.id);
    const count = (counts.get(each.id) ?? 0) + 1;
    counts.set(each.id, count);
    return {
      id: each.id,
      key: `${each.id}-${count}`,
      title: flagTitleOf(each.id, lease.kind),
      severity: each.severity ?? row.severity,
      hurts: row.hurts,
      kind: row.kind,
      why: each.why ?? row.why,
      ask: askFor(each.id, lease.kind),
      legalBasis: legalBasisOf(each.id, lease.kind === 'residential' ? lease.state : null),
      confidence: each.confidence,
      more: each.more.map(({ document, start, end }) => lease.evidence(document, start, end)),
      ...lease.evidence(each.document, each.start, each.end),
    };
  });
};
