import { refuse } from '../calculations/calculation-error.ts';

/**
 * Publishers write the same input in several ways. Their words become the one value that the calculators know; anything
 * else is left as it stands for the calculator to judge.
 */
export const publishedInputs = (inputs: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inputs)
      .filter(([key, value]) => key !== 'note' && value !== null)
      .map(([key, value]) => [key, inOurTerms(key, value)]),
  );

const inOurTerms = (key: string, value: unknown): unknown => {
  if (typeof value === 'string') return inOurWords(key, value);
  return partsNamedPercent.has(key) && typeof value === 'number' && value > 1 ? value / 100 : value;
};

// The reference file writes these as 0.5 although what it calls Pct is in percent elsewhere: 50 says the same, as neither may be more than the whole.
const partsNamedPercent: ReadonlySet<string> = new Set(['buyoutPct', 'pct']);

const inOurWords = (key: string, value: string): string => {
  if (key === 'timing') return timingOf(value);
  if (key === 'tiTiming')
    return /end/.test(value) ? 'end_of_year_1' : /start|begin|commence|upfront|now/.test(value) ? 'start' : value;
  if (key === 'method') return methodOf(value);
  return value.startsWith('YYYY-') ? dayOfAnyYear(value, key) : value;
};

const timingOf = (value: string): string => {
  const words = value.toLowerCase().replaceAll('_', ' ');
  if (/begin|advance|start|\bdue\b/.test(words)) return 'beginning';
  // "first of 9 one year after commencement" are payments at the end of each year.
  return /\bend\b|arrears|ordinary|after commencement/.test(words) ? 'end' : value;
};

const methodOf = (value: string): string => {
  const words = value.toLowerCase();
  if (/360|banker/.test(words)) return 'fixed_360';
  if (/365|year/.test(words)) return 'fixed_365';
  if (/30/.test(words)) return 'fixed_30';
  return /actual|calendar/.test(words) ? 'actual_days_in_month' : value;
};

/** Every year has the same 20 August; February needs its year, because its length depends on it. */
const dayOfAnyYear = (day: string, key: string): string => {
  if (day.startsWith('YYYY-02'))
    return refuse('February has 28 or 29 days: write the year of the day, such as 2026-02-10.', key);
  return `2027${day.slice(4)}`;
};
