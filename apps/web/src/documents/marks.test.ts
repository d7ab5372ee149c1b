import { expect, it } from 'vitest';
import { type Mark, markAt, marksOf } from './marks.ts';

const aMark = (change: Partial<Mark>): Mark => ({
  key: 'rent_monthly',
  tone: 'fact',
  page: 1,
  box: [100, 100, 200, 112],
  isOpen: false,
  address: 'summary/rent_monthly',
  ...change,
});

it('opens the flag where a flag and a fact share their words', () => {
  const marks = [aMark({}), aMark({ key: 'RF13-1', tone: 'high', box: [50, 100, 400, 112] })];

  expect(markAt(marks, 150, 105)?.key).toBe('RF13-1');
});

it('opens the smaller of two facts that share their words', () => {
  const marks = [aMark({ box: [50, 100, 400, 112] }), aMark({ key: 'rent_due_day', box: [140, 100, 160, 112] })];

  expect(markAt(marks, 150, 105)?.key).toBe('rent_due_day');
});

it('opens nothing beside the words', () => {
  expect(markAt([aMark({})], 99, 105)).toBeUndefined();
});

it('draws the lines of a quote on each page that it runs over, and none in another document', () => {
  const evidence = {
    document: 1,
    quote: 'Landlord may enter at any time',
    page: 2,
    boxes: [
      { page: 2, box: [72, 700, 500, 712] },
      { page: 3, box: [72, 72, 200, 84] },
    ],
    start: 10,
    end: 40,
  } as const;
  const marked = { key: 'RF10-1', tone: 'high', address: 'flags/RF10-1', isOpen: true };

  expect(marksOf(evidence, 1, marked).map(({ page }) => page)).toEqual([2, 3]);
  expect(marksOf(evidence, 0, marked)).toEqual([]);
});
