/** An ISO day in the reader's locale. The day is not an instant, so no time zone moves it. */
export const dayWords = (day: string): string => format('medium').format(new Date(`${day}T00:00:00Z`));

/** The same as a letter writes it, with the month in full. */
export const longDayWords = (day: string): string => format('long').format(new Date(`${day}T00:00:00Z`));

export const monthWords = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/**
 * How far a day is from another, in words: "in 3 months", "12 days ago". Years only from two of them on, and only whole ones: 20 months
 * are not 2 years, nor 30 months 3.
 */
export const distanceWords = (day: string, from: string): string => {
  const days = Math.round((Date.parse(day) - Date.parse(from)) / dayMs);
  const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
  const size = Math.abs(days);
  if (size < 45) return relative.format(days, 'day');
  if (size < 731) return relative.format(Math.round(days / 30.44), 'month');
  // Of years without a leap day each is a quarter of a day short.
  return relative.format(Math.sign(days) * Math.floor((size + 1) / 365.25), 'year');
};

/** The reader's reasoning as a sentence of the page: ISO days in the locale of who reads it, a capital at the start. */
export const reasoningWords = (reasoning: string): string =>
  reasoning
    .replaceAll(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, (day) => dayWords(day))
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());

const dayMs = 86_400_000;

const format = (dateStyle: 'medium' | 'long') => new Intl.DateTimeFormat(undefined, { dateStyle, timeZone: 'UTC' });

/** Today's calendar day where the reader is. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
