import type { LeaseReport } from '@keyclause/contracts';

export const frequencyWords = {
  once: 'once',
  monthly: 'a month',
  yearly: 'a year',
  per_event: 'each time',
  daily: 'a day',
} as const;

export const totalsOf = ({ money: { totalRent, effectiveMonthly, dueAtSigning } }: LeaseReport) =>
  [
    { label: 'Due before the keys', total: dueAtSigning },
    { label: 'Rent over the whole term', total: totalRent },
    { label: 'A month, everything counted', total: effectiveMonthly },
  ].flatMap(({ label, total }) => (total ? [{ label, total }] : []));
