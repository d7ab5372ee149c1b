import { expect, it } from 'vitest';
import { anchorAt, offsetOf, stackPages } from './page-stack.ts';

it('finds the same line again after a change of zoom', () => {
  const before = stackPages([792, 1008, 792], 1, 16);
  const after = stackPages([792, 1008, 792], 2, 16);
  const line = 16 + 792 + 16 + 252;

  expect(offsetOf(after, anchorAt(before, line))).toBeCloseTo(16 + 1584 + 16 + 504);
});

it('counts the gap after a page to that page', () => {
  expect(anchorAt(stackPages([792, 792], 1, 16), 812)).toMatchObject({ index: 0 });
  expect(anchorAt(stackPages([792, 792], 1, 16), 0)).toMatchObject({ index: 0 });
});
