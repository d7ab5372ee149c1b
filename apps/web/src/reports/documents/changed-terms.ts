import type { Evidence, Fact, LeaseReport } from '@keyclause/contracts';
import { termsInForce } from '@keyclause/domain';
import { dayWords } from '../dates/day-words.ts';
import { statedEvidence } from '../report-items.ts';
import { labelOf } from '../summary/field-labels.ts';
import { placeOf } from './document-order.ts';

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

/** The document that replaced a former term of a fact: the next one in effect, or the one that took its clause out. */
export const replacedBy = (report: LeaseReport, fact: Fact, former: Evidence): number | null => {
  const removal = report.clauses.find(
    ({ removedBy, document, start, end }) =>
      removedBy !== undefined && document === former.document && start <= former.start && former.start < end,
  )?.removedBy;
  const rank = (document: number): number => placeOf(report.documents[document]);
  const later = [...statedEvidence(fact), ...fact.superseded]
    .map(({ document }) => document)
    .filter((document) => rank(document) > rank(former.document))
    .sort((one, other) => rank(one) - rank(other));
  const [next = null] = later;
  if (removal === undefined) return next ?? (fact.document === former.document ? fact.document : null);
  return next === null || rank(removal) < rank(next) ? removal : next;
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
  const rank = ({ document }: Evidence): number => placeOf(report.documents[document]);
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

/** What each later document changed, by its index, in the order of the report. */
export const changedTermsOf = (report: LeaseReport): ReadonlyMap<number, readonly ChangedTerm[]> => {
  const changes = new Map<number, ChangedTerm[]>();
  const put = (document: number, change: ChangedTerm): void => {
    if (placeOf(report.documents[document]) === 0) return;
    changes.set(document, [...(changes.get(document) ?? []), change]);
  };
  for (const [field, fact] of Object.entries(report.facts)) {
    const label = labelOf(field);
    const told = new Set<number>();
    for (const former of fact.superseded) {
      const by = replacedBy(report, fact, former);
      // Of several readings of what was before, the surest is told.
      if (by === null || told.has(by)) continue;
      told.add(by);
      const next = fact.document === by ? fact : fact.superseded.find(({ document }) => document === by);
      put(by, {
        field,
        label,
        from: former.display,
        to: next?.display ?? null,
        inForceFrom: next?.inForceFrom ?? null,
      });
    }
    if (fact.superseded.length === 0 && fact.method === 'stated' && fact.document !== null)
      put(fact.document, {
        field,
        label,
        from: null,
        to: fact.display,
        inForceFrom: fact.inForceFrom ?? null,
      });
  }
  return changes;
};
