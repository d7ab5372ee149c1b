import type { Lease } from '@keyclause/contracts';
import { type CalendarDay, formatMoney, money, termsInForce } from '@keyclause/domain';
import { dayWords } from '../dates/day-words.ts';

type Rents = Pick<NonNullable<Lease['summary']>, 'rentMonthlyCents' | 'amendedRents'>;

/** The monthly rent of a lease on a day, and those that its later documents put in force afterwards, the next one first: as the report has them. */
export const rentOn = (
  { rentMonthlyCents, amendedRents }: Rents,
  day: CalendarDay,
): { readonly present: string | null; readonly coming: readonly string[] } => {
  const terms = amendedRents.map(({ from, monthlyCents }) => ({ cents: monthlyCents, inForceFrom: from }));
  const { present, coming } = termsInForce(
    [...terms, ...(rentMonthlyCents === null ? [] : [{ cents: rentMonthlyCents, inForceFrom: undefined }])],
    day,
  );
  return {
    present: present ? formatMoney(money(present.cents)) : null,
    coming: coming.flatMap(({ cents, inForceFrom }) =>
      inForceFrom ? [`${formatMoney(money(cents))} from ${dayWords(inForceFrom)}`] : [],
    ),
  };
};
