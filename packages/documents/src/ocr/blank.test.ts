import { pdfStream, rawPdf, scanPages } from '@keyclause/documents/testing';
import { describe, expect, it } from 'vitest';
import { isBlank } from './blank.ts';

/** A page drawn by these operators, as recognition gets it. */
const page = async (content: string, scan: { dotsPerInch?: number; skewDegrees?: number } = {}) => {
  const pdf = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    pdfStream(Buffer.from(content)),
  ]);
  const [image] = await scanPages(pdf, { dotsPerInch: 180, ...scan });
  if (!image) throw new Error('The PDF has no page.');
  return image;
};

const line = (x0: number, y0: number, x1: number, y1: number) => `0.5 w ${x0} ${y0} m ${x1} ${y1} l S`;
/** Rows of half an inch and less, with a filled bar as their head, broken off in the middle of a row. */
const table = [
  '0.2 g 56 680 498 16 re f 0 g',
  ...[660, 642, 612, 594].map((y) => line(56, y, 554, y)),
  line(56, 676, 56, 580),
  line(224, 676, 224, 580),
  line(554, 676, 554, 594),
  line(400, 594, 400, 580),
].join('\n');
const word = (text: string, { x = 60, y = 648, size = 9 } = {}) =>
  `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

describe('a page without writing', () => {
  it.each([
    ['bare paper', ''],
    ['a table of rules alone', table],
    ['the short rules of its first row', [line(56, 676, 56, 655), line(224, 676, 224, 650)].join('\n')],
    ['a page filled with one shade', '0.4 g 0 0 612 792 re f'],
  ])('is told: %s', async (_, content) => {
    expect(isBlank(await page(content))).toBe(true);
  });

  it.each([
    ['one word in a table', `${table}\n${word('Rent')}`],
    ['a word on a dark bar', `${table}\n1 g ${word('Rent', { y: 684 })} 0 g`],
    ['words that stand on a rule', `${line(56, 600, 554, 600)}\n${word('Tenant', { y: 600 })}`],
    ['a title in large letters', word('LEASE', { y: 400, size: 60 })],
    ['the line at the foot of a page', word('Page 12 of 14', { x: 300, y: 30 })],
  ])('is not taken for one with %s', async (_, content) => {
    expect(isBlank(await page(content))).toBe(false);
    expect(isBlank(await page(content, { dotsPerInch: 130, skewDegrees: 1.5 }))).toBe(false);
  });
});
