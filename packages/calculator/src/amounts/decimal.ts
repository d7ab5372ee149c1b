import { Decimal as LibraryDecimal } from 'decimal.js';

/**
 * Exact decimals of 30 digits, half away from zero. Its own copy of the constructor: the settings of decimal.js are
 * global to a constructor, and nobody else's are ours to change.
 */
export const Decimal = LibraryDecimal.clone({ precision: 30, rounding: LibraryDecimal.ROUND_HALF_UP });
export type Decimal = LibraryDecimal;

export const decimal = (value: number | Decimal): Decimal => new Decimal(value);
export const zero: Decimal = decimal(0);
export const one: Decimal = decimal(1);

export const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, value) => total.plus(value), zero);
export const smaller = (first: Decimal, second: Decimal): Decimal => (first.lt(second) ? first : second);
export const larger = (first: Decimal, second: Decimal): Decimal => (first.gt(second) ? first : second);

/** Dollars and cents, rounded once: half away from zero. */
export const toCents = (value: Decimal): number => value.toDecimalPlaces(2).toNumber();

/** A ratio, rate or day count, to ten places. */
export const toRatio = (value: Decimal): number => value.toDecimalPlaces(10).toNumber();
