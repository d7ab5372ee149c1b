import type { Evidence, Fact } from '../report.ts';
import type { LeaseText } from '../structure/lease-text.ts';
import { moneyIn } from '../values/money.ts';

/**
 * Finds for the steps of a rent table, asked in their order, the row that states each: its first row with that amount (in cents) that no
 * step before it took. Null where the schedule is told in one sentence, or its rows do not show the amount; then the whole speaks for it.
 */
export const rentRowsOf = (lease: LeaseText, schedule: Fact): ((cents: number) => Evidence | null) => {
  const { document, start, end } = schedule;
  const rows =
    document === null
      ? []
      : lease.sentences
          .filter((each) => each.document === document && each.start >= start && each.end <= end)
          .map(({ start: from, end: to, text }) => ({ from, to, amounts: moneyIn(text).map(({ cents }) => cents) }))
          .filter(({ amounts }) => amounts.length > 0);
  let next = 0;
  return (cents) => {
    if (document === null || rows.length < 2) return null;
    const at = rows.findIndex(({ amounts }, place) => place >= next && amounts.includes(cents));
    const row = rows[at];
    if (row === undefined) return null;
    next = at + 1;
    return lease.evidence(document, row.from, row.to);
  };
};
