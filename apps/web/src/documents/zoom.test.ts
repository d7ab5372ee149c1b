import { expect, it } from 'vitest';
import { fitZoom, pixelsPerPoint, zoomIn, zoomMax, zoomMin, zoomOut } from './zoom.ts';

it('fits the page to the width of a phone', () => {
  expect(612 * pixelsPerPoint * fitZoom(612, 358)).toBeCloseTo(358);
});

it('steps from a fitted zoom to the next round one', () => {
  expect(zoomIn(0.93)).toBe(1);
  expect(zoomOut(0.93)).toBe(0.8);
});

it('stops at the ends', () => {
  expect(zoomIn(zoomMax)).toBe(zoomMax);
  expect(zoomOut(zoomMin)).toBe(zoomMin);
});
