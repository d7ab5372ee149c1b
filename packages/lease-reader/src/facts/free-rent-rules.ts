import { numberFrom, numberWordsSource } from '../values/number-words.ts';
import type { SentenceRule } from './sentence-rules.ts';

/** "One-half month", "half a month", "half of the first month". */
export const halfMonth =
  /(?:\b(?:one[- ]half|half(?: of)?(?: an?| one| the (?:first|1st))?|1\/2)[- ](?:of )?(?:a )?month|½ month)/i;

/** "Months 1 and 2" are two months, "months 1-3" three, "month 1" is one. */
export const namedMonths = (text: string): number | null => {
  const run = /\bmonths?\s+(\d{1,2})\b(?:\s*(-|–|to|through|thru|,|and|&)\s*(?:month\s+)?(\d{1,2})\b)?/i.exec(text);
  if (run?.[3] === undefined) return run ? 1 : null;
  return /^(?:,|and|&)$/i.test(run[2] ?? '') ? 2 : Number(run[3]) - Number(run[1]) + 1;
};

/** How many months are free of rent, wherever in the term they are. */
export const freeRentRules: readonly SentenceRule[] = [
  {
    field: 'free_rent_months',
    needs: ['free', 'abate', 'no rent', 'waive'],
    pattern: `\\b(?:first|initial|for)?\\s*((?:${numberWordsSource}|\\d{1,2})\\s*(?:\\(\\d+\\)\\s*)?)(?:full\\s+)?(?:calendar\\s+)?(?:months?)\\b[^.;]{0,60}\\b(?:free|abated|rent[- ]free|no (?:base )?rent|waived)\\b`,
    unless:
      "casualty|damage|condemn|fire|\\bbilled\\b|\\bstatement\\b|\\bwithin\\b|\\bprotest|\\bclaims?\\b|\\bfree (?:to|from|of (?!(?:base )?rent))|\\b(?:you|they|he|she|us|party)(?: are| is|['’]re) free\\b",
    score: 0.7,
    read: (hit) => numberFrom(hit[1] ?? ''),
  },
  {
    field: 'free_rent_months',
    needs: ['half', '½', '1/2'],
    pattern: `${halfMonth.source}(?:'s)?(?: of)?(?: (?:base )?rent)?,? (?:is |will be |shall be )?(?:rent-)?(?:free|waived|abated)`,
    score: 0.8,
    read: 0.5,
  },
  {
    field: 'free_rent_months',
    needs: ['free', 'abate', 'waive'],
    pattern:
      "\\b(?:first|last) (?:full )?month(?:'?s)?(?: of)?(?: (?:base )?rent)? (?:is|shall be|will be) (?:free|waived|abated)",
    score: 0.8,
    read: 1,
  },
  {
    field: 'free_rent_months',
    needs: ['free'],
    pattern: `\\b((?:${numberWordsSource}|\\d{1,2})\\s*(?:\\(\\d+\\)\\s*)?)months?(?:'s?)?\\s+(?:of\\s+)?(?:free|abated)\\s+(?:base\\s+)?rent`,
    score: 0.8,
    read: (hit) => numberFrom(hit[1] ?? ''),
  },
  {
    field: 'free_rent_months',
    needs: ['abate', 'free', 'waive', 'no ', 'not '],
    pattern:
      '(?:\\brent\\b[^.;]{0,40}\\b(?:abated|free|waived)|\\b(?:not (?:pay|owe)|no) (?:base )?rent)(?: is due)? (?:for|during|in) (?:lease |calendar )?months? \\d{1,2}\\b[^.;]{0,20}',
    unless: 'casualty|damage',
    score: 0.7,
    read: (hit) => namedMonths(hit[0]),
  },
  {
    field: 'free_rent_months',
    needs: ['abate', 'free'],
    pattern: `\\b(?:abate\\w*|free)\\s+(?:of\\s+)?(?:base\\s+|monthly\\s+)?rent\\b[^.;]{0,60}\\bfirst\\s+((?:${numberWordsSource}|\\d{1,2}))\\s*(?:\\(\\d+\\)\\s*)?(?:full\\s+)?(?:calendar\\s+)?months`,
    unless: 'casualty|damage',
    score: 0.7,
    read: (hit) => numberFrom(hit[1] ?? ''),
  },
];
