import type { ChangedWords, Evidence, Fact, LeaseReport, Severity } from '@keyclause/contracts';
import { missingBeyondFlags } from './flags/missing-beyond-flags.ts';

export const reportTabs = ['summary', 'flags', 'clauses', 'dates', 'money', 'ask'] as const;
export type ReportTab = (typeof reportTabs)[number];

export type ItemTone = Severity | 'fact' | 'clause';

/** One thing of the report that can be opened: it has an address (`tab` and `key`) and the places in the documents that show it. */
export type ReportItem = {
  readonly tab: ReportTab;
  readonly key: string;
  readonly label: string;
  readonly tone: ItemTone;
  readonly evidence: readonly Evidence[];
};

/** Every item of a report, in the order of its tabs. Keys are unique within a tab. */
export const itemsOf = (report: LeaseReport): readonly ReportItem[] => [
  ...Object.entries(report.facts).map(
    ([id, fact]): ReportItem => ({
      tab: 'summary',
      key: id,
      label: fact.display,
      tone: 'fact',
      evidence: evidenceOf(fact),
    }),
  ),
  ...(report.changedWords ?? []).map(
    (words): ReportItem => ({
      tab: 'summary',
      key: words.key,
      label: words.clause ?? words.said.quote,
      tone: 'fact',
      evidence: placesOfChange(words),
    }),
  ),
  ...report.flags.map(
    (flag): ReportItem => ({
      tab: 'flags',
      key: flag.key,
      label: flag.title,
      tone: flag.severity,
      evidence: [flag, ...flag.more],
    }),
  ),
  ...missingBeyondFlags(report).map(
    (missing): ReportItem => ({
      tab: 'flags',
      key: missing.id,
      label: missing.title,
      tone: missing.severity,
      evidence: missing.evidence ?? [],
    }),
  ),
  ...report.clauses.map(
    (clause): ReportItem => ({
      tab: 'clauses',
      key: clause.key,
      label: clause.name,
      tone: 'clause',
      evidence: [clause],
    }),
  ),
  ...report.dates.map(
    (date): ReportItem => ({ tab: 'dates', key: date.key, label: date.title, tone: 'fact', evidence: date.evidence }),
  ),
  ...report.money.rentSchedule.map(
    (step): ReportItem => ({
      tab: 'money',
      key: rentStepKey(step.from),
      label: step.from,
      tone: 'fact',
      evidence: step.evidence,
    }),
  ),
  ...(report.money.rentByMonth ?? []).map(
    (step): ReportItem => ({
      tab: 'money',
      key: rentMonthKey(step.firstMonth),
      label: `Month ${step.firstMonth}`,
      tone: 'fact',
      evidence: step.evidence,
    }),
  ),
  ...report.money.charges.map(
    (charge): ReportItem => ({
      tab: 'money',
      key: charge.key,
      label: charge.name,
      tone: 'fact',
      evidence: [charge.evidence],
    }),
  ),
];

/** The words that hold now, or the sentence that takes some out; then the words that held before. */
const placesOfChange = ({ current, former, said }: ChangedWords): readonly Evidence[] => [
  current ?? said,
  ...(former ? [former] : []),
];

export const rentMonthKey = (firstMonth: number): string => `rent-month-${firstMonth}`;

export const rentStepKey = (from: string): string => `rent-${from}`;

/** Where a fact is stated, where else it is, what contradicts it, what it replaced: in this order, which addresses count on. */
export const evidenceOf = (fact: Fact): readonly Evidence[] => [
  ...statedEvidence(fact),
  ...fact.more,
  ...fact.conflicts,
  ...fact.superseded,
];

export const statedEvidence = (fact: Fact): readonly Evidence[] => {
  const { document, quote, page, boxes, start, end } = fact;
  if (document === null || quote === null || page === null || start === null || end === null) return [];
  return [{ document, quote, page, boxes, start, end }];
};

export const findItem = (items: readonly ReportItem[], tab: ReportTab, key: string | null): ReportItem | undefined =>
  key === null ? undefined : items.find((item) => item.tab === tab && item.key === key);
