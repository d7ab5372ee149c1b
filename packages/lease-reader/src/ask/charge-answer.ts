import { formatMoney } from '@keyclause/domain';
import type { Answer } from './answer.ts';
import { lightWords } from './function-words.ts';
import type { Question } from './question.ts';
import { type ReportReader, withoutRepeats } from './report-reader.ts';

/** A fee that the report lists by the name that was asked. */
export const chargeOf = (question: Question, { report }: ReportReader): Answer | null => {
  if (/\b(?:refund\w*|back)\b/.test(question.text)) return null;
  if (!/\b(?:how much|fee|fees|charge|charges|cost|costs|price|pay)\b/.test(question.text)) return null;
  const asked = new Set(
    question.content.filter(({ word, stem }) => !moneyStems.has(stem) && !lightWords.has(word)).map(({ stem }) => stem),
  );
  if (asked.size === 0) return null;
  const charges = report.money.charges.filter(({ name }) => {
    const words = name.toLowerCase();
    const named = question.content.filter(
      ({ word, stem }) => asked.has(stem) && words.includes(word.slice(0, Math.max(4, word.length - 2))),
    );
    // "The cleaning taken out of the deposit" is more than the deposit.
    return named.length * 2 >= asked.size && (named.length === asked.size || !words.includes('deposit'));
  });
  const [charge] = charges;
  if (!charge) return null;
  return {
    source: 'report',
    verdict: question.asks === 'existence' || question.asks === 'duty' ? 'yes' : null,
    text: charges
      .slice(0, 3)
      .map(({ name, amount, frequency }) => `${name}: ${formatMoney(amount)} ${frequencies[frequency]}.`)
      .join(' '),
    reasoning: null,
    quotes: withoutRepeats(charges.slice(0, 3).map(({ evidence }) => evidence)),
    topic: 'charge',
    notes: [],
  };
};

const moneyStems = new Set([
  'fee',
  'charg',
  'cost',
  'price',
  'pai',
  'pay',
  'monei',
  'dollar',
  'rent',
  'month',
  'extra',
]);
const frequencies = {
  once: 'once',
  monthly: 'a month',
  yearly: 'a year',
  per_event: 'each time',
  daily: 'a day',
} as const;
