// @vitest-environment node

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import type { PlacedDocument } from '@keyclause/documents';
import { readFile } from '@keyclause/documents/node';
import { readLease } from '@keyclause/lease-reader';
import { lightColors } from '@keyclause/theme';
import { expect, it } from 'vitest';
import type { Paper } from '../paper/paper.ts';
import { reportPaper } from '../paper/report-paper.ts';
import type { MarkedDocument } from './marked-pages.ts';
import type { FontFiles } from './pdf-typeface.ts';
import { reportPdf } from './report-pdf.ts';

const bytesOf = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(path)));

const fonts: FontFiles = {
  regular: bytesOf('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: bytesOf('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  more: bytesOf('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
};

const write = (paper: Paper, documents: readonly MarkedDocument[] = []) =>
  reportPdf({ paper, maker: 'Keyclause', colours: lightColors, documents, withoutPages: [] }, fonts);

const paperOf = (report: LeaseReport): Paper => reportPaper(report, { title: 'Townhome', as: 'tenant' });

const readReport = (name: string, document: PlacedDocument): LeaseReport =>
  leaseReportSchema.parse(readLease([{ name, document }]));

const joined = (text: string): string => text.replaceAll(/\s+/g, '');

it('holds every quote of the report, word for word, and then the pages of the lease', async () => {
  const original = readFileSync(
    new URL('../../features/local-reading/sample/round-rock-townhome.pdf', import.meta.url),
  );
  const lease = await readFile(new Uint8Array(original));
  const report = readReport('lease.pdf', lease);
  const paper = paperOf(report);

  const made = await write(paper, [{ index: 0, name: 'lease.pdf', kind: 'pdf', bytes: new Uint8Array(original) }]);
  const read = await readFile(made);

  const ownPages = read.pages.length - lease.pages.length;
  const text = joined(read.text.slice(0, read.pages[ownPages - 1]?.end).replaceAll(/Page \d+ of \d+/g, ''));
  const quotes = paper.sections.flatMap(({ groups }) =>
    groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.quotes)),
  );
  expect(quotes.length).toBeGreaterThan(40);
  const footer = joined(`${paper.title}`) + joined(paper.smallPrint);
  for (const { words } of quotes) expect(text.replaceAll(footer, '')).toContain(joined(`“${words}”`));
  const first = lease.text.slice(lease.pages[0]?.start, lease.pages[0]?.end);
  expect(read.text).toContain(first.split('\n')[0]);
  expect(text).toContain(joined('it does not give legal advice'));
});

const oneQuote = (page: PlacedDocument, words: string): Paper => {
  const start = page.text.indexOf(words);
  const boxes = page.pages[0]?.words
    .filter((word) => word.start >= start && word.end <= start + words.length)
    .map(({ box }) => ({ page: 1, box: [box[0], box[1], box[2], box[3]] as [number, number, number, number] }));
  const evidence = { document: 0, quote: words, page: 1, boxes: boxes ?? [], start, end: start + words.length };
  const quotes = [{ label: null, words, place: 'page 1', evidence }];
  const entry = {
    tag: 'F1',
    title: 'Rent',
    severity: { level: 'high', words: 'High' } as const,
    aside: null,
    notes: [],
    quotes,
  };
  const group = { title: null, entries: [entry], after: null };
  return {
    title: 'One quote',
    about: [],
    smallPrint: '',
    sections: [{ title: 'Red flags', lead: null, groups: [group] }],
  };
};

it.each([0, 90, 180, 270])('writes the tag of a flag beside its words on a page turned by %i degrees', async (turn) => {
  const source = await PDFDocument.create();
  const page = source.addPage([500, 700]);
  page.setCropBox(20, 30, 460, 640);
  page.setRotation(degrees(turn));
  const font = await source.embedFont(StandardFonts.Helvetica);
  page.drawText('The rent is nine hundred dollars', { x: 120, y: 300, size: 12, font, rotate: degrees(turn) });
  const bytes = new Uint8Array(await source.save());
  const lease = await readFile(bytes.slice());

  const made = await write(oneQuote(lease, 'nine hundred'), [{ index: 0, name: 'turned.pdf', kind: 'pdf', bytes }]);
  const marked = (await readFile(made)).pages.at(-1);

  const boxOf = (at: PlacedDocument['pages'][number] | undefined, text: string, whole: string) =>
    at?.words.find(({ start, end }) => whole.slice(start, end) === text)?.box;
  const words = boxOf(lease.pages[0], 'nine', lease.text);
  const tag = boxOf(marked, 'F1', (await readFile(made)).text);
  expect(marked?.widthPoints).toBe(lease.pages[0]?.widthPoints);
  expect(tag?.[0]).toBeGreaterThan((marked?.widthPoints ?? 0) - 30);
  expect(Math.abs((tag?.[1] ?? 0) - (words?.[1] ?? 1_000))).toBeLessThan(10);
});

it('draws signs, accents, Spanish and the boxes of a form', async () => {
  const text = '§ 92.103 – €1.950 für Señor Núñez “ñandú” ☐ yes ☑ no';
  const paper: Paper = { title: text, about: [], smallPrint: '', sections: [] };

  expect(joined((await readFile(await write(paper))).text)).toContain(joined(text));
});

it('says which document it could not take apart, and stands without it', async () => {
  const documents: readonly MarkedDocument[] = [
    { index: 0, name: 'torn.pdf', kind: 'pdf', bytes: new TextEncoder().encode('%PDF-1.7 torn') },
  ];
  const read = await readFile(await write({ title: 'Torn', about: [], smallPrint: '', sections: [] }, documents));

  expect(read.pages).toHaveLength(1);
  expect(read.text).toContain('The pages of torn.pdf are not part of this file.');
});
