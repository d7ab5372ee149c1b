import { type FoundMoney, moneyIn } from '../values/money.ts';

/** What a text asks for each month: amounts in cents, and the same text with spaces for what is of a year. */
export type MonthAmounts = {
  readonly amounts: readonly FoundMoney[];
  readonly text: string;
  readonly isOfYear: boolean;
};

/**
 * The amounts of a text with those of a year put aside: "$60,000 per annum, $5,000 per month" asks for the second, "$60,000 per annum"
 * alone for its twelfth, half up to the cent. Places stay those of the text.
 */
export const monthAmountsIn = (text: string): MonthAmounts => {
  const all = moneyIn(text);
  const spans: FoundMoney[] = [];
  const amounts = all.flatMap((each, at) => {
    const words = perYear.exec(text.slice(each.end))?.[0];
    const isTwelve = all.some(
      ({ cents, end }) =>
        Math.abs(cents * 12 - each.cents) <= roundedWithin && (words !== undefined || perMonth.test(text.slice(end))),
    );
    if (words === undefined && !isTwelve) return [each];
    const isTold =
      isTwelve || [all[at + 1], all[at - 1]].some((other) => other && perMonth.test(text.slice(other.end)));
    spans.push({ ...each, start: isTold ? each.start : each.end, end: each.end + (words ?? '').length });
    return isTold ? [] : [{ ...each, cents: Math.round(each.cents / 12) }];
  });
  const masked = spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
  return { amounts, text: masked, isOfYear: spans.length > 0 };
};

/** Cents: a year's rent of months that were rounded, up to a dollar each. */
export const roundedWithin = 1200;

export const perMonth = /^[\s),]*(?:(?:per|an?|each|every|\/)\s*mo(?:nth)?\b|monthly\b)/i;
const perYear = /^[\s),]*(?:(?:per|an?|each|every|\/)\s*(?:lease\s+)?(?:year|annum|yr)\b|annually\b|yearly\b)/i;
