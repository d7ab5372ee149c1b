import { dayWords } from './day-words.ts';

/** The last day on which the rule holds; null when it has none. */
export const lastDayOf = (rule: string): string | null => {
  const [, year, month, day] = /(?:^|;)UNTIL=(\d{4})(\d{2})(\d{2})/.exec(rule) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : null;
};

/** An RFC 5545 rule of the kinds that leases make, in words; the rule itself is never shown. Null for a single day. */
export const recurrenceWords = (rule: string | null): string | null => {
  if (rule === null) return null;
  const parts = new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));
  const unit = units[parts.get('FREQ') ?? ''];
  if (!unit) return 'repeats';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const every = interval > 1 ? `every ${interval} ${unit}s` : `every ${unit}`;
  const last = lastDayOf(rule);
  return last ? `${every} until ${dayWords(last)}` : every;
};

const units: Readonly<Record<string, string>> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };
