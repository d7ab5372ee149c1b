import type { Said } from '#flags/said.ts';
import type { FactValue } from '#report.ts';
import { usd } from '../candidate.ts';

/** A reading of a sentence in the common vocabulary of `wording/normalise`: LL, TT and BB for the parties, figures for numbers. */
export type EverydayRule = {
  readonly field: string;
  /** Source in the language of `wording/pattern`, with capture groups for `read`. */
  readonly says: string;
  readonly read: FactValue | ((match: RegExpExecArray, context: Context) => FactValue | null);
  readonly score: number;
  /** The sentence must not match. */
  readonly unless?: string;
  /** The sentence, its heading or the one before it must match. */
  readonly about?: string;
  readonly kind?: 'residential' | 'commercial';
  /** Also in rows of tables, where a label stands for the sentence. */
  readonly inRows?: boolean;
};

export type Context = {
  readonly said: Said;
  /** The sentence before, when it belongs to the same clause; else "". */
  readonly before: string;
  readonly after: string;
  /** Day of the month on which rent is due; 1 when nothing says. */
  readonly dueDay: number;
};

export const money = '(?:\\$ ?(\\d+(?:\\.\\d+)?)|(?<![\\d.\u00b7])(\\d+(?:\\.\\d+)?) (?:dollars|bucks))';
export const plainMoney = '(?:\\$ ?\\d+(?:\\.\\d+)?|(?<![\\d.\u00b7])\\d+(?:\\.\\d+)? (?:dollars|bucks))';
export const day = '(\\d{1,2}) ?(?:st|nd|rd|th)';

/** An ordinal before it is no day of every month: "the 1st of March". */
export const notOfYear =
  '(?! (?:day )?(?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b)';

/** The first amount among the groups of a match. */
export const centsIn = (match: RegExpExecArray): number | null => {
  const figure = match.slice(1).find((group) => group !== undefined && /^\d+(?:\.\d+)?$/.test(group));
  const value = Number(figure);
  return figure === undefined || !Number.isFinite(value) || value <= 0 ? null : Math.round(value * 100);
};

export const amount = (match: RegExpExecArray): FactValue | null => {
  const cents = centsIn(match);
  return cents === null ? null : usd(cents);
};

export const whole =
  (least: number, most: number) =>
  (match: RegExpExecArray): number | null => {
    const value = Number(match.slice(1).find((group) => group !== undefined));
    return Number.isInteger(value) && value >= least && value <= most ? value : null;
  };

/** "30 days", "2 weeks", "1 month" in days, from two neighbouring groups. */
export const daysOf = (count: string | undefined, unit: string | undefined): number | null => {
  const value = Number(count);
  if (count === undefined || !Number.isFinite(value)) return null;
  const each = /^week/.test(unit ?? '') ? 7 : /^month/.test(unit ?? '') ? 30 : /^year/.test(unit ?? '') ? 365 : 1;
  return Math.round(value * each);
};

export const span = '(\\d{1,3}) (?:calendar |business |full |whole )?(days?|weeks?|months?)';

/** Days between the due day and the first day with a fee, told by an ordinal. */
export const untilDay = (match: RegExpExecArray, { dueDay }: { readonly dueDay: number }): number | null => {
  const last = Number(match.slice(1).find((group) => group !== undefined));
  const free = last - dueDay;
  return Number.isInteger(free) && free >= 0 && free <= 20 ? free : null;
};

/** The same, told by the first day that is late. */
export const beforeDay = (match: RegExpExecArray, context: { readonly dueDay: number }): number | null => {
  const free = untilDay(match, context);
  return free === null || free === 0 ? null : free - 1;
};
