import type { LeaseText } from '../structure/lease-text.ts';
import { moneyIn } from '../values/money.ts';
import { numberFrom, numberWordsSource } from '../values/number-words.ts';
import { atWords, type Candidate, inSentence, topicOf, usd } from './candidate.ts';

/**
 * The month's rent as a part of a longer sum: "in nine payments of $950", "twelve draws of $1,150", "equal monthly parts, $2,050 and then
 * $2,100"; and a twelfth of a year's rent that is "paid in twelve like parts".
 */
export const readRentParts = (lease: LeaseText): Candidate[] => {
  const found: Candidate[] = [];
  for (const sentence of lease.sentences) {
    const { text, lower } = sentence;
    const part = lease.parts[sentence.part];
    if (part?.role === 'exhibit' || text.length > 900 || !anyPart.test(lower)) continue;
    const topic = topicOf(lease, sentence);
    if (otherMatters.test(topic.split('/').at(-1) ?? '') || otherSums.test(lower)) continue;
    const amounts = moneyIn(text);
    for (const match of text.matchAll(parts)) {
      const end = match.index + match[0].length;
      const count = numberFrom(match.groups?.['count'] ?? '');
      const isMonthly = /month/i.test(match[0]) || /\b(?:each|every|of the) month\b|\bmonthly\b/.test(lower);
      if (!isMonthly && (count === null || count < fewestParts)) continue;
      const amount = amounts.find(({ start }) => start >= end && between.test(text.slice(end, start)));
      if (amount !== undefined) {
        found.push(atWords(sentence, 'rent_monthly', usd(amount.cents), 0.78, match.index, amount.end));
        continue;
      }
      const year = amounts.findLast((each) => each.end <= match.index && match.index - each.end < 90);
      if (count !== 12 || year === undefined || year.cents % 12 !== 0 || year.cents < leastYear) continue;
      found.push({
        ...inSentence(sentence, 'rent_monthly', usd(year.cents / 12), 0.74, year.start, end),
        method: 'computed',
        reasoning: `A twelfth of ${text.slice(year.start, year.end)}, which is paid in twelve parts.`,
      });
    }
  }
  return found;
};

const anyPart = /\b(?:parts?|payments?|pieces|draws|portions|checks|instal?lments?)\b/;
const parts = new RegExp(
  `\\b(?:in|by|through)\\s+(?:(?<count>${numberWordsSource}|\\d{1,2})\\s+(?:\\(\\d{1,2}\\)\\s+)?)?(?:equal\\s+|like\\s+|even\\s+|monthly\\s+|consecutive\\s+|successive\\s+)*(?:parts|payments|pieces|draws|portions|checks|instal?lments)\\b`,
  'gi',
);
/** What may stand between the parts and what each comes to. */
const between = /^(?:,?\s*(?:each\s+)?(?:of|being|namely|at)?\s*|,\s+each\s+(?:of|being)\s+|\s*:\s*)$/i;
/** Fewer payments are those of a deposit or a debt. */
const fewestParts = 6;
/** Cents: no home costs less for a year. */
const leastYear = 100_000;

const otherMatters =
  /late|deposit|pet|animal|park|insur|fee|default|early|terminat|renew|option|storage|tax|operating|improvement/;
const otherSums = /\b(?:deposit|back rent|arrears|owed|debt|damages?|loan|fee|allowance|premium|tax(?:es)?)\b/;
