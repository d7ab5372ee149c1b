import type { Evidence, Fact, FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { usd } from './candidate.ts';
import { type ChargeFrequency, chargeNameOf, frequencyOf, isNoCharge, sharesWord, tidied } from './charge-words.ts';
import { displayOf } from './display.ts';
import { type Facts, isMoney } from './facts.ts';
import type { WordReading } from './words/word-readings.ts';

/** A charge beside the rent, with where it stands. */
export type StatedCharge = {
  readonly name: string;
  readonly cents: number;
  readonly frequency: ChargeFrequency;
  readonly evidence: Evidence;
  /** False where words only make it somewhat likely: what is reckoned from charges leaves it out. */
  readonly isSure: boolean;
};

/** The charges of the fact `other_fees`, each with its own words: those of the first are the fact's, those of the others follow in `more`. */
export const chargesIn = (fact: Fact | undefined): readonly StatedCharge[] => {
  if (!fact || fact.document === null || !Array.isArray(fact.value)) return [];
  const { document, quote, page, boxes, start, end } = fact;
  const places = [{ document, quote, page, boxes, start, end }, ...fact.more];
  return fact.value.flatMap((each: FactValue, at): StatedCharge[] => {
    const { name, amount, frequency } = each as Readonly<Record<string, FactValue | null>>;
    const evidence = places[at] ?? places[0];
    return isMoney(amount) && evidence
      ? [{ name: String(name), cents: amount.cents, frequency: frequency as ChargeFrequency, evidence, isSure: true }]
      : [];
  });
};

/** The charges of a lease: those of its fact `other_fees`, and those that words make somewhat likely. */
export const chargesOf = (
  lease: LeaseText,
  { fact, facts }: { readonly fact: Fact; readonly facts: Facts },
  told: readonly WordReading[],
): readonly StatedCharge[] => {
  const sure = chargesIn(fact);
  return chargesIn(withWordedCharges(lease, { fact, facts }, told)).map((charge) => ({
    ...charge,
    isSure: sure.some(({ cents, evidence }) => cents === charge.cents && evidence.start === charge.evidence.start),
  }));
};

/** The charges that rules read with those of which the words around an amount make it likely. What another of the `facts` tells is none. */
export const withWordedCharges = (
  lease: LeaseText,
  { fact, facts }: { readonly fact: Fact; readonly facts: Facts },
  told: readonly WordReading[],
): Fact => {
  const charges = [...chargesIn(fact)];
  const others = Object.entries(facts).flatMap(([field, each]) =>
    field === 'other_fees' || each === undefined ? [] : [each],
  );
  const shares: number[] = [];
  for (const reading of told) {
    const charge = chargeOf(lease, reading);
    if (
      charge === null ||
      charges.length >= mostCharges ||
      charges.some((other) => isSame(other, charge)) ||
      others.some((other) => tells(other, charge))
    )
      continue;
    charges.push(charge);
    shares.push(reading.share);
  }
  charges.sort(({ evidence: one }, { evidence: other }) => one.document - other.document || one.start - other.start);
  const [first, ...more] = charges;
  if (shares.length === 0 || first === undefined) return fact;
  const value = charges.map(({ name, cents, frequency }) => ({ name, amount: usd(cents), frequency }));
  return {
    ...fact,
    ...first.evidence,
    value,
    display: displayOf('other_fees', value),
    method: fact.value === null ? 'weighed' : fact.method,
    confidence: fact.value === null ? Math.round(100 * (0.3 + 0.29 * Math.max(...shares))) / 100 : fact.confidence,
    reasoning: fact.reasoning ?? 'No usual wording says so of each; the words around the amounts make it likely.',
    more: more.map(({ evidence }) => evidence),
  };
};

const mostCharges = 40;

const chargeOf = (lease: LeaseText, { value, said, start, end }: WordReading): StatedCharge | null => {
  // A cell that holds an amount alone is one of a table of rent.
  if (!isMoney(value) || !/[a-z]{3,}/i.test(said.raw) || ofRent.test(said.raw)) return null;
  const [before, after] = [said.raw.slice(Math.max(0, start - 120), start), said.raw.slice(end, end + 100)];
  if (isNoCharge(before, after) || /\binventory\b/i.test(said.heading)) return null;
  const topic = said.heading.split(' / ').at(-1) ?? '';
  const isShort = said.raw.length <= longestQuote;
  return {
    name: chargeNameOf(before, after) ?? (isName.test(topic) ? tidied(topic) : 'Charge'),
    cents: value.cents,
    // "Application fee $50; amenity fee $35 each month": only the second comes each month.
    frequency: frequencyOf(`${before.split(';').at(-1)} ${after.split(';')[0]}`),
    evidence: lease.evidence(
      said.document,
      said.start + (isShort ? 0 : Math.max(0, start - 100)),
      said.start + (isShort ? said.raw.length : Math.min(said.raw.length, end + 100)),
    ),
    isSure: true,
  };
};

const longestQuote = 260;

/** What each side or an agency pays of the rent. */
const ofRent =
  /\b(?:tenant|family|landlord|resident)'?s? (?:rent )?(?:share|portion)\b|\bassistance payment|\bsubsid|\bcontract rent\b/i;

/** A heading that names a thing and not that there are charges. */
const isName =
  /^(?!.*\b(?:rent|charges?|fees?|money|costs?|payments?|other|terms|rules?|schedule|and|lease|contract|agreement|rental)\b)[a-z][a-z' -]{2,30}$/i;

/** Whether a fact gives the same amount by words of the same place: the fee for a cat is told as such. */
const tells = ({ value, document, start, end }: Fact, { cents, evidence }: StatedCharge): boolean =>
  document !== null &&
  document === evidence.document &&
  start < evidence.end &&
  evidence.start < end &&
  [value, ...(typeof value === 'object' && value !== null ? (Object.values(value) as (FactValue | null)[]) : [])].some(
    (each) => isMoney(each) && each.cents === cents,
  );

/** Told twice: in words of one place, by names that share a word, or as one sum of every month. */
const isSame = (one: StatedCharge, other: StatedCharge): boolean =>
  one.cents === other.cents &&
  (isOfOnePlace(one.evidence, other.evidence) ||
    (one.frequency === 'monthly' && other.frequency === 'monthly') ||
    sharesWord(one.name, other.name));

const isOfOnePlace = (one: Evidence, other: Evidence): boolean =>
  one.document === other.document && one.start < other.end && other.start < one.end;
