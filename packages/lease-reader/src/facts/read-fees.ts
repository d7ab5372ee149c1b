import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { moneyIn } from '../values/money.ts';
import { type Candidate, usd } from './candidate.ts';
import type { LabelValue } from './label-values.ts';

/** A charge beside rent, deposit, late and returned-payment fees, with where it stands. */
export type Fee = {
  readonly name: string;
  readonly cents: number;
  readonly frequency: 'one_time' | 'monthly' | 'yearly' | 'daily' | 'per_event' | 'at_move_out';
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
};

/** "Renters insurance | Required, $100,000": what a policy has to cover, and no charge. */
const isCover = (label: string, value: string, cents: number): boolean =>
  /insur|liabilit|coverage|policy/.test(label) &&
  (cents >= 1_000_000 || /\b(?:required|cover\w*|liabilit\w*|limits?)\b/i.test(value));

/** "Linen service: $40 a month" on a line of its own states a charge like a row; a sentence after its heading need not. */
const isLine = (value: string): boolean =>
  value.length < 80 &&
  /^\$[\d,.]+,?\s*(?:\(|once\b|one[- ]time|$|(?:(?:per|a|each|every)\s+\w+|monthly)\b)/i.test(value);

/** All other fees as one candidate; the quote is the first of them. */
export const readFees = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const fees = feesOf(lease, labels);
  const first = fees[0];
  if (!first) return [];
  const value: FactValue = fees.map(({ name, cents, frequency }) => ({ name, amount: usd(cents), frequency }));
  return [
    {
      field: 'other_fees',
      value,
      document: first.sentence.document,
      part: first.sentence.part,
      start: first.sentence.start + first.start,
      end: first.sentence.start + first.end,
      score: 0.7,
      method: 'stated',
      reasoning: null,
    },
  ];
};

export const feesOf = (lease: LeaseText, labels: readonly LabelValue[]): Fee[] => {
  const fees: Fee[] = [];
  const add = (fee: Fee): void => {
    const isKnown = fees.some(
      (other) =>
        other.cents === fee.cents &&
        (other.name.toLowerCase() === fee.name.toLowerCase() ||
          sharesWord(other.name, fee.name) ||
          other.sentence.index === fee.sentence.index),
    );
    if (!isKnown && fees.length < 40) fees.push(fee);
  };
  for (const { label, value, sentence } of labels) {
    const amount = moneyIn(value)[0];
    if (
      !amount ||
      amount.cents <= 0 ||
      (sentence.cells.length < 2 && !isLine(value)) ||
      notOther.test(label) ||
      isCover(label, value, amount.cents) ||
      /\btotal\b/.test(label) ||
      label.length > 70 ||
      /^(?:lease |contract )?(?:months?|years?)\b|^\d|^(?:from|paid|money)\b|\b20\d\d\b|\ballowance\b|^(?:car|vehicle)s?$/.test(
        label,
      ) ||
      nameless.test(label)
    )
      continue;
    if (!feeLabel.test(label) && !/(?:per|a|each) month|monthly|one[- ]time|\bonce\b/i.test(value)) continue;
    add({
      name: tidy(label),
      cents: amount.cents,
      frequency: frequencyOf(`${label} ${value}`, sentence, lease),
      sentence,
      start: 0,
      end: sentence.text.length,
    });
  }
  if (lease.kind === 'residential')
    for (const sentence of lease.sentences) if (sentence.cells.length === 0) fromSentence(sentence, add);
  return fees;
};

const feeLabel =
  /fee|charge|parking|garage|storage|valet|amenit|package|technolog|pest|trash|internet|insurance|program|administrative|application|cleaning|key|utilit|bundle|locker|membership|carport|laundry|furniture/;
const notOther =
  /\b(?:rent|rental|deposit|late|returned|nsf|bounced|security|installments?|payment by|subsidy|assistance|share|voucher|allowance|holdover|pets?|animals?|dogs?|cats?|bring|move-in total)\b(?! (?:control|program))/;

const fromSentence = (sentence: Sentence, add: (fee: Fee) => void): void => {
  if (!/[$]|dollars/.test(sentence.lower)) return;
  const text = sentence.text;
  for (const amount of moneyIn(text)) {
    if (amount.cents <= 0 || amount.cents > 500_000) continue;
    const before = text.slice(Math.max(0, amount.start - 100), amount.start);
    const after = text.slice(amount.end, amount.end + 90);
    const all = `${before} ${after}`;
    if (
      /\b(?:deposit of|security deposit|monthly rent|base rent|rent is|rent of|installments? of|late (?:fee|charge)|returned|bounce|nsf|insufficient|liabilit|insurance with|sends? back|is late|coverage|limit of|holdover|hold over|last month|prorat|prepaid|per month from|pet (?:deposit|fee|rent)|for the (?:cat|dog|pet)|credit(?:s|ed)? you|relocation|attorney|bills? (?:for|go)|up to|electric|at most|allowance|refund|due at signing|total|in place of)\b/i.test(
        all,
      ) ||
      /\b(?:rent|security)\b[^.;$]{0,25}$/i.test(before)
    )
      continue;
    const named = feeName(before, after);
    if (named && !nameless.test(named))
      add({
        name: named,
        cents: amount.cents,
        // "Application fee $50; amenity fee $35 each month": only the second comes each month.
        frequency: frequencyOf(`${before.split(';').at(-1)} ${after.split(';')[0]}`, sentence, null),
        sentence,
        start: Math.max(0, amount.start - 60),
        end: Math.min(text.length, amount.end + 30),
      });
  }
};

