import { type DescribedField, decimal, plain } from '@keyclause/calculator';
import { textsOf } from '../form/typed-inputs.ts';
import { resultWords, unitOf } from './result-words.ts';

/** An input as it is read on paper: with its unit, a choice in words, a line for each entry of a list. Empty when nothing counts. */
export const inputWords = (field: DescribedField, inputs: Readonly<Record<string, unknown>>): readonly string[] => {
  const value = inputs[field.name] ?? field.fallback;
  if (value === undefined || value === null || value === '') return [];
  const { kind, options } = field;
  if (kind === 'choice') return [options?.[String(value)] ?? String(value)];
  if (kind === 'list') return (textsOf([field], inputs)[field.name] ?? '').split('\n').filter((line) => line !== '');
  if (typeof value === 'boolean' || typeof value === 'string') return [resultWords(field, value)];
  if (typeof value !== 'number') return [];
  // Paper shows what was counted with: nothing that was typed is rounded away.
  const { unit = '' } = field;
  if (kind === 'rate') return [`${plain(decimal(value).times(100), 10)}%`];
  if (kind === 'percent' || unit === '%') return [`${plain(value, 10)}%`];
  if (kind === 'money' && decimal(value).decimalPlaces() <= 2) return [resultWords(field, value)];
  return [`${kind === 'money' ? '$' : ''}${plain(value, 10)} ${unitOf(value, unit)}`.trim()];
};
