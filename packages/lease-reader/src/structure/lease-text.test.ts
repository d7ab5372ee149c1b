import { expect, it } from 'vitest';
import { placedText } from '#testing/placed-text.ts';
import { leaseTextOf } from './lease-text.ts';

const leaseText = (text: string) => leaseTextOf([{ name: 'lease.txt', document: placedText(text) }]);

it('reads articles, sections and lettered paragraphs as a tree', () => {
  const text = leaseText(
    'ARTICLE II. RENT\n\n2.1 Amount. The Lessee shall pay rent.\n\n(a) By check.\n\n(b) By wire.\n\n2.2 Late rent. A fee is due.\n\nARTICLE III. TERM\n\nOne year from 1 May 2027.',
  );

  expect(text.clauses.map(({ number, heading, depth, parent }) => [number, heading, depth, parent])).toEqual([
    ['ARTICLE II', 'RENT', 0, null],
    ['2.1', 'Amount', 1, 0],
    ['(a)', null, 2, 1],
    ['(b)', null, 2, 1],
    ['2.2', 'Late rent', 1, 0],
    ['ARTICLE III', 'TERM', 0, null],
  ]);
});

it('does not split a sentence that wraps before a number or after an abbreviation', () => {
  const text = leaseText('Pay Mr. Osei at 12 Elm St. Springfield within\n14 days of notice. Nothing else is due.');

  expect(text.sentences.map((sentence) => sentence.text)).toEqual([
    'Pay Mr. Osei at 12 Elm St. Springfield within 14 days of notice.',
    'Nothing else is due.',
  ]);
});

it('knows a party that goes by "we" and "you"', () => {
  const { roles } = leaseText(
    'In this agreement "we" are the owners of the flat and "you" are renting it. We pay for water. You pay the rent to us.',
  );

  expect(roles.landlord.words).toContain('we');
  expect(roles.tenant.words).toContain('you');
});

it('quotes the exact words of the document, curly quotes and line breaks included', () => {
  const document = placedText('The “Tenant” pays\n$900 a month.');
  const text = leaseTextOf([{ name: 'a', document }]);

  expect(text.evidence(0, 4, 23)).toMatchObject({ quote: '“Tenant” pays\n$900', start: 4, end: 22, page: 1 });
});

it('never quotes a part of a word', () => {
  const text = leaseText('Deductions come back within 30 days after Manager writes.');

  expect(text.evidence(0, 7, 47).quote).toBe('Deductions come back within 30 days after Manager');
  expect(text.evidence(0, 0, 10).quote).toBe('Deductions');
});
