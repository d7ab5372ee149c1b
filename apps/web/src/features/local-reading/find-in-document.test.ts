import { defaultDocumentLimits, readPlainText } from '@keyclause/documents';
import { expect, it } from 'vitest';
import { findInDocument } from './find-in-document.ts';

const read = (text: string) => readPlainText(new TextEncoder().encode(text), defaultDocumentLimits);

const document = read('Rent is $1,950 (per month).\nThe Security\nDeposit is $1,950.');

it('finds words over line ends and in any case', () => {
  const { matches } = findInDocument(document, 'security  deposit');

  expect(matches).toHaveLength(1);
  expect(document.text.slice(matches[0]?.start, matches[0]?.end)).toMatch(/^Security\sDeposit$/);
});

it('takes what is typed as words, never as a pattern', () => {
  expect(findInDocument(document, '$1,950 (per').matches).toHaveLength(1);
  expect(findInDocument(document, '.*').matches).toHaveLength(0);
  expect(findInDocument(document, '\ud800').matches).toHaveLength(0);
});

it('stops counting at 500 and says so', () => {
  const long = read('rent '.repeat(700));

  expect(findInDocument(long, 'rent')).toMatchObject({ truncated: true, matches: { length: 500 } });
});
