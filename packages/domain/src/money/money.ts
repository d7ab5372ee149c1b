/** An amount in whole cents. Never a float of dollars: billing in floats loses cents. */
export type Money = { readonly cents: number; readonly currency: Currency };
export type Currency = 'USD';

/** Dollars as typed ("1,950.00") have been parsed to cents elsewhere; throws RangeError on a fraction of a cent or beyond 2^53. */
export const money = (cents: number, currency: Currency = 'USD'): Money => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is whole cents within the safe integers, not ${cents}`);
  return { cents, currency };
};

export const addMoney = (first: Money, ...others: readonly Money[]): Money =>
  money(
    others.reduce((sum, { cents }) => sum + cents, first.cents),
    first.currency,
  );

/** Multiplies by a ratio and rounds half away from zero, to the cent: tenants are billed whole cents. */
export const scaleMoney = (amount: Money, numerator: number, denominator = 1): Money => {
  if (denominator === 0) throw new RangeError('Cannot divide money by zero');
  const exact = (amount.cents * numerator) / denominator;
  return money(Math.sign(exact) * Math.round(Math.abs(exact)), amount.currency);
};

/** "$1,950" for whole dollars, "$1,950.50" otherwise, in the reader's locale. */
export const formatMoney = ({ cents, currency }: Money, locale = 'en-US'): string => {
  const digits = cents % 100 === 0 ? 0 : 2;
  const key = `${locale} ${currency} ${digits}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: 2,
    });
    formats.set(key, format);
  }
  return format.format(cents / 100);
};

/** Making a format costs a hundred times what using it does. */
const formats = new Map<string, Intl.NumberFormat>();
