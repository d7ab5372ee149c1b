import { readFile } from '@keyclause/documents/node';
import {
  type PdfLine,
  placementFaults,
  proseLines,
  rawPdf,
  sampleLeaseParagraphs,
  sampleLeasePdf,
  textPdf,
} from '@keyclause/documents/testing';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../body-of.ts';
import { boxesOf } from '../boxes-of.ts';
import type { PlacedDocument } from '../placed-document.ts';

const blockTexts = (document: PlacedDocument, kind?: string) =>
  document.blocks
    .filter((block) => !kind || block.kind === kind)
    .map(({ start, end }) => document.text.slice(start, end));

const oneLine = (text: string) => text.replaceAll('\n', ' ');

const sentence =
  'The Tenant keeps the apartment clean and in good order, does not disturb the neighbors, and asks the Landlord in writing before painting a wall, changing a lock or bringing in a large appliance.';

describe('reading a PDF', () => {
  it('gives headings and paragraphs in the words of the page', async () => {
    const document = await readFile(sampleLeasePdf({ pageCount: 1 }));

    expect(blockTexts(document).map(oneLine)).toEqual(expect.arrayContaining([...sampleLeaseParagraphs]));
    expect(document.blocks.find(({ kind }) => kind === 'heading')).toBeDefined();
    expect(placementFaults(document)).toEqual([]);
  });

  it('keeps the numbers of the lines in the margin out of the sentences', async () => {
    const written = proseLines(
      Array.from({ length: 5 }, () => `${sentence} ${sentence}`),
      { right: 480 },
    );
    const lines = written.flatMap((line, at) => [{ text: `${at + 1}`, x: 52, y: line.y, size: 8 }, line]);
    const document = await readFile(textPdf([{ lines }]));

    expect(oneLine(bodyOf(document).text)).toContain(`${sentence} ${sentence}`);
    expect(blockTexts(document, 'footer')[0]).toMatch(/^1 2 3 /);
  });

  it('places words where they were drawn, with size and weight', async () => {
    const document = await readFile(
      textPdf([{ lines: [{ text: 'Rent: $900', x: 72, y: 100, size: 12, bold: true }] }]),
    );
    const word = document.pages[0]?.words[0];

    expect(word?.bold).toBe(true);
    expect(word?.fontSize).toBeGreaterThan(10);
    expect(word?.fontSize).toBeLessThan(14);
    expect(word?.box[0]).toBeCloseTo(72, 0);
    expect(word?.box[1]).toBeLessThan(92);
    expect(word?.box[3]).toBeGreaterThan(100);
  });

  it.each([0, 90, 180, 270] as const)(
    'gives boxes of the page as it is shown when it is turned by %i degrees',
    async (rotate) => {
      const lines: PdfLine[] = [{ text: 'Rent', x: 100, y: 50, size: 20 }];
      const document = await readFile(textPdf([{ lines, rotate }]));
      const page = document.pages[0];
      const [left, top, right, bottom] = page?.words[0]?.box ?? [0, 0, 0, 0];
      const middle = [(left + right) / 2, (top + bottom) / 2];
      // "Rent" is 41 points wide, so its middle stands at 120 from the left and 44 from the top of the unturned page.
      const expected = { 0: [120, 44], 90: [792 - 44, 120], 180: [612 - 120, 792 - 44], 270: [44, 612 - 120] }[rotate];

      expect([page?.widthPoints, page?.heightPoints]).toEqual(rotate % 180 === 0 ? [612, 792] : [792, 612]);
      expect(Math.abs((middle[0] ?? 0) - (expected[0] ?? 0))).toBeLessThan(6);
      expect(Math.abs((middle[1] ?? 0) - (expected[1] ?? 0))).toBeLessThan(6);
    },
  );

  it('counts from the corner of the crop box and leaves out what it cuts off', async () => {
    const lines: PdfLine[] = [
      { text: 'Inside', x: 100, y: 100 },
      { text: 'Outside', x: 10, y: 20 },
    ];
    const document = await readFile(textPdf([{ lines, cropBox: [50, 100, 562, 742] }]));

    expect(document.text).toBe('Inside');
    expect(document.pages[0]?.widthPoints).toBe(512);
    expect(document.pages[0]?.words[0]?.box[0]).toBeCloseTo(50, 0);
  });

  it('reads two columns one after the other, below a title that spans them', async () => {
    const left = proseLines(
      Array.from({ length: 3 }, (_, index) => `Left ${index}. ${sentence}`),
      { left: 72, right: 295, top: 130 },
    );
    const right = proseLines(
      Array.from({ length: 3 }, (_, index) => `Right ${index}. ${sentence}`),
      { left: 318, right: 541, top: 130 },
    );
    const title: PdfLine = { text: 'A TITLE THAT STANDS OVER BOTH COLUMNS OF THE PAGE', x: 130, y: 90, bold: true };
    const interleaved = left.flatMap((line, index) => [line, ...(right[index] ? [right[index]] : [])]);
    const document = await readFile(textPdf([{ lines: [title, ...interleaved] }]));

    expect(blockTexts(document).map(oneLine)).toEqual([
      title.text,
      ...[0, 1, 2].map((index) => `Left ${index}. ${sentence}`),
      ...[0, 1, 2].map((index) => `Right ${index}. ${sentence}`),
    ]);
  });

  it('reads labels and values as rows of a table, not as columns', async () => {
    const rows = [
      ['Landlord', 'Alder Grove Homes LLC'],
      ['Tenant', 'Priya Raman'],
      ['Monthly rent', '$1,425.00'],
      ['Security deposit', '$1,425.00'],
      ['Term', 'April 1, 2025 to March 31, 2026'],
    ];
    const lines = rows.flatMap(([label = '', value = ''], index): PdfLine[] => [
      { text: label, x: 72, y: 120 + index * 20, bold: true },
      { text: value, x: 250, y: 120 + index * 20 },
    ]);
    const document = await readFile(textPdf([{ lines }]));

    expect(blockTexts(document, 'table_row')).toEqual(rows.map((cells) => cells.join('\t')));
    expect(document.blocks[2]?.cells).toHaveLength(2);
  });

  it('joins the lines of a cell that wraps', async () => {
    const lines: PdfLine[] = [
      { text: 'Owner', x: 72, y: 120 },
      { text: 'Brazos Fork Holdings, a company of the', x: 250, y: 120 },
      { text: 'State of Texas', x: 250, y: 133 },
      { text: 'Agent', x: 72, y: 153 },
      { text: 'Lucinda Farrow', x: 250, y: 153 },
    ];
    const document = await readFile(textPdf([{ lines }]));

    expect(blockTexts(document)).toEqual([
      'Owner\tBrazos Fork Holdings, a company of the State of Texas',
      'Agent\tLucinda Farrow',
    ]);
  });

  it('finds headers and footers that repeat, and keeps them out of a sentence that runs over the page', async () => {
    const page = (number: number, lines: readonly PdfLine[]) => ({
      lines: [
        { text: 'Alder Grove Homes LLC', x: 440, y: 36, size: 8 },
        ...lines,
        { text: 'Form 12', x: 72, y: 764, size: 8 },
        { text: `Page ${number} of 2`, x: 490, y: 764, size: 8 },
      ],
    });
    const [first, second] = [
      'The Tenant pays the rent of $1,425.00 on the first day of each month and at the latest by',
      'the fifth day of the month, by check or by bank transfer.',
    ];
    const document = await readFile(
      textPdf([
        page(1, [...proseLines([sentence]), { text: first, x: 72, y: 700 }]),
        page(2, [{ text: second, x: 72, y: 90 }]),
      ]),
    );

    expect(blockTexts(document, 'header')).toEqual(['Alder Grove Homes LLC', 'Alder Grove Homes LLC']);
    expect(blockTexts(document, 'footer')).toEqual(['Form 12 Page 1 of 2', 'Form 12 Page 2 of 2']);
    expect(oneLine(bodyOf(document).text)).toContain(`${first} ${second}`);
    expect(placementFaults(document)).toEqual([]);
  });

  it('finds the boxes of a quote over two lines', async () => {
    const document = await readFile(textPdf([{ lines: proseLines([sentence]) }]));
    const quote = document.text.slice(0, 140);
    const boxes = boxesOf(document, 0, quote.length);

    expect(quote.split('\n')).toHaveLength(2);
    expect(boxes).toHaveLength(2);
    expect(boxes[1]?.box[1]).toBeGreaterThan(boxes[0]?.box[1] ?? 0);
  });

  it('reads what was filled into the fields of a form', async () => {
    const appearance = '/Tx BMC BT /F 11 Tf 2 5 Td (Priya Raman) Tj ET EMC';
    const resources = '/Resources<</Font<</F 5 0 R>>>>';
    const pdf = rawPdf([
      '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]>>>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R${resources}/Annots[6 0 R]>>`,
      '<</Length 36>>stream\nBT /F 11 Tf 72 700 Td (Tenant:) Tj ET\nendstream',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(tenant)/V(Priya Raman)/F 4/Rect[130 695 300 712]/AP<</N 7 0 R>>>>',
      `<</Type/XObject/Subtype/Form/BBox[0 0 170 17]${resources}/Length ${appearance.length}>>stream\n${appearance}\nendstream`,
    ]);

    expect((await readFile(pdf)).text).toContain('Priya Raman');
  });

  it('says page by page how far it is', async () => {
    const pages: number[] = [];
    await readFile(sampleLeasePdf({ pageCount: 3 }), { onProgress: ({ page }) => pages.push(page) });

    expect(pages).toEqual([1, 2, 3]);
  });

  it('stops between pages when it is aborted', async () => {
    const controller = new AbortController();
    const reading = readFile(sampleLeasePdf({ pageCount: 5 }), {
      signal: controller.signal,
      onProgress: ({ page }) => page === 2 && controller.abort(),
    });

    await expect(reading).rejects.toThrowError(/abort/i);
  });

  it('keeps to the limits that it is given', async () => {
    const pdf = sampleLeasePdf({ pageCount: 3 });

    await expect(readFile(pdf, { limits: { pagesMax: 2 } })).rejects.toMatchObject({ code: 'too_many_pages' });
    await expect(readFile(pdf, { limits: { bytesMax: 100 } })).rejects.toMatchObject({ code: 'too_large' });
  });
});
