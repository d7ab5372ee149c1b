import type { FactValue } from '../report.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom, numberWordsSource } from '../values/number-words.ts';
import { usd } from './candidate.ts';

const free =
  '(?:at |for )?(?:no (?:additional |extra |further )?(?:charge|cost|fee|rent)|free(?: of charge)?|included(?: in (?:the )?rent)?|without (?:any |extra )?(?:charge|cost)|nothing extra|in (?:the|your) rent)';
const isFree = new RegExp(`\\b${free}\\b`, 'i');
const freeWords = new RegExp(`,?\\s*(?:\\band\\s+)?(?:\\bcomes?\\s+)?\\b${free}\\b(?:\\s+to pay)?`, 'gi');
const counted = new RegExp(
  `\\b(${numberWordsSource}|\\d{1,3})\\s*(?:\\(\\d+\\)\\s*)?(?:[a-z-]+\\s+){0,3}?(?:spaces?|spots?|stalls?|permits?|passes|places?|cars?|vehicles?|trucks?|hang-?tags?|car garage)\\b`,
  'i',
);
const opening = new RegExp(`^[\\s"'(]*(${numberWordsSource}|\\d{1,3})\\b(?!\\s*(?:\\$|dollars|%|months?|days?))`, 'i');

/**
 * Spaces and monthly price where the words give them; 0 spaces when parking is on the street or not included. `words` is what
 * tells of it, `all` the same with the label before it.
 */
export const parkingOf = (all: string, words: string): FactValue | null => {
  if (/_{3,}/.test(all)) return null;
  const isStreet =
    /(?<!\boff[- ])\bstreet\b|\bno (?:off-street )?parking\b|not include/i.test(all) &&
    !/\b(?:space|garage|driveway|spot)s?\b/i.test(words.replace(/,.*$/, ''));
  const plain = all.replace(/\$\s?[\d,.]+/g, ' ');
  const count = counted.exec(plain)?.[1] ?? (all === words ? undefined : opening.exec(words)?.[1]);
  const named = [...all.matchAll(/\b[A-Z]{0,2}-?\d{1,4}(?:[A-Z]|-\d+)?\b/g)].length;
  const spaces = isStreet
    ? 0
    : count
      ? numberFrom(count)
      : /\bspaces\b/i.test(all) && named > 1
        ? named
        : /\b(?:space|spot|stall|garage|driveway)\b/i.test(all)
          ? 1
          : null;
  const amount = moneyIn(all)[0];
  const text = words
    .replace(/\$[\d,.]+\s*(?:(?:per|a|each)\s+month|monthly|\/\s*mo(?:nth)?\.?)?/gi, '')
    .replace(freeWords, '')
    .replace(/^[\s,;:]+|[\s,;:.]+$/g, '')
    .replace(/\s+/g, ' ');
  return {
    spaces,
    fee_monthly: amount ? usd(amount.cents) : isFree.test(all) && !isStreet ? usd(0) : null,
    text: text === '' ? null : text,
  };
};
