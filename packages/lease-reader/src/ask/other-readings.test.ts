import { expect, it } from 'vitest';
import { readLease } from '#read-lease.ts';
import { placedText } from '#testing/placed-text.ts';
import { formalLease } from '#testing/sample-leases.ts';
import type { StoredReport } from '../stored-report.ts';
import { askerOf } from './ask-report.ts';

const text = `${formalLease}\n\n40. SUMMARY. The monthly rent is $1,390.00.\n\n41. STORAGE. Tenant may give up the locker on fifty (40) days' notice.\n`;
const read = readLease([{ name: 'lease.txt', document: placedText(text) }]);
const rent = read.facts['rent_monthly'];
if (!rent || rent.document === null) throw new Error('The lease states a rent.');
const start = text.indexOf('The monthly rent is $1,390.00.');
const other = {
  value: { cents: 139_000, currency: 'USD' as const },
  display: '$1,390',
  document: 0,
  quote: 'The monthly rent is $1,390.00.',
  page: 1,
  boxes: [],
  start,
  end: start + 'The monthly rent is $1,390.00.'.length,
};
const withRent = (change: object): StoredReport => ({
  ...read,
  flags: [],
  facts: { ...read.facts, rent_monthly: { ...rent, ...change } },
});

it('names both values where the lease says two things, with the words of each', () => {
  const answer = askerOf(withRent({ conflicts: [other] }))('How much is the rent?');
  expect(answer.notes).toStrictEqual(['The lease says two things: $1,420 and $1,390.']);
  expect(answer.quotes.map(({ quote }) => quote)).toStrictEqual([
    expect.stringContaining('$1,420.00'),
    expect.stringContaining('$1,390.00'),
  ]);
});

it('says nothing of another reading that only the reader doubts about', () => {
  expect(askerOf(withRent({ conflicts: [other], method: 'weighed' }))('How much is the rent?').notes).toStrictEqual([]);
});

it('tells which value is the model’s, and marks its words', () => {
  const answer = askerOf(withRent({ conflicts: [{ ...other, foundBy: 'model' }] }))('How much is the rent?');
  expect(answer).toMatchObject({ notes: ['The model reads: $1,390.'], quotes: [{}, { foundBy: 'model' }] });
  expect(answer.foundBy).toBeUndefined();
  expect(answer.quotes[0]).not.toHaveProperty('foundBy');
});

it('marks an answer whose value a model found', () => {
  expect(askerOf(withRent({ method: 'model' }))('How much is the rent?')).toMatchObject({
    foundBy: 'model',
    quotes: [{ foundBy: 'model' }],
  });
  expect(askerOf(withRent({}))('How much is the rent?').foundBy).toBeUndefined();
});

it('tells beside the words of the lease that their figures do not agree', () => {
  expect(read.flags.some(({ id }) => id.startsWith('RF63_'))).toBe(true);
  expect(askerOf(read)('How many days notice to give up the locker?').notes.join(' ')).toContain(
    'The words say fifty, the figures say 40.',
  );
});
