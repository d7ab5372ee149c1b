import { numberFrom, numberWordsSource } from './number-words.ts';

const half = '(?:\\s*(?:and\\s+)?(?:(?:a|one)[-\\s]+half|1/2|½))?';
const count = `((?:${numberWordsSource}|\\d{1,2}(?:\\.\\d+)?|an?)(?:\\s*\\(\\d[^)]*\\))?${half})`;

/** Regular expression source of a sum told as months of rent ("two (2) months' rent", "1 1/2 times the monthly rent"); the counts are its two groups. */
export const monthsOfRentSource = `(?:${count}\\s*(?:further\\s+|extra\\s+|more\\s+)?months?['’]?s?['’]?\\s+(?:of\\s+)?(?:base\\s+|stated\\s+)?rent\\b|${count}\\s+times\\s+(?:the\\s+|one\\s+|a\\s+)?(?:month(?:ly|['’]s)\\s+(?:base\\s+|stated\\s+)?|(?:then[- ]|current\\s+|base\\s+)+)rent\\b)`;

/** How many months of rent a count of `monthsOfRentSource` tells, halves included; null for none or more than `most`. */
export const monthsOfRent = (words: string | undefined, most = 12): number | null => {
  if (words === undefined) return null;
  const more = /(?:\b(?:and\s+)?(?:a|one)[-\s]+half|1\/2|½)$/i.exec(words.trim());
  const whole = (more ? words.trim().slice(0, more.index) : words).trim().replace(/\s+and$/i, '');
  const counted = /^an?$/i.test(whole) ? 1 : numberFrom(whole);
  const months = counted === null ? null : counted + (more ? 0.5 : 0);
  return months === null || months <= 0 || months > most ? null : months;
};
