import { addDays, addMonths } from '@keyclause/domain';
import type { Fact } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn, monthNames } from '../values/dates.ts';
import { numberFrom, numberWordsSource } from '../values/number-words.ts';
import { inOrder } from '../values/order.ts';
import { inSentence, topicOf, usd } from './candidate.ts';
import { centsOf, wordOf } from './facts.ts';
import { monthAmountsIn } from './month-amounts.ts';
import { reconcile } from './reconcile.ts';

/**
 * Steps of the rent told by the day or the year from which the next sum holds: "until March 31, 2028, and $2,550 thereafter",
 * "from March 1, 2028 the rent is $610", "$900 in the first year and $950 in the second". Leaves a schedule that is stated.
 */
export const deriveSteps = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const [start, end, first] = [wordOf(facts, 'start_date'), wordOf(facts, 'end_date'), centsOf(facts, 'rent_monthly')];
  if (!start || !end || first === null || facts['rent_schedule']?.value) return;
  const found: Turn[] = [];
  for (const sentence of lease.sentences) {
    const role = lease.parts[sentence.part]?.role;
    if (found.length > 30) break;
    if (
      role === 'exhibit' ||
      role === 'amendment' ||
      sentence.text.length > 2000 ||
      !/[$]|dollars/i.test(sentence.text)
    )
      continue;
    const topic = topicOf(lease, sentence);
    const before = lease.sentences[sentence.index - 1];
    const near = before?.clause === sentence.clause ? before.lower : '';
    if (!/\brent/.test(`${sentence.lower} ${topic} ${near}`) || notSteps.test(sentence.text) || notSteps.test(topic))
      continue;
    found.push(...turnsIn(sentence, start, addDays(end, 1)));
  }
  const usual = found.filter(
    ({ cents, from }) => cents >= first * 0.5 && cents <= first * 2.5 && from >= start && from < end,
  );
  usual.sort((one, other) => inOrder(one.from, other.from));
  const turns: Turn[] = [];
  for (const turn of usual) {
    const last = turns.at(-1);
    if (last?.from === turn.from) {
      if (last.cents !== turn.cents) return;
    } else if (last === undefined || last.cents !== turn.cents) turns.push(turn);
  }
  const after = turns.filter(({ from }) => from > start);
  // Free months may put the first payment after the start.
  const later = after.slice(after[0]?.cents === first ? 1 : 0);
  const lead = later[0];
  if (!lead) return;
  const steps = [{ from: start, cents: first }, ...later];
  const value = steps.map(({ from, cents }, at) => ({
    from,
    to: addDays(steps[at + 1]?.from ?? addDays(end, 1), -1),
    monthly: usd(cents),
  }));
  const { length } = lead.sentence.text;
  const opening = turns[0]?.sentence === lead.sentence ? turns[0].at : lead.at;
  const [from, to] = length > 700 ? [opening, Math.min(length, lead.at + 80)] : [0, length];
  facts['rent_schedule'] = reconcile(lease, 'rent_schedule', [
    inSentence(lead.sentence, 'rent_schedule', value, 0.72, from, to),
  ]);
};

type Turn = { readonly from: string; readonly cents: number; readonly sentence: Sentence; readonly at: number };

export const notSteps =
  /\b(?:hold(?:ing|s)?[- ]?over|renew\w*|option|extend\w*|extension|late (?:fee|charge)|deposit|per day|parking|pet|storage|utilit\w+|operating|prorat\w+|partial month|allowance|insurance|guarant\w+|terminat(?:e|ion)|(?:may|can) (?:end|cancel|leave))\b/i;

