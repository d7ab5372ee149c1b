import { withoutFilledRules } from './filled-blank.ts';
import { numberFromWords, numberWordsSource } from './number-words.ts';

/** An amount of dollars found in text. */
export type FoundMoney = {
  readonly cents: number;
  readonly start: number;
  readonly end: number;
  /** What the words say, when they disagree with the figures: "Two Thousand Four Hundred Fifty Dollars ($2,540.00)". */
  readonly wordsCents: number | null;
};

/** Every amount with a dollar sign or the word "dollars", in order; words before figures in brackets are one amount with them. */
export const moneyIn = (written: string): FoundMoney[] => {
  const text = withoutFilledRules(written);
  const found: FoundMoney[] = [];
  if (!text.includes('$') && !/dollars?|usd|mo(?:nth)?\b|monthly/i.test(text)) return found;
  for (const match of text.matchAll(figures)) {
    const value = Number((match[1] ?? '').replace(/[,\s]/g, ''));
    if (!Number.isFinite(value)) continue;
    const scale = scales[(match[2] ?? '').trim().charAt(0).toLowerCase()] ?? 1;
    let start = match.index;
    let end = start + match[0].length;
    let wordsCents: number | null = null;
    const before = text.slice(Math.max(0, start - 160), start);
    const words = wordsBefore.exec(before);
    if (words?.[1]) {
      const stated = centsFromWords(words[1], words[2]);
      if (stated !== null && stated > 0) {
        start -= words[0].length;
        const close = /^\s*\)/.exec(text.slice(end));
        end += close ? close[0].length : 0;
        const cents = Math.round(value * scale * 100);
        wordsCents = stated === cents ? null : stated;
      }
    }
    found.push({ cents: Math.round(value * scale * 100), start, end, wordsCents });
  }
  for (const match of text.matchAll(inWords)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => start < other.end && other.start < end)) continue;
    const cents = centsFromWords(match[1] ?? '', match[2] ?? match[3] ?? match[4]);
    const isHalf = /\bhalf\s+an?\s+$/i.test(text.slice(Math.max(0, start - 12), start));
    if (cents !== null && cents > 0) found.push({ cents: isHalf ? cents / 2 : cents, start, end, wordsCents: null });
  }
  for (const match of text.matchAll(
    /(?<![\d.,$/])(\d[\d,]*(?:\.\d{2})?)\s+(?:U\.?S\.?\s+)?dollars?\b|\bUSD\s*(\d[\d,]*(?:\.\d{2})?)/gi,
  )) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => start < other.end && other.start < end)) continue;
    const value = Number((match[1] ?? match[2] ?? '').replace(/,/g, ''));
    if (Number.isFinite(value)) found.push({ cents: Math.round(value * 100), start, end, wordsCents: null });
  }
  // "Nine hundred fifty a month" and "2,050 a month" need no dollars.
  for (const match of text.matchAll(byTheMonth)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => start < other.end && other.start < end)) continue;
    const value = match[1] === undefined ? numberFromWords(match[2] ?? '') : Number(match[1].replace(/,/g, ''));
    if (value !== null && value >= leastByTheMonth && value < 100_000)
      found.push({ cents: Math.round(value * 100), start, end, wordsCents: null });
  }
  return found.sort((a, b) => a.start - b.start);
};

/** "None", "N/A" and "$__N/A__" where a sum would stand. */
export const isNoSum = (written: string): boolean =>
  /^[\s$]*(?:none|no|n\/a|waived|not (?:applicable|charged|required))\b/i.test(withoutFilledRules(written));

const centsFromWords = (words: string, cents: string | undefined): number | null => {
  const dollars = numberFromWords(words);
  return dollars === null ? null : dollars * 100 + Number(cents ?? 0);
};

const byTheMonth = new RegExp(
  `(?:(?<![\\d.,$/#-])(\\d{3,5}|\\d{1,3}(?:,\\d{3})+)(?:\\.00)?|\\b((?=[^.;]{0,40}(?:hundred|thousand))${numberWordsSource}))(?=[\\s,]*(?:(?:a|per|each|every|the)\\s+(?:calendar\\s+)?month\\b|\\/\\s?mo(?:nth)?\\b|monthly\\b))`,
  'gi',
);
const leastByTheMonth = 100;

/** By the first letter of what stands behind a figure. A lone letter stands close to it: "$480.00\nK. Deposit" is an item of a list. */
const scales: Readonly<Record<string, number>> = { k: 1000, t: 1000, m: 1_000_000, b: 1_000_000_000 };

const figures =
  /(?:\$|\bUSD)\s*((?:\d{1,3}(?:,\s?\d{3})+|\d+)(?:\.\d{1,4})?)(\s*(?:million|billion|thousand)|[MK](?![A-Za-z]))?/gi;
const wordsBefore = new RegExp(
  `(${numberWordsSource})(?:\\s+(?:U\\.?S\\.?\\s+)?dollars)?(?:\\s*(?:and|&)\\s*(?:(\\d{2})\\s*/\\s*(?:100|00)|no\\s*/\\s*100))?\\s*(?:(?:U\\.?S\\.?\\s+)?dollars?)?\\s*(?:\\(\\s*|,?\\s*)$`,
  'i',
);
const inWords = new RegExp(
  `\\b(${numberWordsSource})(?:\\s*(?:and|&)\\s*(?:(\\d{2})\\s*/\\s*(?:100|00)|no\\s*/\\s*100))?\\s*(?:U\\.?S\\.?\\s+)?dollars\\b(?:\\s+(?:and|&)\\s+(\\d{2})\\s*/\\s*(?:100|00)|\\s+and\\s+(\\d{2})\\s+cents)?`,
  'gi',
);
