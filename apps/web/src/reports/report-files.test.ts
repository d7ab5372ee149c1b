// @vitest-environment node
import { type LeaseReport, leaseReportSchema } from '@keyclause/contracts';
import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { lightColors } from '@keyclause/theme';
import mammoth from 'mammoth';
import { expect, it } from 'vitest';
import yauzl from 'yauzl';
import { abstractWorkbook } from './abstract/abstract-workbook.ts';
import { leaseAbstract } from './abstract/lease-abstract.ts';
import { reportPaper } from './paper/report-paper.ts';
import { reportDocx } from './word/report-docx.ts';

const lease = `RESIDENTIAL LEASE

This Lease is made on March 3, 2026 between Marrow Street Homes LLC ("Landlord") and Inés Núñez ("Tenant") for 12 Marrow Street, Unit 3, Dayton, Ohio 45402.

1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.

2. Rent. Tenant shall pay rent of $1,200.00 per month on the first day of each month.

3. Security deposit. Tenant shall pay a security deposit of $1,200.00.

4. Liability. Landlord shall not be liable for any injury or damage, even if caused by Landlord's own negligence.

5. Entry. Landlord may enter the premises at any time without notice.
`;

const read = readLease([
  { name: '=lease.txt', document: readPlainText(new TextEncoder().encode(lease), defaultDocumentLimits) },
]);
const report: LeaseReport = leaseReportSchema.parse(read);

const partsOf = async (zip: Blob): Promise<ReadonlyMap<string, string>> => {
  const file = await yauzl.fromBufferPromise(Buffer.from(await zip.arrayBuffer()));
  const parts = new Map<string, string>();
  for await (const entry of file.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await file.openReadStreamPromise(entry)) chunks.push(chunk);
    parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
  }
  return parts;
};

it('reads as headings and quotes in Word', async () => {
  const paper = reportPaper(report, { title: 'Marrow \u0001Street', as: 'tenant' });
  const docx = await reportDocx(paper, { maker: 'Keyclause', colours: lightColors });
  const { value: html, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(await docx.arrayBuffer()) });
  const { value: text } = await mammoth.extractRawText({ buffer: Buffer.from(await docx.arrayBuffer()) });

  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  expect(html).toContain('<h1>Red flags</h1>');
  expect(text).toContain('Inés Núñez');
  expect(text).toContain('It explains; it does not give legal advice.');
  for (const { quote, page } of report.flags) expect(text).toContain(`“${quote}” (page ${page})`);
});

it('puts what hurts the reader first, whoever reads', () => {
  const asideOf = (as: 'tenant' | 'landlord') =>
    reportPaper(report, { title: 'Lease', as }).sections[0]?.groups[0]?.entries[0]?.aside;

  expect(asideOf('tenant')).toBe('Hurts you');
  expect(asideOf('landlord')).toBe('Hurts the tenant');
});

it('says of each rule of law how well it was verified', () => {
  const notes = reportPaper(report, { title: 'Lease', as: 'tenant' })
    .sections[0]?.groups[0]?.entries.flatMap((entry) => entry.notes)
    .filter(({ label }) => label === 'Law');

  expect(notes).toHaveLength(report.flags.length);
  for (const { text } of notes ?? [])
    expect(text).toMatch(/, as of \d{4}\. This explains the rule|No rule of law behind this one/);
});

it('fills an abstract with amounts and days that can be reckoned with, and runs no word as a formula', async () => {
  const sheets = leaseAbstract(report, { title: '=HYPERLINK("https://evil.example","rent")', as: 'tenant' });
  const parts = await partsOf(await abstractWorkbook(sheets));
  const xml = [...parts].filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).map(([, text]) => text);

  expect(xml).toHaveLength(5);
  expect(xml.join('')).not.toMatch(/<f[ >]/);
  expect([...parts.values()].join('')).toContain('<t>=HYPERLINK("https://evil.example","rent")</t>');
  expect(xml[0]).toMatch(/<c [^>]*><v>1200<\/v><\/c>/);
  expect(sheets[0]?.rows.find(([, term]) => term === 'Ends')).toContainEqual({ day: '2027-03-31' });
  expect(
    sheets
      .flatMap(({ rows }) => rows.flat())
      .filter((cell) => typeof cell === 'string')
      .join('\n'),
  ).not.toMatch(/\b(?:to|end,|until) \d{4}-\d\d-\d\d/);
});
