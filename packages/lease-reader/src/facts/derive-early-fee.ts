import type { Fact, FactValue } from '../report.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom, numberWordsSource } from '../values/number-words.ts';
import { usd } from './candidate.ts';
import { displayOf } from './display.ts';
import { centsOf } from './facts.ts';

/** "Pay two months' rent" as the price of leaving early, in cents by the rent of the lease. */
export const deriveEarlyFee = (facts: Record<string, Fact>): void => {
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
  const months = monthsOfRent.exec(quote)?.[1];
  const count = months === undefined ? null : /^an?$/i.test(months) ? 1 : numberFrom(months);
  if (count === null || count <= 0 || count > 12) return;
  const full: FactValue = { ...parts, fee: usd(count * rent) };
  facts['early_termination'] = {
    ...early,
    value: full,
    display: displayOf('early_termination', full),
    method: 'computed',
    reasoning: `The fee is ${count === 1 ? "one month's" : `${count} months'`} rent.`,
  };
};

const priceOfLeaving = /\b(?:pay(?:s|ing|ment)|(?:\w+ing|termination) fee|charge of|notice and)\b[^.;$]{0,50}\$/i;

const monthsOfRent = new RegExp(
  `\\b(?:pay(?:s|ing|ment)?|fee|charge|(?:notice|warning|days)(?:\\s+(?:in|on)\\s+\\w+)?,?\\s+(?:and|plus|with)|together with)\\b[^.;$]{0,40}?\\b(${numberWordsSource}|\\d{1,2}|an?)\\s+(?:\\(\\d+\\)\\s*)?(?:further\\s+|extra\\s+|more\\s+)?months?['’]?s?['’]?\\s+rent\\b`,
  'i',
);
