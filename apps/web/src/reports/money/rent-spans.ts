import { dayWords, monthWords } from '../dates/day-words.ts';
import type { Reading } from '../reading.ts';
import { rentMonthKey, rentStepKey } from '../report-items.ts';

type Money = Reading['report']['money'];

/** A step of the rent as the chart, the rows and the exports show it. */
export type RentSpan = {
  readonly key: string;
  /** "October 1, 2025 – September 30, 2026" or "Months 1 – 12". */
  readonly name: string;
  /** Under the bar: where it begins. */
  readonly opening: string;
  /** Begin and end on one scale, days or months of the lease; the end is not part of it. */
  readonly begin: number;
  readonly end: number;
  readonly monthly: Money['rentSchedule'][number]['monthly'];
  /** How a rent that the lease does not name was reckoned. */
  readonly reasoning: string | null;
  readonly evidence: Money['rentSchedule'][number]['evidence'];
};

/** The rent step by step: by days, or by months of the lease where it names no day from which they count. */
export const rentSpans = ({ rentSchedule, rentByMonth = [] }: Money): readonly RentSpan[] => [
  ...rentSchedule.map(({ from, to, monthly, reasoning = null, evidence }) => ({
    key: rentStepKey(from),
    name: `${dayWords(from)} – ${dayWords(to)}`,
    opening: monthWords(from),
    begin: Date.parse(from) / dayMs,
    end: Date.parse(to) / dayMs + 1,
    monthly,
    reasoning,
    evidence,
  })),
  ...rentByMonth.map(({ firstMonth, lastMonth, monthly, evidence }) => ({
    key: rentMonthKey(firstMonth),
    name: firstMonth === lastMonth ? `Month ${firstMonth}` : `Months ${firstMonth} – ${lastMonth}`,
    opening: `Month ${firstMonth}`,
    begin: firstMonth,
    end: lastMonth + 1,
    monthly,
    reasoning: null,
    evidence,
  })),
];

const dayMs = 86_400_000;
