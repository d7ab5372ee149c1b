import type { LeasePage } from '@keyclause/contracts';
import { expect, it } from 'vitest';
import { linesOf } from './text-lines.ts';

const pageOf = (text: string, pageStart: number): LeasePage => {
  const words = [...text.matchAll(/\S+/g)].map((match, index) => ({
    start: pageStart + match.index,
    end: pageStart + match.index + match[0].length,
    box: [10 + index * 30, 50, 35 + index * 30, 62] as [number, number, number, number],
  }));
  return { number: 3, text, words };
};

it('keeps the spaces between the words of a line, so that copied text reads as it stands', () => {
  const [line] = linesOf(pageOf('The rent is due', 4_000), 4_000);

  expect(line).toEqual({ start: 4_000, text: 'The rent is due', box: [10, 50, 125, 62] });
});

it('parts table cells and lines', () => {
  const lines = linesOf(pageOf('Monthly rent\t$1,950\nDue day\t1', 120), 120);

  expect(lines.map((line) => line.text)).toEqual(['Monthly rent', '$1,950', 'Due day', '1']);
});
