import { z } from 'zod';
import type { FieldKind, FieldWords } from './fields.ts';

const result = (title: string, kind: FieldKind, unit?: string) =>
  z.number().meta({ title, kind, ...(unit === undefined ? {} : { unit }) } satisfies FieldWords);

export const moneyResult = (title: string, unit?: string) => result(title, 'money', unit);
/** An amount that has two names: what it is above zero, and what it is below. */
export const balanceResult = (title: string, titleBelowZero: string) =>
  z.number().meta({ title, titleBelowZero, kind: 'money' } satisfies FieldWords);
export const rateResult = (title: string) => result(title, 'rate');
export const percentResult = (title: string) => result(title, 'percent');
export const countResult = (title: string, unit?: string) => result(title, 'count', unit);
export const numberResult = (title: string, unit?: string) => result(title, 'number', unit);
export const flagResult = (title: string) => z.boolean().meta({ title, kind: 'flag' } satisfies FieldWords);
export const wordsResult = (title: string) => z.string().meta({ title, kind: 'words' } satisfies FieldWords);
export const moneyListResult = (title: string) =>
  z.array(z.number()).meta({ title, kind: 'list' } satisfies FieldWords);
