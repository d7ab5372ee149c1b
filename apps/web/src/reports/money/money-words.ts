import type { LeaseReport } from '@keyclause/contracts';

export const frequencyWords = {
  once: 'once',
  monthly: 'a month',
  yearly: 'a year',
  per_event: 'each time',
  daily: 'a day',
} as const;

export const noRentWords = 'Not stated, or the term has no end that could be computed.';

export const byMonthWords = 'Counted from the day on which the lease begins, which it does not name.';

export const totalsOf = ({ money: { totalRent, effectiveMonthly, dueAtSigning } }: LeaseReport) =>
  [
    { label: 'Due before the keys', total: dueAtSigning },
    { label: 'Rent over the whole term', total: totalRent },
    { label: 'A month, everything counted', total: effectiveMonthly },
  ].flatMap(({ label, total }) => (total ? [{ label, total }] : []));

/** A charge that may be none. */
export const unsureCharge = {
  note: 'check this',
  words: 'The words around the amount make it somewhat likely a charge. No total counts it.',
} as const;
