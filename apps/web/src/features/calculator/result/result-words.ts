import {
  type Column,
  type DescribedField,
  decimal,
  percent,
  plain,
  type ResultValue,
  usd,
} from '@keyclause/calculator';

/** A result as it is shown: money with its cents, a fraction in percent, a flag as a word. */
export const resultWords = (
  { kind, unit }: Pick<DescribedField, 'kind' | 'unit'>,
  value: ResultValue | undefined,
): string => {
  if (value === undefined || value === null) return 'Not asked for';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayWords(value) : value;
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'number' ? usd(each) : each)).join(', ');
  if (typeof value !== 'number') return '';
  if (kind === 'money') return unit ? `${usd(value)} ${unit}` : usd(value);
  if (kind === 'rate') return percent(value, 2);
  if (kind === 'percent') return `${plain(value, 4)}%`;
  return unit ? `${plain(value, 4)} ${unitOf(value, unit)}` : plain(decimal(value), 4);
};

/** "1 month", "2 months", "0.5 months", "1 sq ft". */
export const unitOf = (value: number, unit: string): string =>
  value === 1 ? unit.replace(/^(month|day|year|payment|period)s$/, '$1') : unit;

/**
 * A result's name and, for each scenario, its words. An amount that is called something else below zero goes by that
 * name, without its sign; where the scenarios differ in sign, both names stand.
 */
export const namedResult = (
  field: DescribedField,
  values: readonly (ResultValue | undefined)[],
): { readonly title: string; readonly words: readonly string[] } => {
  const { title, titleBelowZero } = field;
  const amounts = values.filter((value) => typeof value === 'number');
  const isBelow = (value: ResultValue | undefined): boolean => typeof value === 'number' && value < 0;
  if (titleBelowZero === undefined || !amounts.some(isBelow))
    return { title, words: values.map((value) => resultWords(field, value)) };
  if (!amounts.every(isBelow))
    return {
      title: `${title} (below zero: ${titleBelowZero.toLowerCase()})`,
      words: values.map((value) => resultWords(field, value)),
    };
  return {
    title: titleBelowZero,
    words: values.map((value) => resultWords(field, typeof value === 'number' ? -value : value)),
  };
};

/** A cell of a schedule as it is shown. */
export const cellWords = ({ kind }: Column, value: number | string | undefined): string =>
  resultWords({ kind: kind === 'period' ? 'count' : kind }, value ?? '');

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
