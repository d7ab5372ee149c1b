import { expect, it } from 'vitest';
import type { ReportItem } from './report-items.ts';
import { marksIn, readMarkAddress } from './report-marks.ts';

const evidenceOn = (page: number, document = 0) => ({
  document,
  quote: 'words',
  page,
  boxes: [{ page, box: [72, 100, 140, 112] as const }],
  start: 0,
  end: 5,
});

const flag: ReportItem = {
  tab: 'flags',
  key: 'RF13/odd key-1',
  label: '',
  tone: 'high',
  evidence: [evidenceOn(1), evidenceOn(4)],
};
const fact: ReportItem = { tab: 'summary', key: 'rent_monthly', label: '', tone: 'fact', evidence: [evidenceOn(2)] };
const clause: ReportItem = { tab: 'clauses', key: 'c1', label: '', tone: 'clause', evidence: [evidenceOn(3)] };

it('marks flags and facts lightly, clauses only when they are open', () => {
  expect(marksIn([flag, fact, clause], 0, null).map(({ page, isOpen }) => [page, isOpen])).toEqual([
    [1, false],
    [2, false],
  ]);
  expect(marksIn([flag, fact, clause], 0, { item: clause, at: 0 }).at(-1)).toMatchObject({ page: 3, isOpen: true });
});

it('marks the open item once, at the place that is open', () => {
  const marks = marksIn([flag, fact], 0, { item: flag, at: 1 });

  expect(marks.filter(({ key }) => key === flag.key)).toMatchObject([{ page: 4, isOpen: true }]);
});

it('marks nothing in a document that does not hold the words', () => {
  expect(marksIn([flag, fact], 1, { item: flag, at: 0 })).toEqual([]);
});

it('finds the item again from its mark', () => {
  const [mark] = marksIn([flag], 0, null);

  expect(readMarkAddress(mark?.address ?? '')).toEqual({ tab: 'flags', item: 'RF13/odd key-1', at: 0 });
  expect(readMarkAddress('nowhere/0/x')).toBeUndefined();
});
