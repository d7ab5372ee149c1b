import type { CalendarDay } from '../dates/calendar-day.ts';

/** A term with the day from which it holds; without one it holds since its document was made. */
type DatedTerm = { readonly inForceFrom?: CalendarDay | undefined };

/** Terms of one thing on a day: the one that holds, those that will, the next one first, and those that it replaced, newest first. */
export type TermsInForce<Term> = {
  readonly present: Term | undefined;
  readonly coming: readonly Term[];
  readonly former: readonly Term[];
};

/**
 * Which of the terms that one document after the other gave hold on a day: the newest that names no later day to begin on. Takes them with
 * those of the newest document first. Where all begin later, the newest stands for what the lease says.
 */
export const termsInForce = <Term extends DatedTerm>(terms: readonly Term[], day: CalendarDay): TermsInForce<Term> => {
  const at = Math.max(
    0,
    terms.findIndex(({ inForceFrom }) => inForceFrom === undefined || inForceFrom <= day),
  );
  const coming = terms
    .slice(0, at)
    .toSorted((one, other) => ((one.inForceFrom ?? '') < (other.inForceFrom ?? '') ? -1 : 1));
  return { present: terms[at], coming, former: terms.slice(at + 1) };
};
