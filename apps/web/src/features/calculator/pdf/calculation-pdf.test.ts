// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AnyCalculator, calculators, describedFields } from '@keyclause/calculator';
import { readFile } from '@keyclause/documents/node';
import { lightColors } from '@keyclause/theme';
import { describe, expect, it } from 'vitest';
import { type Texts, textsOf } from '../form/typed-inputs.ts';
import { calculationPaper } from './calculation-paper.ts';
import { calculationPdf } from './calculation-pdf.ts';

const { resolve } = createRequire(import.meta.url);
const bytes = (name: string) => new Uint8Array(readFileSync(resolve(name)));
const fonts = {
  regular: bytes('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: bytes('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  more: bytes('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
};
const address = 'https://keyclause.example/calculator/ifrs16_schedule?s=%7B%7D';

const pdfOf = (name: string, ...forms: readonly Texts[]) =>
  calculationPdf(
    calculationPaper(name, forms),
    { maker: 'Keyclause', madeOn: 'March 1, 2027', address, colours: lightColors },
    fonts,
  );
const readBack = async (pdf: Uint8Array) => {
  const { pages, text } = await readFile(pdf);
  return { pages, text, pageTexts: pages.map(({ start, end }) => text.slice(start, end)) };
};

const ifrs = { payment: '12345', n: '200', annualRate: '5.75', periodsPerYear: '12', timing: 'beginning' };

describe('the PDF of a calculation', () => {
  it('holds every row of a schedule, under the names of its columns on each page', async () => {
    const { pageTexts, text } = await readBack(await pdfOf('ifrs16_schedule', ifrs));
    const scheduled = pageTexts.filter((page) => /^\d+\s+\$[\d,.]+/m.test(page));
    expect(scheduled.length).toBeGreaterThan(2);
    for (const page of scheduled) expect(page).toContain('Interest');
    const periods = [...text.matchAll(/^([\d,]+)\s+\$[\d,.]+\s+\$/gm)].map(([, period]) => period?.replaceAll(',', ''));
    expect(periods).toEqual(Array.from({ length: 200 }, (_, index) => String(index + 1)));
    for (const [index, page] of pageTexts.entries()) expect(page).toContain(`Page ${index + 1} of ${pageTexts.length}`);
  });

  it('says what went in with units, what came out, how, and what proves it', async () => {
    const { text } = await readBack(await pdfOf('total_cost', { monthlyRent: '1950', termMonths: '12' }));
    for (const words of [
      'What does the whole lease cost?',
      'Worked out on March 1, 2027',
      '$1,950.00',
      '12 months',
      '$23,400.00',
      '$23,400.00 ÷ 12',
      'What this counts on',
      'published example',
      address,
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('sets scenarios side by side, and says what is wrong with one that has no result', async () => {
    const form = { monthlyRent: '1950', termMonths: '12' };
    const pdf = await pdfOf('total_cost', form, { ...form, monthlyRent: '2000' }, { ...form, monthlyRent: '1.950,00' });
    const text = (await readBack(pdf)).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('$600.00 (2.6%) more than in scenario A.');
    expect(text).toContain('No result yet, scenario C');
    expect(text).toContain('write 1950.00');
    expect(text).toContain('Schedule of scenario B: 12 lines');
  });

  it('has words for everything that each calculator answers', () => {
    for (const { name, inputs, example, question } of calculators as readonly AnyCalculator[]) {
      const paper = calculationPaper(name, [textsOf(describedFields(inputs), example)]);
      expect(paper.question).toBe(question);
      expect(paper.scenarios[0]?.answer?.words.length, name).toBeGreaterThan(0);
      expect(JSON.stringify([paper.inputs, paper.results]), name).not.toMatch(/NaN|undefined|\[object/);
    }
  });

  it('has a letter for every character that a calculation may hold', async () => {
    const { text } = await readBack(
      await pdfOf('deposit_cap', {
        monthlyRent: '2000',
        deposit: '4000',
        capMonths: '1.5',
        citation: '§ 7 – € ≤ ½ é “ß” Ω',
      }),
    );
    for (const character of '§–€≤½éßΩ') expect(text).toContain(character);
    expect(text).not.toContain('□');
  });
});
