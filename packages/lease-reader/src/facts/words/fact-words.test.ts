import { expect, it } from 'vitest';
import table from '#reference/fact-words.json' with { type: 'json' };
import type { Fact } from '#report.ts';
import { factExamples } from '#testing/fact-examples.ts';
import { reportSaying } from '#testing/fact-sentences.ts';
import { statementTypes } from './statement-types.ts';
import { factFingerprintOf, trainFactWords } from './train-fact-words.ts';
import { typesOfKind, valueKinds } from './value-types.ts';

const factOf = (field: string, words: string, voice: 'plain' | 'you' | 'shop' = 'plain'): Fact | undefined =>
  reportSaying({ words, voice }).facts[field];

const examples = factExamples();

it('weighs words by the examples as they stand: after a change, run `pnpm fact-words` again', () => {
  expect(table.madeFrom).toBe(factFingerprintOf(examples));
});

it('speaks for the types of each kind and for none', () => {
  for (const kind of valueKinds)
    expect(table.values[kind].types).toEqual([...typesOfKind(kind).map(({ id }) => id), 'other']);
  expect(table.statements.types).toEqual([...statementTypes.map(({ id }) => id), 'other']);
});

it('makes the same tables of the same examples', () => {
  const some = examples.filter(({ kind }) => kind === 'year' || kind === 'area');

  expect(trainFactWords(some)).toEqual(trainFactWords(some));
});

it.each([
  ['smoking', 'Light up outdoors only; indoors tobacco is out.', 'prohibited'],
  ['utilities_tenant', 'The light bill and gas come to the renter direct from the company.', ['electricity', 'gas']],
] as const)('reads %s from words that no rule foresees, and says so', (field, words, value) => {
  const fact = factOf(field, words, 'you');

  expect(fact).toMatchObject({ value, method: 'weighed', quote: words });
  expect(fact?.confidence).toBeLessThan(0.6);
});

it.each([
  [
    'manager',
    'Keys, repairs and complaints are handled for the owner by Tern Rock Services LLC.',
    'Tern Rock Services LLC',
  ],
  ['guarantor', 'Wilma Crewe promises to answer for what the renter owes.', 'Wilma Crewe'],
  ['occupants', 'Living along without signing: Piet Aldous', ['Piet Aldous']],
] as const)('reads %s named in words that no rule knows', (field, words, value) => {
  expect(factOf(field, words)).toMatchObject({ value, method: 'weighed' });
});

it.each([
  ['manager', 'Trash is collected on Mondays by Gull Hauling, Inc.'],
  ['guarantor', 'Keys may be left with Edna Marlow at the corner shop.'],
  ['occupants', 'The last owner was Otto Brandeis.'],
])('takes nobody for %s who is only named', (field, words) => {
  expect(factOf(field, words)?.value ?? null).toBeNull();
});

it('leaves what a rule read as it is, whatever words elsewhere make likely', () => {
  const rule = 'A returned check costs $35.';
  const fact = factOf('returned_check_fee', `${rule} For a payment that the bank sends back we also take $60.`);

  expect(fact).toMatchObject({ value: { cents: 3500 }, method: 'stated' });
});

it.each([
  ['pets', 'A dog that assists Tenant is always welcome and costs nothing.'],
  ['utilities_tenant', 'Tenant reports any smell of gas at once.'],
  ['deposit_return_days', 'Tenant tells Landlord of a new address within 4 days after the move.'],
])('reads no %s from words that only come near it', (field, words) => {
  expect(factOf(field, words)?.value ?? null).toBeNull();
});

it.each(['Neither side has waived a jury.', 'Nobody here gives up a jury.', 'Trial by jury is not waived.'])(
  'takes no waiver from words that deny one: %s',
  (words) => {
    expect(factOf('jury_waiver', words)?.value).not.toBe(true);
  },
);
