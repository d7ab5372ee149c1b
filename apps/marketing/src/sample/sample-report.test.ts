import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { readLease } from '@keyclause/lease-reader';
import { expect, it } from 'vitest';
import { sampleOf } from './sample-report.ts';

const lease = `RESIDENTIAL LEASE

This lease is made on June 1, 2026 between Dana Whitlock ("Landlord") and Femi Adeyemi ("Tenant") for 12 Orchard Row, Unit 2, Albany, NY 12203.

1. TERM. The term begins on July 1, 2026 and ends on June 30, 2027.

2. RENT. Tenant shall pay $1,600.00 per month on the first day of each month.

3. DEPOSIT. Tenant shall pay a security deposit of $1,600.00.

4. ENTRY. Landlord may enter the premises at any time without notice for any reason.

5. JURY. TENANT WAIVES TRIAL BY JURY IN ANY ACTION AGAINST LANDLORD.
`;

const read = () => {
  const document = readPlainText(new TextEncoder().encode(lease), defaultDocumentLimits);
  const report = readLease([{ name: 'lease.txt', document }]);
  return { document, report, sample: sampleOf(document, report) };
};

it('gives the text of the document back, cut but not changed', () => {
  const { document, sample } = read();
  const shown = sample.paragraphs.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' ');

  expect(shown.replace(/\s+/g, ' ')).toBe(document.text.trim().replace(/\s+/g, ' '));
});

it('lists only items whose words are marked in the document', () => {
  const { sample } = read();
  const marked = new Set(sample.paragraphs.flatMap(({ pieces }) => pieces.map(({ key }) => key)));

  const keys = [...sample.flags, ...sample.facts, ...sample.facts.flatMap(({ conflicts }) => conflicts)].map(
    ({ key }) => key,
  );
  expect(keys.length).toBeGreaterThan(4);
  for (const key of keys) expect(marked).toContain(key);
});

it('marks the words that a flag quotes', () => {
  const { sample } = read();
  const jury = sample.flags.find(({ quote }) => quote.includes('WAIVES TRIAL BY JURY'));
  const words = sample.paragraphs
    .flatMap(({ pieces }) => pieces)
    .filter(({ key }) => key === jury?.key)
    .map(({ text }) => text)
    .join(' ');

  expect(jury).toBeDefined();
  expect(words).toBe(jury?.quote);
});
