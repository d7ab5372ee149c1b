import { lateFeeCapCents, stateRuleOf } from '#state-rules/state-rules.ts';
import { hasPhrase } from '#wording/pattern.ts';
import type { Hit } from '../detector.ts';
import type { Reading } from '../said.ts';
import { dollarsOf } from './amounts.ts';

/**
 * Weighs a single late fee against the state's cap or, where the state only asks for a reasonable fee, against a tenth of the rent.
 * The daily part of a fee is another flag.
 */
export const lateFeeHit = (text: string, reading: Reading, hit: Hit, months: number | null): Hit | null => {
  const rent = reading.numbers.rentCents;
  const fee = feeIn(text, rent);
  const rule = reading.kind === 'residential' ? stateRuleOf(reading.state) : null;
  // "Should a month's rent come late, the late charge is 5 %" names no fee of a month.
  if (fee === null)
    return months !== null && months >= 0.25 && hasPhrase(text, ['\\blate (?:fee|charge)'])
      ? { ...hit, confidence: 0.8 }
      : null;
  const capPercent =
    rule !== null && rule.lateFee.percent !== null && !rule.lateFee.kind.startsWith('reasonable')
      ? rule.lateFee.percent
      : 10;
  const capCents = rule !== null && rent !== null ? lateFeeCapCents(rule, rent) : null;
  const limit = capCents ?? (rent === null ? null : rent * 0.1);
  const share = rent === null || fee.percent === null ? null : (rent * fee.percent) / 100;
  // One part of the two was not read here: the figures of the fact are held against the limit elsewhere.
  if (isLesser(text) && (fee.cents === null || share === null)) return null;
  const asCents =
    fee.cents === null || share === null
      ? (fee.cents ?? share)
      : isLesser(text)
        ? Math.min(fee.cents, share)
        : Math.max(fee.cents, share);
  const over =
    limit !== null && asCents !== null ? asCents > limit * 1.005 : fee.percent !== null && fee.percent > capPercent;
  if (!over) return null;
  const confidence = capCents === null ? 0.8 : 0.9;
  const place = { start: Math.min(hit.start, fee.start), end: Math.max(hit.end, fee.end), confidence };
  if (limit === null || asCents === null || rent === null) return place;
  const measure = capCents === null || rule === null ? "a tenth of the month's rent" : `what ${rule.name} allows`;
  const why = `The fee comes to ${dollarsOf(asCents)}; ${measure} is ${dollarsOf(limit)}.`;
  return asCents > 2 * limit ? { ...place, why, severity: 'high' } : { ...place, why };
};

/** Whether the smaller one of two fees is owed; `text` in small letters. */
export const isLesser = (text: string): boolean =>
  /\b(?:lesser|lower|smaller|less) of\b|\bwhichever (?:\w+ )?(?:is|be) (?:the )?(?:less|lower|smaller)/.test(text);

const lead =
  '(?:\\blate (?:is|means|costs?)\\b|\\b(?:late|overdue|delinquen\\w*)[- ](?:rent |payment )?(?:fees?|charges?|penalt(?:y|ies))|\\b(?:fee|charge|penalty|surcharge|pays?|owes?|costs?|adds?|extra|plus|bill|charges)\\b)';

type Fee = {
  readonly cents: number | null;
  readonly percent: number | null;
  readonly start: number;
  readonly end: number;
};

const feePattern = new RegExp(
  `${lead}[^;]{0,90}?(?:\\$ ?(\\d+(?:\\.\\d+)?)|\\b(\\d+(?:\\.\\d+)?) (?:dollars|bucks)|(\\d+(?:\\.\\d+)?) ?%)(?! (?:per|each|a|every|for each) (?:\\w+ )?day)(?! daily)`,
  'g',
);

const byTheDay =
  /^[^.;]{0,20}\b(?:per|each|every|a|for each|for every) (?:additional |further |extra |calendar )?day\b/;

const feeIn = (text: string, rentCents: number | null): Fee | null => {
  for (const match of text.matchAll(feePattern)) {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 90);
    if (byTheDay.test(after.slice(0, 30))) continue;
    const dollars = match[1] ?? match[2];
    // "You pay $900 on the first, and $25 if it comes later": the rent is no fee.
    if (dollars !== undefined && centsIn(dollars) === rentCents) continue;
    // "The greater of $100 or 8 %": an amount and a percentage together are read as both.
    const other = /^[^;]{0,30}?\b(?:or|plus|and)\b[^;]{0,30}?(?:\$ ?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) ?%)/.exec(after);
    return {
      cents: centsIn(dollars) ?? centsIn(other?.[1]),
      percent: numberIn(match[3]) ?? numberIn(other?.[2]),
      start: match.index,
      end,
    };
  }
  return null;
};

const numberIn = (figure: string | undefined): number | null => (figure === undefined ? null : Number(figure));

const centsIn = (figure: string | undefined): number | null =>
  figure === undefined ? null : Math.round(Number(figure) * 100);
