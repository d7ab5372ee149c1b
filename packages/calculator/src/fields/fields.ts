import { formatDay, isCalendarDay } from '@keyclause/domain';
import { z } from 'zod';

export type FieldKind =
  | 'money'
  | 'rate'
  | 'percent'
  | 'count'
  | 'number'
  | 'day'
  | 'choice'
  | 'flag'
  | 'list'
  | 'words';

/** What a form and the OpenAPI document say of an input or a result. */
export type FieldWords = {
  readonly title: string;
  /** What an amount below zero is called instead; it is then shown without its sign. */
  readonly titleBelowZero?: string;
  readonly kind: FieldKind;
  /** What stands behind the box: months, sq ft. Money and percentages bring their own. */
  readonly unit?: string;
  readonly description?: string;
  /** Words for each value of a choice. */
  readonly options?: Readonly<Record<string, string>>;
};

type Limits = {
  readonly help?: string;
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
};

const words = (title: string, kind: FieldKind, { help, unit }: Limits): FieldWords => ({
  title,
  kind,
  ...(unit === undefined ? {} : { unit }),
  ...(help === undefined ? {} : { description: help }),
});

const missingOr = (title: string, otherwise: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? `${title} is missing.` : otherwise;

const shown = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 6 });

const numberField = (title: string, kind: FieldKind, limits: Limits, sample: string, shownAs = shown) => {
  const { min = 0, max = 1e10, whole = false } = limits;
  const field = z
    .number({ error: missingOr(title, `${title} must be a number, such as ${sample}.`) })
    .min(min, { error: min === 0 ? `${title} cannot be below zero.` : `${title} must be at least ${shownAs(min)}.` })
    .max(max, { error: `${title} can be at most ${shownAs(max)}.` });
  const counted = whole ? field.multipleOf(1, { error: `${title} must be a whole number.` }) : field;
  return counted.meta(words(title, kind, limits));
};

const asMoney = (value: number): string => `$${value.toLocaleString('en-US')}`;

/** Dollars, zero or more, up to ten billion. */
export const money = (title: string, limits: Limits = {}) => numberField(title, 'money', limits, '1950.00', asMoney);

/** Dollars of which there must be some. */
export const someMoney = (title: string, limits: Limits = {}) =>
  numberField(title, 'money', { ...limits, min: limits.min ?? 0.01 }, '1950.00', asMoney);

/** Dollars that may be owed or earned. */
export const signedMoney = (title: string, limits: Limits = {}) =>
  numberField(title, 'money', { ...limits, min: -1e10 }, '1950.00', asMoney);

/** A yearly rate as a fraction: 0.05 is 5%. */
export const rate = (title: string, limits: Limits = {}) =>
  numberField(
    title,
    'rate',
    { max: 1, ...limits },
    '0.05 for 5%',
    (value) => `${shown(value)} (which is ${shown(value * 100)}%)`,
  );

/** A percentage as it is said: 5 is 5%. */
export const percentage = (title: string, limits: Limits = {}) =>
  numberField(title, 'percent', { max: 1000, ...limits }, '5 for 5%');

export const count = (title: string, limits: Limits = {}) =>
  numberField(title, 'count', { min: 1, max: 1200, whole: true, ...limits }, '12');

export const quantity = (title: string, limits: Limits = {}) => numberField(title, 'number', limits, '12.5');

export const area = (title: string, limits: Limits = {}) =>
  numberField(title, 'number', { unit: 'sq ft', min: 1, max: 1e9, ...limits }, '1200');

export const flag = (title: string, help?: string) =>
  z
    .boolean({ error: `${title} is either true or false.` })
    .meta(words(title, 'flag', help === undefined ? {} : { help }));

export const choice = <const Options extends Readonly<Record<string, string>>>(
  title: string,
  options: Options,
  help?: string,
) =>
  z
    .enum(Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]], {
      error: missingOr(title, `${title} must be one of ${Object.keys(options).join(', ')}.`),
    })
    .meta({ ...words(title, 'choice', help === undefined ? {} : { help }), options });

const firstDay = '1900-01-01';
const lastDay = '2200-12-31';

/** A calendar day as `YYYY-MM-DD`, from 1900 to 2200. */
export const day = (title: string, help?: string) =>
  z
    .string({ error: missingOr(title, `${title} must be a day such as 2026-06-01.`) })
    .refine(isCalendarDay, {
      error: ({ input }) =>
        `${title}: there is no day ${String(input).slice(0, 40)}. Write year, month and day, such as 2026-06-01.`,
      abort: true,
    })
    .refine((value) => value >= firstDay && value <= lastDay, { error: `${title} must lie between 1900 and 2200.` })
    .meta(words(title, 'day', help === undefined ? {} : { help }));

export const text = (title: string, help?: string) =>
  z
    .string({ error: `${title} must be words.` })
    .max(200, { error: `${title} can have at most 200 letters.` })
    .meta(words(title, 'words', help === undefined ? {} : { help }));

/** Longest list and longest schedule: 99 years of weeks. */
export const longestSchedule = 5200;

export const list = <Item extends z.ZodType>(
  title: string,
  item: Item,
  help?: string,
  min = 1,
  max = longestSchedule,
) =>
  z
    .array(item, { error: missingOr(title, `${title} must be a list.`) })
    .min(min, { error: `${title}: give at least ${min}.` })
    .max(max, { error: `${title}: at most ${shown(max)} can be reckoned.` })
    .meta(words(title, 'list', help === undefined ? {} : { help }));

/** "1 Mar 2027", short enough for a comparison of two days in one sentence. */
export const shortDay = (value: string): string => {
  const [month = '', date = ''] = formatDay(value).split(/[ ,]+/);
  return `${date} ${month.slice(0, 3)} ${value.slice(0, 4)}`;
};

/** A part of a whole, as a fraction. */
export const share = (title: string, limits: Limits = {}) => rate(title, limits);