const feeName = (before: string, after: string): string | null => {
  const leading =
    /((?:[A-Za-z'-]+\s+){0,3}(?:fee|charge|fine|penalty|cost|premium|program|package|bundle|plan|membership|subscription|levy))(?:\s+(?:of|is|will be|equal to|in the amount of|costs?|at|:))*\s*$/i.exec(
      before.replace(/\([^)]*\)/g, ' '),
    );
  if (
    leading?.[1] &&
    !/\b(?:we|they|you|i|he|she|it|may|can|will|shall|must|th|st|nd|rd|late|if|not|bank|times?|animal|pet|dog|cat)\b/i.test(
      leading[1],
    )
  ) {
    const named = leading[1].replace(
      /^(?:.*\b(?:a|an|the|pay|pays|owes?|of|and|any|to|is|by|with|(?<!-)in|our|your)\s+)/i,
      '',
    );
    if (!nameless.test(named)) return tidy(named);
  }
  const joined =
    /\b(?:enrol\w*|tak(?:es|en) part|member|signed up) (?:in|of|for) (?:the |our |its |my )?([A-Z][\w'’-]*(?: (?:[A-Z][\w'’-]*|and|of))*)(?:\s*\([^)]*\))?,? (?:is |are )?(?:billed |charged |priced )?(?:at|for)\s*$/.exec(
      before.replace(/\s+/g, ' '),
    )?.[1];
  if (joined) return joined;
  const costs = /\b((?:[A-Za-z'-]+\s+){1,4})(?:costs?|is charged at|will cost)\s*$/i.exec(before);
  if (costs?.[1]) {
    const named = costs[1].replace(/^.*\b(?:a|an|the|each|any|every|new)\s+/i, '');
    return /\b(?:late|back|is|was|that|which|and|or|miss|bank|times?|payments?|checks?|it|this)\b/i.test(named)
      ? null
      : tidy(named);
  }
  const trailing =
    /^[\s),]*(?:per month\s+|a month\s+|monthly\s+)?(?:(?:non-?refundable|one-?time|flat)\s+)*([a-z-]+(?:\s+[a-z-]+)?\s+(?:fee|charge|fine))\b/i.exec(
      after,
    );
  // "the $25 they charge us" names nobody's fee.
  if (
    trailing?.[1] &&
    !nameless.test(trailing[1]) &&
    !/^(?:we|they|you|i|he|she|it|who|that|which)\b/i.test(trailing[1])
  )
    return tidy(trailing[1]);
  const purpose =
    /^[\s),]*(?:(?:per|a|each) month\s+|monthly\s+)?for\s+(?:the\s+(?:use\s+of\s+)?|each\s+|any\s+|a\s+)?((?:[a-z-]+\s*){1,4}?)(?=[.,;]|\s+(?:and|that|which|will|is|on|at|from|to)\b|$)/i.exec(
      after,
    );
  if (
    purpose?.[1] &&
    /\b(?:pay|pays|charge|owe)\w*\b/i.test(before) &&
    !/\b(?:day|month|year|rent|visit)\b/i.test(purpose[1])
  )
    return tidy(purpose[1]);
  return null;
};

const frequencyOf = (words: string, sentence: Sentence, lease: LeaseText | null): Fee['frequency'] => {
  if (/\b(?:per|a|each|every)\s+month|monthly|\/\s*mo\b/i.test(words)) return 'monthly';
  if (/\b(?:per|a|each)\s+(?:year|annum)|annual|yearly/i.test(words)) return 'yearly';
  if (/\b(?:per|a|each|every)\s+day|daily/i.test(words)) return 'daily';
  if (/\b(?:kept|deducted|taken)\s+from\s+the\s+deposit|move-?out|of the deposit|check-?out/i.test(words))
    return 'at_move_out';
  if (
    /\b(?:each|per|every|any|for a|lost|replacement|fine|costs|new|whenever|lock-?outs?|convenience|appl(?:y|ies) to [a-z ]{0,30}payments?)\b/i.test(
      words,
    ) &&
    !/one[- ]time|move-?in|administrative|at signing/i.test(words)
  )
    return 'per_event';
  if (
    lease &&
    /month/.test(
      lease.sentences
        .slice(Math.max(0, sentence.index - 12), sentence.index)
        .filter(({ cells }) => cells.length > 1)
        .map(({ lower }) => lower)
        .filter((lower) => /charges|amount/.test(lower))
        .join(' '),
    )
  )
    return 'monthly';
  return 'one_time';
};

/** "A single charge of $40" is told by another field or by none. */
const nameless =
  /^(?:(?:single|monthly|flat|daily|such|same|extra|further|additional|one-time|1|one|this|that)\s+)*(?:fee|charge|cost|sum|fine|penalty|plan)$/i;

const tidy = (words: string): string => {
  const plain = words
    .replace(/\s*\((?:one time|refundable|non-?refundable|monthly)\)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.'-]+|[\s,.'-]+$/g, '');
  return plain.length < 2 ? 'Charge' : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
};

const sharesWord = (a: string, b: string): boolean => {
  const words = new Set(
    a
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 4),
  );
  return b
    .toLowerCase()
    .split(/\W+/)
    .some((word) => words.has(word));
};