/** Turns told in a sentence; the term runs from `start` to the day before `over`. */
const turnsIn = (sentence: Sentence, start: string, over: string): Turn[] => {
  const { text, amounts: told } = monthAmountsIn(sentence.text);
  const turns: Turn[] = [];
  const amounts = told.filter(({ cents }) => cents >= 10_000);
  const dates = [...datesIn(text), ...monthsIn(text)].sort((one, other) => one.start - other.start);
  // "In the first year $900, in the second $950": who names a year before the first sum does so before each.
  const isLed = yearThenSum.test(text.slice(0, amounts[0]?.start ?? 0));
  const isStretched = stretchThenSum.test(text.slice(0, amounts[0]?.start ?? 0));
  let passed = 0;
  let taken = -1;
  for (const [at, { start: begin, end, cents }] of amounts.entries()) {
    const before = text.slice(amounts[at - 1]?.end ?? 0, begin);
    const after = text.slice(end, amounts[at + 1]?.start ?? text.length);
    if (/^[\s),]*(?:per|a|\/)\s*(?:square|sq|rsf)/i.test(after)) continue;
    const add = (from: string): void => void turns.push({ from, cents, sentence, at: begin });
    const yearBefore = yearOf(yearThenSum.exec(before)?.[1]);
    const yearAfter = yearOf(sumThenYear.exec(after)?.[1]);
    const year = isLed ? (yearBefore ?? yearAfter) : (yearAfter ?? yearBefore);
    const since = dates.find(
      (date) =>
        date.end <= begin &&
        date.start > taken &&
        date.start >= begin - before.length &&
        sinceWords.test(text.slice(Math.max(0, date.start - 30), date.start)) &&
        begin - date.end < 80,
    );
    const follows = dates.find(
      (date) => date.start >= end && date.start - end < 50 && sinceWords.test(text.slice(end, date.start)),
    );
    const until = datesIn(text).findLast(
      (date) => date.end <= begin && untilWords.test(text.slice(Math.max(0, date.start - 30), date.start)),
    );
    const [, which, count] = (isStretched ? stretchThenSum.exec(before) : stretch.exec(after)) ?? [];
    const months = count === undefined ? null : numberFrom(count);
    if (which && months !== null) {
      const isLast = /last|final|remain/i.test(which);
      add(isLast ? addMonths(over, -months) : addMonths(start, passed));
      passed += months;
    } else if (year !== null) add(addMonths(start, (year - 1) * 12));
    else if (since) add(since.iso);
    else if (at > 0 && passed > 0 && /\bthereafter\b/i.test(`${after} ${before.slice(-40)}`))
      add(addMonths(start, passed));
    else if (
      until &&
      at > 0 &&
      /^[^$]{0,60}\b(?:thereafter|after\s+that|from\s+then|afterwards?)\b/i.test(`${after} ${before.slice(-40)}`)
    )
      add(addDays(until.iso, 1));
    else if (until && at > 0 && /\b(?:then|thereafter|after\s+that|and\s+after(?:wards)?)\b[^$]{0,30}$/i.test(before))
      add(addDays(until.iso, 1));
    else if (follows) {
      add(follows.iso);
      taken = follows.start;
    }
  }
  return turns;
};

const someMonths = `\\s+the\\s+(first|next|following|last|final|remaining)\\s+(${numberWordsSource}|\\d{1,3})\\b`;

/** "$900 a month for the first twelve months and $950 for the last six". */
const stretch = new RegExp(`^[^$]{0,24}\\bfor${someMonths}(?!\\s*(?:days|weeks|years))`, 'i');

/** "During the first twelve months $900 and during the last six months $950". */
const stretchThenSum = new RegExp(
  `\\b(?:during|for|in)${someMonths}(?:\\s*\\(\\d+\\))?\\s+months?\\b[^$;]{0,60}$`,
  'i',
);

/** "In March, 2028" is its first day. */
const monthsIn = (text: string): ReturnType<typeof datesIn> =>
  [...text.matchAll(monthOfYear)].map((match) => ({
    iso: `${match[2]}-${String(monthNames.indexOf((match[1] ?? '').toLowerCase()) + 1).padStart(2, '0')}-01`,
    start: match.index,
    end: match.index + match[0].length,
  }));

const monthOfYear = new RegExp(`\\b(${monthNames.join('|')})(?:,| of)?\\s+(20\\d\\d)\\b`, 'gi');

const sinceWords =
  /\b(?:from(?:\s+and\s+after)?|in|beginning|starting|effective|commencing|as\s+of|(?:up)?on|after|since|with)(?:\s+(?:on|the|and\s+after))?\s*$/i;
const untilWords =
  /\b(?:until|through|to|thru|till|ending(?:\s+on)?|up\s+to)(?:\s+(?:and\s+including|the\s+end\s+of))?\s*$/i;

const nth = '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th))';
const yearThenSum = new RegExp(
  `\\b${nth}(?:\\s+(?:lease\\s+|contract\\s+)?(?:year|twelve\\s+months|12\\s+months)\\b[^$;]{0,50}|(?<=\\b(?:in|for|during|and)\\s+the\\s+\\S+)[\\s,]*)$`,
  'i',
);
const sumThenYear = new RegExp(
  `^[\\s),]*(?:(?:per|a|each|by\\s+the)\\s+month|monthly)?,?\\s*(?:in|for|during)\\s+(?:the\\s+)?${nth}(?:\\s+(?:lease\\s+|contract\\s+)?(?:year|twelve\\s+months|12\\s+months)\\b|\\b(?=\\s*(?:[.,;]|and\\b|$)))`,
  'i',
);

const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const yearOf = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  const at = words.indexOf(word.toLowerCase());
  const value = at === -1 ? Number.parseInt(word, 10) : at + 1;
  return value >= 1 && value <= 40 ? value : null;
};
