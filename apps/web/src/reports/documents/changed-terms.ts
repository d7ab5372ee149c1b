import type { Clause, Evidence, Fact, LeaseReport } from '@keyclause/contracts';
import { termsInForce } from '@keyclause/domain';
import { dayWords } from '../dates/day-words.ts';
import { statedEvidence } from '../report-items.ts';
import { labelOf } from '../summary/field-labels.ts';
import { type LeasePaper, paperAt, placeOf } from './document-order.ts';

/** One term that a later document changed, took out or added. */
export type ChangedTerm = {
  readonly field: string;
  readonly label: string;
  /** Null for a term that no earlier document states. */
  readonly from: string | null;
  /** Null for a term that was taken out. */
  readonly to: string | null;
  /** ISO day from which it holds, where the document names one. */
  readonly inForceFrom: string | null;
};

/** The paper that replaced a former term of a fact: the next one in effect, or the one that took its clause out. */
export const replacedBy = (report: LeaseReport, fact: Fact, former: Evidence): LeasePaper | null => {
  const own = paperAt(report, former);
  const removed = report.clauses.find(
    ({ removedBy, document, start, end }) =>
      removedBy !== undefined && document === former.document && start <= former.start && former.start < end,
  );
  const removal = removed && removalOf(report, removed)?.by;
  const places = [...statedEvidence(fact), ...fact.superseded];
  const later = places
    .map((place) => paperAt(report, place))
    .filter((paper) => placeOf(paper) > placeOf(own))
    .sort((one, other) => placeOf(one) - placeOf(other));
  const [next = null] = later;
  if (removal) return next === null || placeOf(removal) < placeOf(next) ? removal : next;
  // An amendment names the old term beside the new one.
  const [now] = statedEvidence(fact);
  const present = now && paperAt(report, now);
  return next ?? (present && placeOf(present) > 0 && present.key === own?.key ? present : null);
};

/** The paper that took a clause out of the lease, and whether it put other words in its place; null for a clause that stands. */
export const removalOf = (
  report: LeaseReport,
  { document, start, removedBy }: Clause,
): { readonly by: LeasePaper | undefined; readonly isReplaced: boolean } | null => {
  if (removedBy === undefined) return null;
  const change = report.changedWords?.find(
    ({ by, former }) =>
      by === removedBy && former?.document === document && former.start <= start && start < former.end,
  );
  return {
    by: paperAt(report, change?.said ?? { document: removedBy, start: 0 }),
    isReplaced: change !== undefined && change.current !== null,
  };
};

type TermWords = Pick<Fact, 'display' | 'method' | 'inForceFrom'> & {
  readonly superseded: readonly { readonly display: string }[];
};

/** What the present report shows for a term: a term whose clause was taken out is not one that was never stated. */
export const presentWords = (fact: TermWords): string =>
  fact.method === 'absent' && fact.superseded.length > 0 ? 'No longer in the lease' : fact.display;

/** A term as it holds today, and those that a later document puts in force on a day to come, the next one first. */
export type TermInTime = {
  readonly present: string;
  readonly former: readonly Fact['superseded'][number][];
  readonly coming: readonly { readonly on: string; readonly display: string }[];
};

/** What of a term holds on a day, an ISO day: the newest of its values that names no later day to begin on. */
export const termOn = (report: LeaseReport, fact: Fact, day: string): TermInTime => {
  const rank = (place: Evidence): number => placeOf(paperAt(report, place));
  const former = fact.superseded.toSorted((one, other) => rank(other) - rank(one));
  const stated = statedEvidence(fact).map(() => fact);
  const terms = [...stated, ...former];
  const { present, coming, former: before } = termsInForce(terms, day);
  if (coming.length === 0) return { present: presentWords(fact), former, coming: [] };
  return {
    present: present?.display ?? presentWords(fact),
    former: former.slice(former.length - before.length),
    coming: coming.flatMap(({ inForceFrom, display }) => (inForceFrom ? [{ on: inForceFrom, display }] : [])),
  };
};

/** The value with the day from which it holds, for papers that are read on any day: "$1,365 from Jun 1, 2026, $1,300 until then". */
export const datedWords = (fact: TermWords): string => {
  const { inForceFrom, superseded } = fact;
  const [before] = superseded;
  if (inForceFrom === undefined || !before) return presentWords(fact);
  return `${fact.display} from ${dayWords(inForceFrom)}, ${before.display} until then`;
};

/** What each later paper changed, by its key, in the order of the report. */
export const changedTermsOf = (report: LeaseReport): ReadonlyMap<string, readonly ChangedTerm[]> => {
  const changes = new Map<string, ChangedTerm[]>();
  const put = (paper: LeasePaper | undefined, change: ChangedTerm): void => {
    if (!paper || placeOf(paper) === 0) return;
    changes.set(paper.key, [...(changes.get(paper.key) ?? []), change]);
  };
  for (const [field, fact] of Object.entries(report.facts)) {
    const label = labelOf(field);
    const told = new Set<string>();
    const [stated] = statedEvidence(fact);
    const now = stated && paperAt(report, stated);
    for (const former of fact.superseded) {
      const by = replacedBy(report, fact, former);
      // Of several readings of what was before, the surest is told.
      if (by === null || told.has(by.key)) continue;
      told.add(by.key);
      const next = now?.key === by.key ? fact : fact.superseded.find((each) => paperAt(report, each)?.key === by.key);
      put(by, {
        field,
        label,
        from: former.display,
        to: next?.display ?? null,
        inForceFrom: next?.inForceFrom ?? null,
      });
    }
    const isOfLease = everyLease.has(field) || fact.more.some((place) => placeOf(paperAt(report, place)) === 0);
    if (fact.superseded.length === 0 && fact.method === 'stated' && !isOfLease)
      put(now, {
        field,
        label,
        from: null,
        to: fact.display,
        inForceFrom: fact.inForceFrom ?? null,
      });
  }
  return changes;
};

/** What no lease is without is not added by an amendment that names it again. */
const everyLease: ReadonlySet<string> = new Set(['landlord', 'tenants', 'premises_address']);
