import type { Said } from '../flags/said.ts';
import type { Money } from '../report.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom, numberWordsSource } from '../values/number-words.ts';
import { usd } from './candidate.ts';

const free =
  '(?<!\\bnot )(?:(?:at|for) )?(?:(?:no|neither at any) (?:added |additional |extra |further |separate |more )?(?:charge|cost|fee|rent|money)|(?<!\\bif (?:one|any|it) is )free(?: of charge)?|included(?: in (?:the )?rent)?|without (?:any |extra |separate |further )?(?:charge|cost|fee)|nothing (?:extra|more|further|is (?:charged|asked)|for (?:it|that|them)\\b)|do(?:es)?(?:n.t| not) charge|costs? (?:\\w+ )?nothing(?: extra)?|in (?:the|your) rent|no (?:separate|extra) charge is made)';
const isFree = new RegExp(`\\b${free}\\b`, 'i');
/** A price that stands elsewhere, or that somebody may ask. */
const isPriced =
  /(?<!\b(?:no|without|neither|any) (?:\w+ )?)\b(?:fees?|charges?|rates?|prices?|licen[sc]e|permits?|optional|extra)\b|\b(?:rent|hire) (?:for|them|one|it)\b|\bavailable\b|\bpays? for\b|\.{3}/i;
const none =
  /\bno (?:[a-z-]+ ){0,2}(?:space|spot|stall|place|garage|driveway|parking)s? (?:comes?|goes|go|(?:is|are) included)\b|\bthere is no (?:car |off-street |on-site )?parking\b(?! (?:on|in|behind|along|at|under)\b)|\b(?:no|without a) (?:space|spot|stall|place|room|parking)s? for (?:an? |any |your )?(?:automobile|car|vehicle|truck)s?\b(?! (?:over|longer|wider|that|which|with))/i;
/** A part that is the tenant's own counts, and not the whole that it is a part of. */
const inAll = new RegExp(
  `\\b(${numberWordsSource}|\\d{1,3}) in all\\b|\\bof which (${numberWordsSource}|\\d{1,3})\\b[^.;]{0,60}\\b(?:marked|reserved|kept|set aside) for\\b`,
  'i',
);
const freeWords = new RegExp(`,?\\s*(?:\\band\\s+)?(?:\\bcomes?\\s+)?\\b${free}\\b(?:\\s+to pay)?`, 'gi');
const counted = new RegExp(
  `(?<![\\d.·]|\\b[a-z]-|\\b(?:spaces?|spots?|stalls?|bays?|no\\.?|numbers?|numbered|level|lot|unit|suite) )\\b(${numberWordsSource}|\\d{1,3})[\\s-]*(?:\\(\\d+\\)\\s*)?(?:(?!and\\b)[a-z-]+\\s+){0,3}?(?:spaces?|spots?|stalls?|permits?|passes|places?|cars?|automobiles?|vehicles?|trucks?|rigs?|hang-?tags?|car garage|bays?)\\b(?:[^.;,\\d]{0,40}? and (${numberWordsSource}|\\d{1,2}|a second|another)(?: (?:more|others?|cars?|vehicles?))? (?:(?:in|on|under|behind|beside)\\b|(?:[a-z-]+ ){0,2}(?:spaces?|spots?|stalls?)\\b))?`,
  'i',
);
const opening = new RegExp(
  `^[\\s"'(]*(?:up to )?(${numberWordsSource}|\\d{1,3})\\b(?!\\s*(?:\\$|dollars|%|months?|days?))(?:\\s*(?:in|on|under|behind|beside) [^.;\\d]{1,40}?,? (?:and )?(${numberWordsSource})\\s*(?:in|on|under|behind|beside)\\b)?`,
  'i',
);

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
    none.test(all) ||
    (/(?<!\boff[- ])\bstreet\b|\bno (?:off-street )?parking\b|not include/i.test(all) &&
      !/\b(?:space|garage|driveway|spot)s?\b/i.test(words.replace(/,.*$/, '')));
  const plain = all.replace(/\$\s?[\d,.]+/g, ' ');
  const [, count, more] = counted.exec(plain) ?? (all === words ? null : opening.exec(words)) ?? [];
  const whole = inAll.exec(plain);
  const named = [...all.matchAll(/(?<!\blevel )\b[A-Z]{0,2}-?\d{1,4}(?:[A-Z]|-\d+)?\b/g)].length;
  const spaces = isStreet
    ? 0
    : count
      ? (numberFrom(whole?.[1] ?? whole?.[2] ?? '') ?? sumOf(count, more))
      : /\b(?:spaces|spots|stalls)\b/i.test(all) && named > 1
        ? named
        : /\b(?:space|spot|stall|garage|driveway)\b/i.test(all)
          ? 1
          : null;
  const amount = moneyIn(all)[0];
  const isPriceAlone = !/[a-z]{3}/i.test(words.replace(/\b(?:per|a|each)?\s*month(?:ly)?\b/gi, ''));
  const text = aboutParking((isPriceAlone ? all : words).replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:.]+$/g, ''));
  return {
    spaces,
    fee_monthly: amount ? usd(amount.cents) : isStreet ? null : feeUnpriced(spaces, all),
    text: text === '' ? null : text,
  };
};

