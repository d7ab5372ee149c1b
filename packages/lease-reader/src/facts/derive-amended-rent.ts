import { addDays } from '@keyclause/domain';
import type { Fact, FactValue } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import type { Sentence } from '../structure/sentences.ts';
import { datesIn } from '../values/dates.ts';
import { inOrder } from '../values/order.ts';
import { inSentence, usd } from './candidate.ts';
import { type Facts, wordOf } from './facts.ts';
import { reconcile, supersededMax } from './reconcile.ts';
import type { RentStep } from './rent-step.ts';

/** The steps in the order of their days. From the first day of a later document's steps on, those of earlier ones hold no more. */
export const stepsInEffect = (lease: LeaseText, found: readonly RentStep[]): readonly RentStep[] => {
  const placeOf = ({ sentence }: RentStep): number => lease.parts[sentence.part]?.place ?? 0;
  const places = [...new Set(found.map(placeOf))].sort((one, other) => one - other);
  return places.reduce<readonly RentStep[]>((standing, place) => {
    const own = found.filter((step) => placeOf(step) === place).sort((a, b) => inOrder(a.from, b.from));
    const first = own[0]?.from ?? '';
    const earlier = standing
      .filter(({ from }) => from < first)
      .map((step) => (step.to >= first ? { ...step, to: addDays(first, -1) } : step));
    return [...earlier, ...own];
  }, []);
};

/** The steps of a lease of which a later document changes the rent from a day on: that rent is the last step, up to the end. */
export const withAmendedRent = (lease: LeaseText, facts: Facts, steps: readonly RentStep[]): readonly RentStep[] => {
  const [rent, end] = [facts['rent_monthly'], wordOf(facts, 'end_date')];
  const [day, cents] = [rent?.inForceFrom, rent ? centsIn(rent.value) : null];
  const sentence = rent && sentenceAt(lease, rent);
  const place = sentence ? (lease.parts[sentence.part]?.place ?? 0) : 0;
  const isLater = steps.every((step) => (lease.parts[step.sentence.part]?.place ?? 0) < place);
  if (!sentence || day === undefined || cents === null || end === null || day >= end || !isLater) return steps;
  const earlier = steps
    .filter(({ from }) => from < day)
    .map((step) => (step.to >= day ? { ...step, to: addDays(day, -1) } : step));
  // Between the last step and the new rent nothing may be left open.
  if (earlier.at(-1)?.to !== addDays(day, -1)) return steps;
  return [...earlier, { from: day, to: end, cents, sentence, start: 0, end: sentence.text.length }];
};

/** The rent of the lease up to the day before an amendment's first step; undefined where the steps are not an amendment's, or begin at once. */
export const stepBefore = (
  lease: LeaseText,
  facts: Facts,
  first: RentStep,
): { readonly from: string; readonly to: string; readonly cents: number } | undefined => {
  const [rent, start] = [facts['rent_monthly'], wordOf(facts, 'start_date')];
  const cents = rent ? centsIn(rent.value) : null;
  const place = lease.parts[first.sentence.part]?.place ?? 0;
  if (!rent || cents === null || !start || place === 0 || first.from <= start || rent.superseded.length > 0)
    return undefined;
  const rentPart = lease.parts.find(
    (part) => part.document === rent.document && rent.start !== null && holdsPlace(part, rent.start),
  );
  return (rentPart?.place ?? 0) < place ? { from: start, to: addDays(first.from, -1), cents } : undefined;
};

/** The first step of an amendment's table is the rent from its day on, and the rent before it a former one. */
export const amendRent = (lease: LeaseText, facts: Record<string, Fact>, first: RentStep): void => {
  const former = facts['rent_monthly'];
  if (!former || former.value === null || former.document === null) return;
  const { value, display, document, quote, page, boxes, start, end } = former;
  facts['rent_monthly'] = {
    ...reconcile(lease, 'rent_monthly', [
      inSentence(first.sentence, 'rent_monthly', usd(first.cents), 0.85, first.start, first.end),
    ]),
    superseded: [{ value, display, document, quote, page, boxes, start, end }],
    inForceFrom: first.from,
  };
};

/**
 * An amended rent: each one up to the day before the next. An amendment that does not say from when its rent holds leaves the schedule
 * open; one that begins after the term is no part of it.
 */
export const amendedSteps = (lease: LeaseText, facts: Record<string, Fact>): void => {
  const rent = facts['rent_monthly'];
  const [start, end] = [wordOf(facts, 'start_date'), wordOf(facts, 'end_date')];
  if (!rent || rent.document === null || !start || !end || rent.superseded.length === 0) return;
  // More former rents than a fact keeps would leave a gap.
  if (rent.superseded.length >= supersededMax) return;
  const terms = [rent, ...rent.superseded]
    .map((term) => ({
      cents: centsIn(term.value),
      day: term.inForceFrom,
      sentence: sentenceAt(lease, term),
      rank: rankOfTerm(lease, rent, term),
    }))
    .sort((one, other) => one.rank - other.rank);
  const steps: { readonly from: string; readonly cents: number }[] = [];
  for (const { cents, day, sentence } of terms) {
    const previous = steps.at(-1);
    const stated = day !== undefined && previous !== undefined && day > previous.from ? day : undefined;
    const from = previous
      ? (stated ?? datesIn(sentence?.text ?? '').find(({ iso }) => iso > previous.from)?.iso)
      : start;
    if (from === undefined || cents === null) return;
    if (from >= end) break;
    steps.push({ from, cents });
  }
  const sentence = sentenceAt(lease, rent);
  if (!sentence) return;
  const value = steps.map(({ from, cents }, at) => ({
    from,
    to: addDays(steps[at + 1]?.from ?? addDays(end, 1), -1),
    monthly: usd(cents),
  }));
  facts['rent_schedule'] = reconcile(lease, 'rent_schedule', [
    {
      ...inSentence(sentence, 'rent_schedule', value, 0.8, 0, sentence.text.length),
      end: sentence.end,
      method: 'computed',
      reasoning: 'The rent of the lease up to the day before the amendment changes it, the amended rent from then on.',
    },
  ]);
};

type RentTerm = {
  readonly inForceFrom?: string | undefined;
  readonly value: FactValue | null;
  readonly document: number | null;
  readonly start: number | null;
};

const sentenceAt = (lease: LeaseText, { document, start }: RentTerm): Sentence | undefined =>
  start === null
    ? undefined
    : lease.sentences.find((each) => each.document === document && each.start <= start && start < each.end);

/** In the order of effect; the old term that an amendment names beside the new one comes before it. */
const rankOfTerm = (lease: LeaseText, rent: Fact, term: RentTerm): number => {
  const { document, start } = term;
  const part = lease.parts.find((each) => each.document === document && start !== null && holdsPlace(each, start));
  const isNamedBesideNew = term !== rent && document === rent.document && part !== undefined && part.place > 0;
  return (part?.place ?? 0) - (isNamedBesideNew && sentenceAt(lease, term) === sentenceAt(lease, rent) ? 0.5 : 0);
};

const holdsPlace = (part: { readonly start: number; readonly end: number }, at: number): boolean =>
  part.start <= at && at < part.end;

const centsIn = (value: FactValue | null): number | null =>
  typeof value === 'object' && value !== null && 'cents' in value ? Number(value.cents) : null;
