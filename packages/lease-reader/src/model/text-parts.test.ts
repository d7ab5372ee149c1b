import { expect, it } from 'vitest';
import { textPartsOf } from './text-parts.ts';

const paragraph = `${'The tenant pays the rent on time and keeps the home clean. '.repeat(8).trim()}\n\n`;

it('cuts a lease into parts that follow each other, at the ends of paragraphs', () => {
  const texts = [paragraph.repeat(60), 'A short amendment.'];
  const parts = textPartsOf(texts);
  expect(parts.map(({ document, start, end }) => texts[document]?.slice(start, end)).join('')).toBe(texts.join(''));
  for (const { document, start, end } of parts) {
    expect(end - start).toBeLessThanOrEqual(12_000);
    if (end < (texts[document]?.length ?? 0)) expect(texts[document]?.slice(end - 2, end)).toBe('\n\n');
  }
});

it('gives no more than twelve parts of a lease, however long it is and whatever it is made of', () => {
  expect(textPartsOf(['x'.repeat(1_000_000)])).toHaveLength(12);
  expect(textPartsOf(['', ' \n ', 'a'])).toEqual([{ document: 2, start: 0, end: 1 }]);
});
