import type { FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { moneyIn } from '../values/money.ts';
import { type Candidate, usd } from './candidate.ts';
import {
  type ChargeFrequency,
  frequencyOf,
  isNoCharge,
  nameless,
  sharesWord,
  tidied,
  usualName,
} from './charge-words.ts';
import type { LabelValue } from './label-values.ts';

/** A charge beside rent, deposit, late and returned-payment fees; offsets within its sentence. */
type Fee = {
  readonly name: string;
  readonly cents: number;
  readonly frequency: ChargeFrequency;
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
export const readCharges = (lease: LeaseText, labels: readonly LabelValue[]): Candidate[] => {
  const fees = feesOf(lease, labels);
  const [first, ...others] = fees;
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
      places: others.map(({ sentence, start, end }) => ({
        document: sentence.document,
        start: sentence.start + start,
        end: sentence.start + end,
      })),
    },
  ];
};

const feesOf = (lease: LeaseText, labels: readonly LabelValue[]): Fee[] => {
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
      isNoCharge(value.slice(0, amount.start), value.slice(amount.end)) ||
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
      name: tidied(asWritten(label, sentence)),
      cents: amount.cents,
      frequency: inRow(frequencyOf(`${label} ${value}`), sentence, lease),
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
    const named = usualName(before, after);
    if (named !== null)
      add({
        name: named,
        cents: amount.cents,
        // "Application fee $50; amenity fee $35 each month": only the second comes each month.
        frequency: frequencyOf(`${before.split(';').at(-1)} ${after.split(';')[0]}`),
        sentence,
        start: Math.max(0, amount.start - 60),
        end: Math.min(text.length, amount.end + 30),
      });
  }
};

/** Labels are told in small letters; "Space P1-38" is no "space p1-38". */
const asWritten = (label: string, { text, lower }: Sentence): string => {
  const at = lower.indexOf(label);
  return at === -1 ? label : text.slice(at, at + label.length);
};

/** A row without a word of how often takes it from the head of its table, or from the total of each month below it. */
const inRow = (frequency: ChargeFrequency, { index }: Sentence, { sentences }: LeaseText): ChargeFrequency => {
  const isHead = ({ cells, text, lower }: Sentence): boolean =>
    cells.length > 1 && !/\$[\s_]*\d/.test(text) && /charges|amount/.test(lower) && /month/.test(lower);
  const total = sentences.slice(index + 1, index + 9).find(({ lower }) => /\btotal\b/.test(lower));
  const isAdded = total !== undefined && total.cells.length > 1 && /\btotal monthly\b/.test(total.lower);
  return frequency === 'one_time' && (isAdded || sentences.slice(Math.max(0, index - 12), index).some(isHead))
    ? 'monthly'
    : frequency;
};
