import { placementFaults } from '@keyclause/documents/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../body-of.ts';
import { boxesOf } from '../boxes-of.ts';
import type { FlowBlock } from './flow.ts';
import { typeset } from './typeset.ts';

const limits = { pagesMax: 600, textLengthMax: 10_000_000 };
const run = (text: string, bold = false) => ({ text, bold });

const anyText = fc.oneof(
  fc.lorem({ maxCount: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constant('_'.repeat(300)),
  fc.constant('first line\nsecond line\n\nthird'),
);
const anyRuns = fc.array(fc.record({ text: anyText, bold: fc.boolean() }), { maxLength: 4 });
const anyBlock: fc.Arbitrary<FlowBlock> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('paragraph' as const, 'heading' as const, 'list_item' as const, 'footer' as const),
    runs: anyRuns,
    indent: fc.nat(12),
  }),
  fc.record({
    kind: fc.constant('table_row' as const),
    cells: fc.array(anyRuns, { minLength: 1, maxLength: 9 }),
    columnCount: fc.nat(9),
  }),
);

describe('typeset', () => {
  it('places every word of any source on a page, in order, inside the page', () => {
    fc.assert(
      fc.property(fc.array(anyBlock, { maxLength: 30 }), (blocks) => {
        const full = [...blocks, { kind: 'paragraph' as const, runs: [run('End.')] }];
        expect(placementFaults(typeset('docx', full, limits))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps every character of the source but white space', () => {
    fc.assert(
      fc.property(anyRuns, (runs) => {
        const { text } = typeset('docx', [{ kind: 'paragraph', runs: [...runs, run(' End')] }], limits);
        const dense = (value: string) => value.replaceAll(/\s+/gu, '');
        expect(dense(text)).toBe(dense(`${runs.map((part) => part.text).join('')}End`));
      }),
    );
  });

  it('gives the same pages for the same source', () => {
    const blocks: FlowBlock[] = Array.from({ length: 80 }, (_, index) => ({
      kind: 'paragraph',
      runs: [run(`${index}. The Tenant keeps the apartment clean and does not disturb the neighbors. `.repeat(4))],
    }));

    expect(typeset('text', blocks, limits)).toEqual(typeset('text', blocks, limits));
    expect(typeset('text', blocks, limits).pages.length).toBeGreaterThan(2);
  });

  it('writes a space where it wraps and a line end where the source has one', () => {
    const { text } = typeset('html', [{ kind: 'paragraph', runs: [run(`${'rent '.repeat(60)}\nend`)] }], limits);

    expect(text).toBe(`${'rent '.repeat(60).trim()}\nend`);
  });

  it('sets the cells of a row beside each other and parts them by tabs', () => {
    const document = typeset(
      'docx',
      [{ kind: 'table_row', columnCount: 3, cells: [[run('Rent')], [], [run('$900')]] }],
      limits,
    );

    expect(document.text).toBe('Rent\t\t$900');
    expect(document.blocks[0]?.cells).toEqual([
      { start: 0, end: 4 },
      { start: 5, end: 5 },
      { start: 6, end: 10 },
    ]);
    const [rent, amount] = document.pages[0]?.words ?? [];
    expect(amount?.box[0]).toBeGreaterThan((rent?.box[2] ?? 0) + 100);
    expect(amount?.box[1]).toBe(rent?.box[1]);
  });

  it('refuses what fills more pages than allowed, and what is empty', () => {
    const long: FlowBlock[] = [{ kind: 'paragraph', runs: [run('rent '.repeat(5_000))] }];

    expect(() => typeset('text', long, { ...limits, pagesMax: 2 })).toThrowError(
      expect.objectContaining({ code: 'too_many_pages' }),
    );
    expect(() => typeset('text', long, { ...limits, textLengthMax: 100 })).toThrowError(
      expect.objectContaining({ code: 'too_large' }),
    );
    expect(() => typeset('text', [{ kind: 'paragraph', runs: [run(' \n ')] }], limits)).toThrowError(
      expect.objectContaining({ code: 'no_text' }),
    );
  });
});

describe('boxesOf', () => {
  it('covers every word of a range, one box for each line', () => {
    fc.assert(
      fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 12 }), fc.nat(), fc.nat(), (blocks, a, b) => {
        const document = typeset('docx', [...blocks, { kind: 'paragraph', runs: [run('End of it.')] }], limits);
        const length = document.text.length;
        const [start, end] = [a % length, b % length].sort((x, y) => x - y) as [number, number];
        const boxes = boxesOf(document, start, end);

        for (const page of document.pages) {
          for (const word of page.words.filter((candidate) => candidate.start >= start && candidate.end <= end)) {
            const isCovered = boxes.some(
              ({ page: number, box }) =>
                number === page.number &&
                box[0] <= word.box[0] + 0.01 &&
                box[1] <= word.box[1] + 0.01 &&
                box[2] >= word.box[2] - 0.01 &&
                box[3] >= word.box[3] - 0.01,
            );
            expect(isCovered).toBe(true);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('gives one box for words of one line and none for an empty range', () => {
    const document = typeset('text', [{ kind: 'paragraph', runs: [run('The rent is due on the first.')] }], limits);

    expect(boxesOf(document, 4, 15)).toHaveLength(1);
    expect(boxesOf(document, 4, 4)).toEqual([]);
  });

  it('covers only the part of a word that the range holds', () => {
    const document = typeset('text', [{ kind: 'paragraph', runs: [run('$1,425.00')] }], limits);
    const [whole] = boxesOf(document, 0, 9);
    const [part] = boxesOf(document, 1, 6);

    expect(part?.box[0]).toBeGreaterThan(whole?.box[0] ?? 0);
    expect(part?.box[2]).toBeLessThan(whole?.box[2] ?? 0);
  });
});

describe('bodyOf', () => {
  it('leaves out headers and footers and finds the way back to the document', () => {
    const document = typeset(
      'docx',
      [
        { kind: 'header', runs: [run('ACME')] },
        { kind: 'paragraph', runs: [run('Rent is $900.')] },
        { kind: 'footer', runs: [run('Page 1')] },
        { kind: 'paragraph', runs: [run('The deposit is $500.')] },
      ],
      limits,
    );
    const body = bodyOf(document);
    const at = body.text.indexOf('deposit');
    const found = body.toDocument(at);

    expect(body.text).toBe('Rent is $900.\n\nThe deposit is $500.');
    expect(document.text.slice(found, found + 7)).toBe('deposit');
  });
});
