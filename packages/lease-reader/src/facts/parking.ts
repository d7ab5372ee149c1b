import type { Money } from '../report.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom, numberWordsSource } from '../values/number-words.ts';
import { usd } from './candidate.ts';

const free =
  '(?:(?:at|for) )?(?:(?:no|neither at any) (?:additional |extra |further |separate |more )?(?:charge|cost|fee|rent|money)|free(?: of charge)?|included(?: in (?:the )?rent)?|without (?:any |extra |separate |further )?(?:charge|cost|fee)|nothing (?:extra|more|further)|costs? nothing|in (?:the|your) rent|no (?:separate|extra) charge is made)';
const isFree = new RegExp(`\\b${free}\\b`, 'i');
/** What goes with the home is paid by its rent. */
const goesAlong = /\b(?:comes?|goes?|go) with\b|\bwith (?:its|the|a) (?:carport|garage)\b/i;
const freeWords = new RegExp(`,?\\s*(?:\\band\\s+)?(?:\\bcomes?\\s+)?\\b${free}\\b(?:\\s+to pay)?`, 'gi');
const counted = new RegExp(
  `\\b(${numberWordsSource}|\\d{1,3})\\s*(?:\\(\\d+\\)\\s*)?(?:[a-z-]+\\s+){0,3}?(?:spaces?|spots?|stalls?|permits?|passes|places?|cars?|vehicles?|trucks?|hang-?tags?|car garage)\\b`,
  'i',
);
const opening = new RegExp(`^[\\s"'(]*(${numberWordsSource}|\\d{1,3})\\b(?!\\s*(?:\\$|dollars|%|months?|days?))`, 'i');

/** Spaces, the monthly price of all, and what the lease says of it. */
export type Parking = {
  readonly spaces: number | null;
  readonly fee_monthly: Money | null;
  readonly text: string | null;
};

/** "4.5 The four stalls": the number of a clause counts no spaces. */
const itemNumber = /^\s*(?:\d{1,2}(?:\.\d{1,2})+\.?|\(?\d{1,2}[.)]|\([a-z]\)|[A-Z]\.(?:\d+)?)\s+/;

/**
 * Spaces and monthly price where the words give them; 0 spaces when parking is on the street or not included. `told` is what
 * tells of it, `labelled` the same with the label before it.
 */
export const parkingOf = (labelled: string, told: string): Parking | null => {
  if (/_{3,}/.test(labelled)) return null;
  const [all, words] = [labelled.replace(itemNumber, ''), told.replace(itemNumber, '')];
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
  const isPriceAlone = !/[a-z]{3}/i.test(words.replace(/\b(?:per|a|each)?\s*month(?:ly)?\b/gi, ''));
  const text = (isPriceAlone ? all : words).replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:.]+$/g, '');
  return {
    spaces,
    fee_monthly: amount ? usd(amount.cents) : (isFree.test(all) || goesAlong.test(all)) && !isStreet ? usd(0) : null,
    text: text === '' ? null : text,
  };
};

/** What the words tell beside the spaces and the price. */
export const besideSpaces = (text: string): string =>
  text
    .replace(/^parking\s*:?\s+/i, '')
    .replace(/(?:\bfor\s+)?\$[\d,.]*\d\s*(?:(?:per|a|each)\s+month\b|monthly\b|\/\s*mo(?:nth)?\b|[.;,]?\s*$)/gi, '')
    .replace(freeWords, '')
    .replace(/^[\s,;:]+|[\s,;:.]+$/g, '')
    .replace(/\s+/g, ' ');
