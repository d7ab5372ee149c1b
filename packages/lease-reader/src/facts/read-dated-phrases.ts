import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn, type FoundDate } from '../values/dates.ts';
import { durationsIn } from '../values/durations.ts';
import { atWords, type Candidate, inSentence, topicOf } from './candidate.ts';

/** A term told by a length and a day ("one year from May 1, 2027"), by its first or last day, or by two days alone. */
export const readDatedPhrases = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    const role = lease.parts[sentence.part]?.role;
    if (role === 'exhibit' || sentence.text.length > 500 || !/\d{2}/.test(sentence.text)) continue;
    if (/\b(?:renew|extend|extension|option|notice|insur|inspect|payment|installment)/.test(sentence.lower)) continue;
    const dates = datesIn(sentence.text);
    if (dates.length === 0) continue;
    fromLength(sentence, dates, found);
    fromFirstAndLast(sentence, dates, found);
    fromRange(lease, sentence, dates, found);
    fromVerbs(sentence, dates, found);
  }
  return found;
};

const fromLength = (sentence: Sentence, dates: readonly FoundDate[], found: Candidate[]): void => {
  for (const length of durationsIn(sentence.text)) {
    if (length.unit !== 'month' && length.unit !== 'year') continue;
    const date = dates.find(
      ({ start }) =>
        start >= length.end &&
        /^\s*(?:lease|term|tenancy|rental)?,?\s*(?:from|beginning|starting|commencing|as\s+of|that\s+(?:begins|starts))\s+(?:on\s+)?(?:the\s+)?$/i.test(
          sentence.text.slice(length.end, start),
        ),
    );
    const months = length.unit === 'year' ? length.amount * 12 : length.amount;
    // "$1,600 a month from August 1" is a price.
    if (/[\d)]\s*$/.test(sentence.text.slice(0, length.start)) && /^an?\b/i.test(sentence.text.slice(length.start)))
      continue;
    if (!date || months < 1 || months > 1200) continue;
    if (/\b(?:no|not)\b[^.;,]{0,20}$/i.test(sentence.text.slice(0, length.start))) continue;
    found.push(atWords(sentence, 'start_date', date.iso, 0.66, length.start, date.end));
    found.push(atWords(sentence, 'term_months', months, 0.66, length.start, date.end));
  }
};

const fromFirstAndLast = (sentence: Sentence, dates: readonly FoundDate[], found: Candidate[]): void => {
  for (const date of dates) {
    const before = sentence.text.slice(Math.max(0, date.start - 60), date.start);
    const side =
      /\b(first|last|final)\s+day\b[^.;\d]{0,30}\b(?:is|being|was|will\s+be|falls\s+on|on)\s+$|\b(first|last|final)\s+day\s*[:,]?\s*$/i.exec(
        before,
      );
    if (!side) continue;
    const field = /first/i.test(side[0]) ? 'start_date' : 'end_date';
    found.push(atWords(sentence, field, date.iso, 0.64, Math.max(0, date.start - side[0].length), date.end));
  }
  const length = durationsIn(sentence.text).find(({ unit }) => unit === 'month' || unit === 'year');
  if (length && /\b(?:lease|term|tenancy)\b/.test(sentence.lower) && /\bfirst\s+day\b/.test(sentence.lower))
    found.push(
      atWords(
        sentence,
        'term_months',
        length.unit === 'year' ? length.amount * 12 : length.amount,
        0.6,
        length.start,
        length.end,
      ),
    );
};

/** "Period: May 1, 2027 to April 30, 2028", with no money and little else beside. */
const fromRange = (lease: LeaseText, sentence: Sentence, dates: readonly FoundDate[], found: Candidate[]): void => {
  const [first, second] = dates;
  if (!first || !second || dates.length > 2 || /[$%]|\brent\s+for\b/i.test(sentence.text) || first.iso >= second.iso)
    return;
  if (
    !/^\s*(?:,?\s*\w{3,9},?)?\s*(?:to|through|until|till|thru|-|up\s+to)\s*(?:and\s+including\s+)?(?:(?:noon|midnight)(?:\s+on)?\s*|\w{3,9},\s*)?$/i.test(
      sentence.text.slice(first.end, second.start),
    )
  )
    return;
  // A renewal names the term that runs out.
  if (/\b(?:present|current|existing|expiring|prior) lease\b/i.test(sentence.text.slice(0, first.start))) return;
  const rest = sentence.text.length - (second.end - first.start);
  const isTopic = /\b(?:term|period|dates?|length|how long|stay|duration|when|time|lease)\b/.test(
    `${topicOf(lease, sentence)} ${sentence.lower.slice(0, first.start)}`,
  );
  if (rest > (isTopic ? 160 : 40)) return;
  found.push(inSentence(sentence, 'start_date', first.iso, isTopic ? 0.68 : 0.55, first.start, second.end));
  found.push(inSentence(sentence, 'end_date', second.iso, isTopic ? 0.68 : 0.55, first.start, second.end));
};

/** "It begins on December 1, 2027 and expires on June 29, 2029", whatever "it" is called. */
const fromVerbs = (sentence: Sentence, dates: readonly FoundDate[], found: Candidate[]): void => {
  const [first, second] = dates;
  if (!first || !second || first.iso >= second.iso || notTheTerm.test(sentence.text)) return;
  if (!begins.test(sentence.text.slice(Math.max(0, first.start - 40), first.start))) return;
  if (!ends.test(sentence.text.slice(first.end, second.start)) || second.start - first.end > 90) return;
  found.push(inSentence(sentence, 'start_date', first.iso, 0.64, Math.max(0, first.start - 30), first.end));
  found.push(inSentence(sentence, 'end_date', second.iso, 0.64, first.start, second.end));
};

const begins =
  /\b(?:begins?|beginning|starts?|starting|commences?|commencing|opens?|opening|runs?|from|(?:you|tenants?|residents?)\s+(?:come|arrive|move|may\s+move|(?:get|have)\s+the\s+keys)(?:\s+in)?|(?:first\s+day|day\s+one|first\s+night)\s+is)(?:\s+(?:on|at|from|with|at\s+noon\s+on|\w{3,9}day,?))*\s*(?:the\s+)?$/i;
const ends =
  /\b(?:ends?|ending|expires?|expiring|closes?|closing|runs?\s+(?:to|until|through)|until|through|to|terminates?|terminating|you\s+leave|last\s+(?:day|night)\s+is|(?:is|are|it.?s|we.re)\s+(?:out|over|up|done))(?:\s+(?:by|on|at|midnight|noon|and\s+including|of|with|\w{3,9}day,?))*\s*(?:the\s+)?$/i;
const notTheTerm =
  /\b(?:prime lease|master lease|construction|fiscal|warrant\w*|rent\s+(?:is|of|shall)|abate\w*|free)\b|\$\s?\d/i;
