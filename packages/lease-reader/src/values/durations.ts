import { withoutFilledRules } from './filled-blank.ts';
import { numberFrom, numberWordsSource } from './number-words.ts';

/** A length of time found in text. */
export type FoundDuration = {
  readonly amount: number;
  readonly unit: 'hour' | 'day' | 'week' | 'month' | 'year';
  readonly isBusiness: boolean;
  readonly start: number;
  readonly end: number;
};

/** Every "thirty (30) days", "24-hour", "one year", "two weeks' ..." in order. */
export const durationsIn = (written: string): FoundDuration[] => {
  const text = withoutFilledRules(written);
  const found: FoundDuration[] = [];
  for (const match of text.matchAll(pattern)) {
    const unit = (match[4] ?? '').toLowerCase().replace(/s$/, '');
    const amount = match[2] ? Number(match[2]) : /^an?$/i.test(match[1] ?? '') ? 1 : numberFrom(match[1] ?? '');
    if (amount === null || !Number.isFinite(amount)) continue;
    if (!isUnit(unit)) continue;
    found.push({
      amount,
      unit,
      isBusiness: /business|working/i.test(match[3] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
};

/** Days: a week is 7, a month 30 and a year 365, as notice periods are commonly counted. */
export const inDays = ({ amount, unit }: Pick<FoundDuration, 'amount' | 'unit'>): number =>
  Math.round(amount * { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }[unit]);

const isUnit = (unit: string): unit is FoundDuration['unit'] => ['hour', 'day', 'week', 'month', 'year'].includes(unit);

const pattern = new RegExp(
  `\\b(${numberWordsSource}|\\d{1,4}|an?(?=\\s))\\s*-?\\s*(?:\\(\\s*(\\d{1,4})(?:th|st|rd|nd)?\\s*\\)\\s*)?(?:[\\s-]*((?:full\\s+|more\\s+|additional\\s+|consecutive\\s+|straight\\s+)?(?:calendar|business|working|consecutive|full|complete|lease|successive)?)\\s*)?[\\s-]*(hours?|days?|weeks?|months?|years?)\\b(?!-?old)`,
  'gi',
);
