import { expect, it } from 'vitest';
import { rentSpans } from './rent-spans.ts';

const empty = { rentSchedule: [], totalRent: null, dueAtSigning: null, effectiveMonthly: null, charges: [] };
const monthly = { cents: 150_000, currency: 'USD' as const };

it('names a step by its days, and is as long as all of them', () => {
  const [span] = rentSpans({
    ...empty,
    rentSchedule: [{ from: '2026-01-01', to: '2026-12-31', monthly, evidence: [] }],
  });

  expect(span).toMatchObject({ name: 'Jan 1, 2026 – Dec 31, 2026', opening: 'Jan 2026' });
  expect((span?.end ?? 0) - (span?.begin ?? 0)).toBe(365);
});

it('names a step by the months of the lease where the lease names no day', () => {
  const spans = rentSpans({
    ...empty,
    rentByMonth: [
      { firstMonth: 1, lastMonth: 12, monthly, evidence: [] },
      { firstMonth: 13, lastMonth: 13, monthly, evidence: [] },
    ],
  });

  expect(spans.map(({ name, begin, end }) => ({ name, begin, end }))).toEqual([
    { name: 'Months 1 – 12', begin: 1, end: 13 },
    { name: 'Month 13', begin: 13, end: 14 },
  ]);
});

it('tells how a rent that the lease does not name was reckoned', () => {
  const [named, reckoned] = rentSpans({
    ...empty,
    rentSchedule: [
      { from: '2026-01-01', to: '2026-12-31', monthly, evidence: [] },
      { from: '2027-01-01', to: '2027-12-31', monthly, reasoning: '$1,500 and 3 % of it.', evidence: [] },
    ],
  });

  expect([named?.reasoning, reckoned?.reasoning]).toEqual([null, '$1,500 and 3 % of it.']);
});
