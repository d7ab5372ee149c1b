import type { FactValue } from '../report.ts';
import { plainTwins } from '../structure/flat-text.ts';
import { datesIn } from '../values/dates.ts';
import { durationsIn } from '../values/durations.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom, ordinalFrom } from '../values/number-words.ts';
import type { AskableField } from './askable.ts';
import { type Span, spansOf } from './find-quote.ts';

/**
 * The value of a field, read by our own parsers out of the words of the quote that a model pointed to. Null when the quote does not
 * hold these words, or when they are no value of the field: then the claim is worth nothing.
 */
export const valueInQuote = ({ id, type }: AskableField, quote: string, words: string): FactValue | null => {
  const text = plainTwins(quote);
  const span = spansOf(text, words)[0];
  if (!span) return null;
  // What parts a value from the next words is not of it.
  const value = text
    .slice(span.start, span.end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:]+|[\s,;:]+$/g, '');
  if (type === 'money') {
    const amount = overlapping(moneyIn(text), span);
    return amount ? { cents: amount.cents, currency: 'USD' } : null;
  }
  if (type === 'date') return overlapping(datesIn(text), span)?.iso ?? null;
  if (type === 'number') return numberOf(id, text, span);
  if (type === 'party[]' || type === 'person[]') return isName(value) ? [value] : null;
  if (type === 'party') return isName(value) ? value : null;
  if (type === 'address') return /\d/.test(value) && /\p{L}{2}/u.test(value) && value.length <= 200 ? value : null;
  return /[\p{L}\p{N}]/u.test(value) && value.length <= (id === 'unit' ? 20 : 300) ? value : null;
};

const overlapping = <Found extends Span>(found: readonly Found[], span: Span): Found | undefined =>
  found.find(({ start, end }) => start < span.end && span.start < end);

const isName = (value: string): boolean =>
  value.length <= 120 && /\p{L}{2}/u.test(value) && !/[.!?;:]\s+\p{Ll}/u.test(value);

const numberOf = (id: string, text: string, span: Span): number | null => {
  const words = text.slice(span.start, span.end);
  if (id === 'rent_due_day') return within(ordinalFrom(words), 1, 31);
  if (id === 'year_built') return within(/\b\d{4}\b/.test(words) ? numberFrom(words) : null, 1700, 2100);
  if (id.endsWith('_sf')) return within(numberFrom(words), 1, 100_000_000);
  if (id.endsWith('_pct')) {
    const isShare = /^\W*(?:%|percent|per cent)/i.test(text.slice(span.end)) || /%|percent|per cent/i.test(words);
    return isShare ? within(numberFrom(words), 0, 100) : null;
  }
  const duration = overlapping(durationsIn(text), span);
  const unit = ['months', 'days', 'hours'].find((each) => id.endsWith(`_${each}`));
  const factor = duration && unit ? factors[unit]?.[duration.unit] : undefined;
  return duration && factor !== undefined ? within(duration.amount * factor, 0, 10_000) : null;
};

/** How many of the field's unit one unit of the text is; units that do not divide evenly say nothing of the field. */
const factors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  months: { month: 1, year: 12 },
  days: { day: 1, week: 7 },
  hours: { hour: 1, day: 24 },
};

const within = (value: number | null, least: number, most: number): number | null =>
  value !== null && value >= least && value <= most ? value : null;
