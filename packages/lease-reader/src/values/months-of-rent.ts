import { numberFrom, numberWordsSource } from './number-words.ts';

const half = '(?:\\s*(?:and\\s+)?(?:(?:a|one)[-\\s]+half|1/2|½))?';
const count = `((?:${numberWordsSource}|\\d{1,2}(?:\\.\\d+)?|an?)(?:\\s*\\(\\d[^)]*\\))?${half})`;
const base = '(?:(?:base|stated|then|current|then[- ]current)\\s+)*';
const share = `(twice|double|(?:${numberWordsSource}|\\d{2,3})\\s*(?:\\(\\d{2,3}\\s*%?\\)\\s*)?(?:%|percent)(?:\\s*\\(\\d{2,3}\\s*%\\))?\\s+of)`;

/**
 * Regular expression source of a sum told as months of rent ("two (2) months' rent", "1 1/2 times the monthly rent", "150% of one month's
 * rent"); the counts are its three groups.
 */
export const monthsOfRentSource = `(?:${count}\\s*(?:(?:further|extra|more|full)\\s+)?(?:months?['’]?s?['’]?\\s+(?:of\\s+)?|monthly\\s+(?:installments?|payments?)\\s+of\\s+)(?:the\\s+)?${base}rent\\b|(?:${count}\\s+times|${share})\\s+(?:the\\s+|one\\s+|a\\s+)?(?:(?:full\\s+)?month(?:ly|['’]s)\\s+|(?=base|then|current))${base}rent\\b)`;

/** How many months of rent a match of `monthsOfRentSource` tells, halves included; null for none or more than `most`. */
export const monthsOfRent = (said: RegExpExecArray | null, most = 12): number | null => {
  const words = said?.[1] ?? said?.[2] ?? said?.[3];
  if (words === undefined) return null;
  const more = /(?:\b(?:and\s+)?(?:a|one)[-\s]+half|1\/2|½)$/i.exec(words.trim());
  const whole = (more ? words.trim().slice(0, more.index) : words).trim().replace(/\s+and$/i, '');
  const isShare = said?.[3] !== undefined;
  const counted = /^an?$/i.test(whole) ? 1 : /^(?:twice|double)$/i.test(whole) ? 200 : numberFrom(whole);
  const months = counted === null ? null : (isShare ? counted / 100 : counted) + (more ? 0.5 : 0);
  return months === null || months <= 0 || months > most ? null : months;
};
