import { type Decimal, decimal } from './decimal.ts';

type Amount = number | Decimal;

const grouped = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  const parts = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? parts : `${parts}.${fraction}`;
};

const signed = (value: Amount, text: (size: Decimal) => string): string => {
  const exact = decimal(value);
  const shown = text(exact.abs());
  return exact.isNegative() && /[1-9]/.test(shown) ? `−${shown}` : shown;
};

/** "$1,950.00", as every working writes money. */
export const usd = (value: Amount): string => signed(value, (size) => `$${grouped(size.toFixed(2))}`);

/** Up to six places, without zeros at the end: "31", "0.888889", "1,200". */
export const plain = (value: Amount, places = 6): string =>
  signed(value, (size) => grouped(size.toDecimalPlaces(places).toFixed()));

/** A fraction as a percentage: 0.0525 gives "5.25%". */
export const percent = (fraction: Amount, places = 4): string => `${plain(decimal(fraction).times(100), places)}%`;
