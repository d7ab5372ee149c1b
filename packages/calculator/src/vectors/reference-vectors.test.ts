import { describe, expect, it } from 'vitest';
import published from '#reference/calculator-vectors.json' with { type: 'json' };
import own from '#reference/own-vectors.json' with { type: 'json' };
import standards from '#reference/standards-vectors.json' with { type: 'json' };
import { calculatorNamed } from '../calculations/calculator-named.ts';
import { calculators } from '../calculations/calculators.ts';
import { checkVector } from './check-vector.ts';

const printed = [...published.vectors, ...standards.vectors];
const all = [...printed, ...own.vectors];

describe('every example', () => {
  it.each(all.map((vector, position) => [vector.id, vector, position] as const))(
    '%s is met',
    (_id, vector, position) => {
      expect(checkVector(vector, position)).toEqual({ id: vector.id, failures: [], unused: [] });
    },
  );

  it('has not been thinned out', () => {
    expect(published.vectors).toHaveLength(57);
    expect(published.publisherErrors).toHaveLength(11);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('has one of our own for each calculator, which says how its figures were worked out', () => {
    const named = new Set(own.vectors.map(({ calculator }) => calculatorNamed(calculator)?.name));
    expect(calculators.filter(({ name }) => !named.has(name))).toEqual([]);
    for (const { id, note, source } of own.vectors) expect(`${note} ${source}`.length, id).toBeGreaterThan(20);
  });
});

it('is asked of each value: an example that is off by more than its tolerance fails', () => {
  for (const [position, vector] of all.entries()) {
    for (const [key, value] of Object.entries(vector.expected)) {
      if (typeof value !== 'number') continue;
      const wrong = { ...vector, expected: { ...vector.expected, [key]: value + vector.tolerance * 2.5 + 0.001 } };
      expect(checkVector(wrong, position).failures.join(), `${vector.id} ${key}`).toContain(key);
    }
  }
});

it('names examples that exist for every calculator, and no example goes unnamed', () => {
  const ids = new Map(printed.map((vector) => [vector.id, vector.calculator]));
  for (const { name, provedBy } of calculators) {
    expect(provedBy.length, name).toBeGreaterThan(0);
    for (const id of provedBy) expect(ids.has(id), `${name} ${id}`).toBe(true);
  }
  for (const { id, calculator } of printed) expect(calculatorNamed(calculator)?.provedBy, id).toContain(id);
});

describe('an entry that is no example', () => {
  const sound = published.vectors[0];

  it.each([
    ['is not an object', 7, 'vector 3'],
    ['has no calculator', { ...sound, calculator: undefined }, 'calculator is missing.'],
    [
      'has a calculator that nobody knows',
      { ...sound, calculator: 'horoscope' },
      'There is no calculator "horoscope".',
    ],
    ['has no inputs', { ...sound, inputs: [] }, 'inputs must be an object.'],
    ['expects nothing', { ...sound, expected: {} }, 'expected is empty: there is nothing to compare.'],
    [
      'expects what nobody reckons',
      { ...sound, expected: { toString: 1 } },
      'toString: this calculator gives no such result.',
    ],
    ['has a tolerance below zero', { ...sound, tolerance: -1 }, 'tolerance cannot be below zero.'],
    [
      'has inputs that make no calculation',
      { ...sound, inputs: { ...sound?.inputs, monthlyRent: 0 } },
      'Monthly rent must be at least $0.01.',
    ],
    [
      'names a day of a February without its year',
      { ...sound, inputs: { monthlyRent: 900, moveIn: 'YYYY-02-10' } },
      'February has 28 or 29 days: write the year of the day, such as 2026-02-10.',
    ],
  ])('%s fails in words', (_what, entry, words) => {
    const { id, failures } = checkVector(entry, 2);
    expect(failures.length).toBeGreaterThan(0);
    expect([id, ...failures].join(' ')).toContain(words);
  });

  it('says which inputs it left out', () => {
    expect(checkVector({ ...sound, inputs: { ...sound?.inputs, colour: 'blue' } }, 0)).toEqual({
      id: 'PRO-01',
      failures: [],
      unused: ['colour'],
    });
  });
});
