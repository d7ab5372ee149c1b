import type { LeaseReport } from '@keyclause/contracts';
import { isCalendarDay } from '@keyclause/domain';
import type { LeaseSummaryColumns } from '#database/lease-tables.ts';

/** What lists and cards show of a report, as the row of its lease holds it. */
export const reportSummary = (report: LeaseReport): LeaseSummaryColumns => ({
  kind: report.kind,
  pageCount: report.documents.reduce((sum, { pageCount }) => sum + pageCount, 0),
  score: report.score.value,
  grade: report.score.grade,
  flagCounts: flagCountsOf(report),
  premises: textOf(report, 'premises_address'),
  landlord: textOf(report, 'landlord'),
  ...rentsOf(report),
  startOn: dayOf(report, 'start_date'),
  endOn: dayOf(report, 'end_date'),
});

/** A summary in the form in which it is written: lists and objects as JSON. */
export const summaryValues = ({ flagCounts, amendedRents, ...columns }: LeaseSummaryColumns) => ({
  ...columns,
  flagCounts: JSON.stringify(flagCounts),
  amendedRents: JSON.stringify(amendedRents),
});

/** The day that the database can hold: it knows no year zero. */
export const isStorableDay = (day: string): boolean => isCalendarDay(day) && !day.startsWith('0000');

/** PostgreSQL's text holds no U+0000. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const flagCountsOf = ({ flags }: LeaseReport): LeaseSummaryColumns['flagCounts'] => {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of flags) counts[severity] += 1;
  return counts;
};

/** The rent that holds without a day to begin on and, newest document first, those that later documents put in its place from a day on. */
const rentsOf = ({ documents, facts }: LeaseReport): Pick<LeaseSummaryColumns, 'rentMonthlyCents' | 'amendedRents'> => {
  const fact = facts['rent_monthly'];
  if (!fact || fact.method === 'absent') return { rentMonthlyCents: null, amendedRents: [] };
  const placeOf = (document: number): number => documents[document]?.place ?? 0;
  const former = fact.superseded.toSorted((one, other) => placeOf(other.document) - placeOf(one.document));
  const terms = [fact, ...former].flatMap(({ value, inForceFrom: from }) => {
    const monthlyCents = centsOf(value);
    return monthlyCents === null ? [] : [{ monthlyCents, from }];
  });
  const at = terms.findIndex(({ from }) => from === undefined);
  if (at <= 0) return { rentMonthlyCents: terms[0]?.monthlyCents ?? null, amendedRents: [] };
  return {
    rentMonthlyCents: terms[at]?.monthlyCents ?? null,
    amendedRents: terms.slice(0, at).flatMap(({ monthlyCents, from }) => (from ? [{ from, monthlyCents }] : [])),
  };
};

const textLengthMax = 300;

const textOf = ({ facts }: LeaseReport, id: string): string | null => {
  const fact = facts[id];
  return fact && fact.method !== 'absent' ? storable(fact.display).slice(0, textLengthMax).toWellFormed() : null;
};

const centsOf = (value: unknown): number | null => {
  if (typeof value !== 'object' || value === null || !('cents' in value)) return null;
  return Number.isSafeInteger(value.cents) ? Number(value.cents) : null;
};

const dayOf = ({ facts }: LeaseReport, id: string): string | null => {
  const value = facts[id]?.value;
  return typeof value === 'string' && isStorableDay(value) ? value : null;
};
