import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { moneyIn } from '../values/money.ts';
import { type Candidate, inSentence, usd } from './candidate.ts';
import { isInOtherExhibit } from './rent-exhibit.ts';

type Amount = { readonly cents: number; readonly sentence: Sentence };

/**
 * The first step of a table of rent, told by its arithmetic: of two neighbouring figures one is twelve times the other,
 * or a price per foot times the feet. It needs no start date and no heading that the layout may have lost.
 */
export const rentTable = (lease: LeaseText, feet: number | null): Candidate[] => {
  const run: Amount[] = [];
  let last = -10;
  for (const sentence of lease.sentences) {
    const isCell = sentence.cells.length > 1 || sentence.text.length < 40;
    if (!isCell || isInOtherExhibit(lease, sentence) || !/[$\d]/.test(sentence.text)) continue;
    const amounts = moneyIn(sentence.text);
    if (amounts.length === 0) continue;
    if (sentence.index - last > 6) run.length = 0;
    last = sentence.index;
    for (const { cents } of amounts) {
      run.push({ cents, sentence });
      const step = stepIn(run.slice(-4), feet);
      if (step && isRent(lease, sentence)) return candidatesOf(step);
    }
  }
  return [];
};

type Step = { readonly monthly: Amount; readonly annual: Amount | null; readonly foot: Amount | null };

const stepIn = (amounts: readonly Amount[], feet: number | null): Step | null => {
  const newest = amounts.at(-1);
  if (!newest) return null;
  for (const other of amounts.slice(0, -1)) {
    const [less, more] = other.cents < newest.cents ? [other, newest] : [newest, other];
    if (less.cents >= 20_000 && Math.abs(more.cents - less.cents * 12) <= 1200)
      return { monthly: less, annual: more, foot: footOf(amounts, less.cents, feet) };
    if (
      feet !== null &&
      less.cents >= 50 &&
      less.cents <= 30_000 &&
      more.cents >= 20_000 &&
      Math.abs((less.cents * feet) / 12 - more.cents) <= more.cents * 0.006
    )
      return { monthly: more, annual: null, foot: less };
  }
  return null;
};

const footOf = (amounts: readonly Amount[], monthly: number, feet: number | null): Amount | null =>
  amounts.find(({ cents }) => feet !== null && Math.abs((cents * feet) / 12 - monthly) <= monthly * 0.006) ?? null;

/** Words of rent in the row, or in the lines that head the table. */
const isRent = (lease: LeaseText, sentence: Sentence): boolean =>
  lease.sentences
    .slice(Math.max(0, sentence.index - 30), sentence.index + 1)
    .some((each) => each.part === sentence.part && /\brent(?:al)?\b/.test(each.lower));

const candidatesOf = ({ monthly, annual, foot }: Step): Candidate[] => {
  const read = (field: string, { cents, sentence }: Amount): Candidate =>
    inSentence(sentence, field, usd(cents), 0.72, 0, sentence.text.length);
  return [
    read('rent_monthly', monthly),
    ...(annual ? [read('rent_annual', annual)] : []),
    ...(foot ? [read('rent_psf', foot)] : []),
  ];
};
