import { decimal, sum, toCents } from '../amounts/decimal.ts';
import type { Calculation, ResultValue } from '../calculations/calculation.ts';

/** A result by the name a publisher gives it; undefined when this calculation has nothing of that name. */
export const publishedResult = (
  name: string,
  calculation: Calculation,
  inputs: Readonly<Record<string, unknown>>,
): ResultValue | undefined =>
  Object.hasOwn(calculation.results, name) ? calculation.results[name] : numberedResult(name, calculation, inputs);

/** Names that carry a number: the deferral of the first six months, the depreciation of year seven. */
const numberedResult = (
  name: string,
  { results }: Calculation,
  inputs: Readonly<Record<string, unknown>>,
): ResultValue | undefined => {
  const first = /^deferralFirst(\d+)$/.exec(name);
  if (first) return meanDeferral(Number(first[1]), inputs.payments, results.deferrals);

  const year = /^depreciationYear(\d+)$/.exec(name);
  if (year) return Number(year[1]) >= Number(results.firstYear) ? results.depreciationAfter : undefined;

  const cash = /^fiveYearPlusCash(\d+)$/.exec(name);
  const fiveYear = results.fiveYear;
  return cash && typeof fiveYear === 'number' ? toCents(decimal(fiveYear).plus(Number(cash[1]))) : undefined;
};

/** Deferred in each of the first months, on average. */
const meanDeferral = (months: number, payments: unknown, deferrals: ResultValue | undefined): number | undefined => {
  if (!Array.isArray(payments) || !Array.isArray(deferrals) || months === 0) return undefined;
  let left = months;
  const parts = payments.flatMap((segment: unknown, index) => {
    const length = Math.min(left, Array.isArray(segment) ? Number(segment[0]) : 0);
    left -= length;
    return length === 0 ? [] : [decimal(Number(deferrals[index])).times(length)];
  });
  return left > 0 ? undefined : toCents(sum(parts).div(months));
};
