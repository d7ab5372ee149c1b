import type { Evidence, Fact, LeaseReport } from '@keyclause/contracts';
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

/** What the present report shows for a term: a term whose clause was taken out is not one that was never stated. */
export const presentWords = (fact: Fact): string =>
  fact.method === 'absent' && fact.superseded.length > 0 ? 'No longer in the lease' : fact.display;

/** What each later document changed, by its index, in the order of the report. */
export const changedTermsOf = (report: LeaseReport): ReadonlyMap<number, readonly ChangedTerm[]> => {
  const changes = new Map<number, ChangedTerm[]>();
  const put = (document: number, change: ChangedTerm): void => {
    if (placeOf(report.documents[document]) === 0) return;
    changes.set(document, [...(changes.get(document) ?? []), change]);
  };
  for (const [field, fact] of Object.entries(report.facts)) {
    const label = labelOf(field);
    for (const former of fact.superseded) {
      const by = replacedBy(report, fact, former);
      if (by === null) continue;
      const next = fact.superseded.find(({ document }) => document === by);
      const to = fact.document === by ? fact.display : (next?.display ?? null);
      put(by, { field, label, from: former.display, to });
    }
    if (fact.superseded.length === 0 && fact.method === 'stated' && fact.document !== null)
      put(fact.document, { field, label, from: null, to: fact.display });
  }
  return changes;
};
