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
  return unit ? `${plain(value, 4)} ${unit}` : plain(decimal(value), 4);
};

/** A cell of a schedule as it is shown. */
export const cellWords = ({ kind }: Column, value: number | string | undefined): string =>
  resultWords({ kind: kind === 'period' ? 'count' : kind }, value ?? '');

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
