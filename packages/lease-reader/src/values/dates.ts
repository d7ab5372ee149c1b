import { type QuickPattern, quickPattern } from '../wording/quick-pattern.ts';
import { withoutFilledRules } from './filled-blank.ts';
import { ordinalFrom, ordinalSource } from './number-words.ts';

/** A calendar day found in text. `start` and `end` are offsets into that text. */
export type FoundDate = {
  readonly iso: string;
  readonly start: number;
  readonly end: number;
};

/** Every date in the text, in any usual American, European or ISO form, in order. Two-digit years are 2000-2079, else 1980-1999. */
export const datesIn = (written: string): FoundDate[] => {
  const text = withoutFilledRules(written);
  const found: FoundDate[] = [];
  if (!/\d/.test(text) && !/\b(?:day\s+of)\b/i.test(text)) return found;
  for (const [pattern, read] of forms) {
    for (const match of pattern.allIn(text)) {
      const iso = read(match);
      if (!iso) continue;
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ iso, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
};

export const isoDay = (year: number, month: number, day: number): string | null => {
  if (year < 1700 || year > 2300 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** In English, lower case, from January. */
export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const spanishMonths = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const monthNumber = (word: string | undefined): number => {
  const name = (word ?? '').toLowerCase().replace(/\W/g, '');
  if (name.length < 3) return 0;
  const english = monthNames.findIndex((month) => month.startsWith(name === 'sept' ? 'sep' : name));
  return (english === -1 ? spanishMonths.indexOf(name) : english) + 1;
};

const month =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const year = "(\\d{4}|'\\d{2})";

const fullYear = (text: string | undefined): number => {
  const digits = (text ?? '').replace(/\D/g, '');
  const value = Number(digits);
  if (digits.length === 2) return value < 80 ? 2000 + value : 1900 + value;
  return digits.length === 4 ? value : 0;
};

const twoWordYear = (text: string | undefined): number => {
  const match = /two\s+thousand\s+(?:and\s+)?(.+)/i.exec(text ?? '');
  return match
    ? 2000 +
        (tens[
          match[1]
            ?.toLowerCase()
            .replace(/[\s-]+/g, ' ')
            .trim() ?? ''
        ] ?? -5000)
    : 0;
};

const tens: Record<string, number> = {};
const onesWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
for (const [at, word] of ['twenty', 'thirty', 'forty'].entries()) {
  for (const [one, name] of onesWords.entries()) tens[`${word}${name === '' ? '' : ` ${name}`}`] = (at + 2) * 10 + one;
}

type Reader = (match: RegExpMatchArray) => string | null;

const forms: readonly (readonly [QuickPattern, Reader])[] = [
  // the 15th day of August, 2025; this 21st day of July, 2025; 3rd of March 2026
  [
    quickPattern(
      `\\b(${ordinalSource}|\\d{1,2})\\s+(?:day\\s+)?of\\s+${month}\\s*,?\\s+(?:in\\s+the\\s+year\\s+(?:of\\s+)?)?(?:A\\.?D\\.?,?\\s+)?${year}\\b`,
      'i',
    ),
    (m) => isoDay(fullYear(m[3]), monthNumber(m[2]), ordinalFrom(m[1] ?? '') ?? 0),
  ],
  [
    quickPattern(
      `\\b(${ordinalSource})\\s+day\\s+of\\s+${month},?\\s+(two\\s+thousand\\s+(?:and\\s+)?(?:twenty|thirty|forty)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?)`,
      'i',
    ),
    (m) => isoDay(twoWordYear(m[3]), monthNumber(m[2]), ordinalFrom(m[1] ?? '') ?? 0),
  ],
  // March 3, 2026; Sept. 1st 2025; Aug 16, '25
  [
    quickPattern(`\\b${month}\\s+(?:-\\s?)?(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s*(?:of\\s+)?${year}\\b`, 'i'),
    (m) => isoDay(fullYear(m[3]), monthNumber(m[1]), Number(m[2])),
  ],
  // 23 August 2025; 1-Nov-2025
  [
    quickPattern(`\\b(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+${month}[\\s,-]+${year}\\b`, 'i'),
    (m) => isoDay(fullYear(m[3]), monthNumber(m[2]), Number(m[1])),
  ],
  // the last day of February, 2030
  [
    quickPattern(`\\blast\\s+day\\s+of\\s+${month}\\s*,?\\s+(\\d{4})\\b`, 'i'),
    (m) => isoDay(Number(m[2]), monthNumber(m[1]), daysInMonth(Number(m[2]), monthNumber(m[1]))),
  ],
  [quickPattern(/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/), (m) => isoDay(Number(m[1]), Number(m[2]), Number(m[3]))],
  [quickPattern(/(?<![\d./-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|[.-]\d)/), (m) => american(m)],
  [
    quickPattern(
      /\b(\d{1,2})\s+de\s+(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\s+del?\s+(\d{4})\b/i,
    ),
    (m) => isoDay(Number(m[3]), monthNumber(m[2]), Number(m[1])),
  ],
];

const american = (match: RegExpMatchArray): string | null => {
  const [first, second] = [Number(match[1]), Number(match[3])];
  const written = fullYear(match[4]);
  return isoDay(written, first, second) ?? isoDay(written, second, first);
};
