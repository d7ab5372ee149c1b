import { addMonths } from '@keyclause/domain';
import type { Fact, FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { moneyIn } from '../values/money.ts';
import { monthsOfRent, monthsOfRentSource } from '../values/months-of-rent.ts';
import { ordinalFrom, ordinalSource } from '../values/number-words.ts';
import { usd } from './candidate.ts';
import { displayOf } from './display.ts';
import { centsOf, isMoney, wordOf } from './facts.ts';

/** "Pay two months' rent" as the price of leaving early, in cents by the rent of the lease. */
export const deriveEarlyFee = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const [early, rent] = [facts['early_termination'], centsOf(facts, 'rent_monthly')];
  const value = early?.value;
  if (!early || rent === null || typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const parts = value as { readonly [key: string]: FactValue | null };
  if (parts['allowed'] !== true || parts['fee'] !== null) return;
  const quote = early.quote ?? '';
  const said = priceOfLeaving.exec(quote);
  const [price] = said === null ? [] : moneyIn(quote.slice(said.index)).slice(0, 1);
  if (price !== undefined && price.start < 90) {
    const priced: FactValue = { ...parts, fee: usd(price.cents) };
    facts['early_termination'] = { ...early, value: priced, display: displayOf('early_termination', priced) };
    return;
  }
  // A quote of a long sentence may end before its price.
  const whole = lease.sentences.find(
    ({ document, start, end }) =>
      document === early.document && start <= (early.start ?? -1) && end > (early.start ?? 0),
  )?.text;
  const told = feeInMonths.exec(quote) ?? (whole === undefined ? null : feeInMonths.exec(whole));
  const count = monthsOfRent(told);
  if (count === null) {
    withListedFee(facts, early, parts);
    return;
  }
  const full: FactValue = { ...parts, fee: usd(Math.round(count * (rentThen(facts, whole ?? quote) ?? rent))) };
  facts['early_termination'] = {
    ...early,
    value: full,
    display: displayOf('early_termination', full),
    method: 'computed',
    reasoning: `The fee is ${count === 1 ? "one month's" : `${count} months'`} rent.`,
  };
};

/** The rent of the first month in which "after the twelfth month" lets the tenant go, where the lease lists the steps of its rent. */
const rentThen = (facts: Record<string, Fact>, text: string): number | null => {
  const [, nth = '', unit = ''] = afterSome.exec(text) ?? [];
  const [start, count, steps] = [wordOf(facts, 'start_date'), ordinalFrom(nth), facts['rent_schedule']?.value];
  if (start === null || count === null || !Array.isArray(steps)) return null;
  const day = addMonths(start, /^y/i.test(unit) ? count * 12 : count);
  const step = (steps as readonly Readonly<Record<string, FactValue>>[]).find(
    ({ from, to }) => String(from) <= day && day <= String(to),
  )?.['monthly'];
  return isMoney(step) ? step.cents : null;
};

const afterSome = new RegExp(
  `\\bafter (?:the )?(?:end of the |completion of the )?(${ordinalSource}) (?:full |calendar |lease )*(months?|years?)\\b`,
  'i',
);

/** "The early termination fee shown above", whose amount stands among the charges. */
const withListedFee = (
  facts: Record<string, Fact>,
  early: Fact,
  parts: { readonly [key: string]: FactValue | null },
): void => {
  const listed = facts['other_fees']?.value;
  if (!Array.isArray(listed) || !/\b(?:fee|charge)\b/i.test(early.quote ?? '')) return;
  const [fee, ...others] = (listed as readonly FactValue[]).flatMap((each) => {
    const { name, amount } = each as Readonly<Record<string, FactValue | null>>;
    return forLeaving.test(String(name)) && typeof amount === 'object' && amount !== null && 'cents' in amount
      ? [amount]
      : [];
  });
  if (fee === undefined || others.length > 0) return;
  const priced: FactValue = { ...parts, fee };
  facts['early_termination'] = { ...early, value: priced, display: displayOf('early_termination', priced) };
};

const forLeaving = /^(?:early (?:termination|release|exit|departure)|lease[- ]?break|buy-?out|cancellation)\b/i;

const priceOfLeaving = /\b(?:pay(?:s|ing|ment)|(?:\w+ing|termination) fee|charge of|notice and)\b[^.;$]{0,50}\$/i;

/** Whether the price of leaving is told as months of rent. */
export const isPricedByRent = (text: string): boolean => feeInMonths.test(text);

const feeInMonths = new RegExp(
  `\\b(?:pay(?:s|ing|ment)?|fee|charge|(?:notice|warning|days)(?:\\s+(?:in|on)\\s+\\w+)?,?\\s+(?:and|plus|with|accompanied by)|together with)\\b[^.;$]{0,40}?\\b${monthsOfRentSource}`,
  'i',
);