/** Of a sentence on the whole place the part that is about cars: "garage stall 52" of "Owner lets the flat, with storage cage 19 and garage stall 52". */
const aboutParking = (text: string): string => {
  if (text.length <= shortText || !ofPlace.test(text)) return text;
  const pieces = text.split(/(?<=[,;:])\s+(?!\d{4}\b)|\s+(?=(?:and|with)\s)/);
  const first = pieces.findIndex((piece) => ofCars.test(piece));
  const last = pieces.findLastIndex((piece) => ofCars.test(piece));
  if (first === -1) return text;
  // "One space, P4-118, is let": the number of a space stands behind it.
  const isNumber = /^(?:numbered |no\. ?)?[A-Z]{0,3}-?\d{1,4}(?:[A-Z]|-\d+)?,?$/i.test(pieces[last + 1] ?? '');
  return pieces
    .slice(first, last + (isNumber ? 2 : 1))
    .join(' ')
    .replace(/^(?:and|with)\s+/, '')
    .replace(/[\s,;:.]+$/, '');
};

const shortText = 60;
/** What lets the place, and what comes with it, are listed in one sentence. */
const ofPlace =
  /\b(?:leases?|lets?|rents?|demises?)\b[^.;]{0,60}\b(?:house|home|flat|apartment|unit|premises|cottage|condo\w*|townhouse)\b|^it comes with\b/i;
const ofCars =
  /\b(?:park(?:s|ed|ing)?|spaces?|spots?|stalls?|garages?|carports?|driveway|drive|cars?|vehicles?|automobiles?|trucks?|permits?|passes|lot|on the street)\b/i;

/** "Two cars in the garage and one on the drive". */
const sumOf = (count: string, more: string | undefined): number | null => {
  const least = numberFrom(count);
  return least === null || more === undefined ? least : least + (numberFrom(more) ?? 1);
};

/** Spaces that are granted without a word of a price come with the place and are paid by its rent. */
const feeUnpriced = (spaces: number | null, text: string): Money | null =>
  isFree.test(text) || ((spaces ?? 0) > 0 && !isPriced.test(text)) ? usd(0) : null;

/** What a remark in everyday words counts first; a short one tells the rest as a whole. */
export const parkingSaid = (match: RegExpExecArray, { said }: { readonly said: Said }): Parking => {
  const seen = said.raw.slice(said.startOf(match.index), said.endOf(match.index + match[0].length)).trim();
  const told = said.raw.length > longestParking ? seen : said.raw;
  const spaces = Number(match[1] ?? match[2] ?? match[3] ?? 1) + Number(match[4] ?? 0);
  return { ...(parkingOf(told, told) ?? { fee_monthly: null, text: told }), spaces };
};

export const longestParking = 220;

/** What the words tell beside the spaces and the price. */
export const besideSpaces = (text: string): string =>
  text
    .replace(/^parking\s*:?\s+/i, '')
    .replace(whoMayPark, '')
    .replace(/^there is no parking\b[^,;]*$/i, '')
    .replace(
      /(?:\b(?:for|at)\s+(?:an?\s+)?(?:(?:additional|added|extra|flat|monthly|separate)\s+)*(?:(?:fee|charge|cost|price|rate|rent)\s+of\s+)?)?\$[\d,.]*\d\s*(?:(?:per|a|each)\s+month\b|monthly\b|\/\s*mo(?:nth)?\b|[.;,]?\s*$)/gi,
      '',
    )
    .replace(freeWords, '')
    .replace(/^[\s,;:]+|[\s,;:.]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '');

/** "From July 1, 2025 Lessee may use": since when a term holds is told beside it, and whose it is is known. */
const whoMayPark =
  /^(?:(?:[Ff]rom|[Bb]eginning|[Ss]tarting|[Ee]ffective)\s+(?:on\s+)?[A-Z][a-z]+\s+\d{1,2},\s+\d{4}(?:\s+on)?,?\s+)?(?:[Tt]he\s+)?(?:[Tt]enants?|[Ll]essees?|[Rr]enters?|[Rr]esidents?|[Yy]ou)\s+(?:may|shall|can|will)\s+(?:use|have(?:\s+the\s+use\s+of)?|park\s+in)\s+/;
