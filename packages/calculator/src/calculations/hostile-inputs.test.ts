import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalculationError } from './calculation-error.ts';
import type { AnyCalculator } from './calculator.ts';
import { calculators } from './calculators.ts';

const all = calculators as readonly AnyCalculator[];

/** Either a calculation of finite numbers, or sentences. Anything else throws here. */
const answerOrWords = (calculator: AnyCalculator, inputs: unknown): 'answer' | readonly string[] => {
  try {
    const { results, working, schedule } = calculator.calculate(inputs);
    for (const value of [...Object.values(results).flat(), ...(schedule?.rows.flat() ?? [])]) {
      if (typeof value === 'number') expect(Number.isFinite(value), calculator.name).toBe(true);
    }
    for (const { label, formula, substitution, result } of working) {
      expect(`${label} ${formula} ${substitution} ${result}`, calculator.name).not.toMatch(
        /NaN|Infinity|undefined|null|\[object/,
      );
      expect(label.length * result.length, calculator.name).toBeGreaterThan(0);
    }
    return 'answer';
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    for (const { message } of error.problems) {
      expect(message, calculator.name).toMatch(/^[A-Z0-9].*\.$/s);
      expect(message, calculator.name).not.toMatch(
        /NaN|Infinity|undefined|Invalid|expected (number|object|string|array)|Too (small|big)|\[object/,
      );
    }
    return error.problems.map(({ message }) => message);
  }
};

const hostile: readonly unknown[] = [
  0,
  -0,
  -1,
  1e12,
  1e308,
  5e-324,
  0.1,
  1.5,
  99,
  1188,
  36_135,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '',
  '1.950,00',
  '1,950.00',
  '5',
  '2026-02-31',
  '2026-13-01',
  '9999-12-31',
  '0001-01-01',
  'natural',
  '<b>',
  null,
  undefined,
  true,
  [],
  [0],
  [[0, 0]],
  [1e12],
  {},
  [{}],
  [null],
];

describe.each(all.map((calculator) => [calculator.name, calculator] as const))('%s', (_name, calculator) => {
  it('answers its own example, with working and conventions', () => {
    expect(answerOrWords(calculator, calculator.example)).toBe('answer');
    const { working, conventions } = calculator.calculate(calculator.example);
    expect(working.length).toBeGreaterThan(0);
    expect(conventions.length).toBeGreaterThan(0);
    expect(calculator.question).toMatch(/\?$/);
  });

  it('gives exactly what its schema of results names', () => {
    const { results } = calculator.calculate(calculator.example);
    expect(calculator.results.strict().safeParse(results).error?.issues).toBeUndefined();
  });

  it('titles every input and result, and says its kind', () => {
    for (const field of [...Object.values(calculator.inputs.shape), ...Object.values(calculator.results.shape)]) {
      const words = 'meta' in field ? wordsOf(field) : undefined;
      expect(words?.title).toMatch(/^[A-Z0-9]/);
      expect(words?.kind).toBeTypeOf('string');
      // Its box shows percent: who reads "0.5 for half" would type half a percent.
      if (words?.kind === 'rate') expect(String(words.description)).not.toMatch(/\b0\.\d/);
    }
  });

  it('answers or explains, whatever one input is', () => {
    for (const key of Object.keys(calculator.inputs.shape)) {
      for (const value of hostile) answerOrWords(calculator, { ...calculator.example, [key]: value });
    }
  });

  it('answers or explains, whatever all inputs are', () => {
    const values = Object.fromEntries(
      Object.keys(calculator.inputs.shape).map((key) => [key, fc.constantFrom(...hostile)]),
    );
    const inputs = fc.record(values, { requiredKeys: [] }).map((found) => ({ ...calculator.example, ...found }));
    fc.assert(
      fc.property(inputs, (given) => {
        answerOrWords(calculator, given);
      }),
      { numRuns: 60 },
    );
  });

  it('names each input that is missing, and one that it does not know', () => {
    expect(answerOrWords(calculator, {})).not.toBe('answer');
    expect(answerOrWords(calculator, { ...calculator.example, surprise: 1 })).toEqual([
      expect.stringContaining('There is no input "surprise" here.'),
    ]);
    for (const nothing of [null, undefined, 7, 'rent', []])
      expect(answerOrWords(calculator, nothing)).not.toBe('answer');
  });
});

type Described = { meta: () => unknown; unwrap?: () => unknown };

const wordsOf = (field: unknown): { title?: unknown; kind?: unknown; description?: unknown } | undefined => {
  const described = field as Described;
  const found = described.meta();
  if (typeof found === 'object' && found !== null) return found;
  return described.unwrap === undefined ? undefined : wordsOf(described.unwrap());
};

it('gives each calculator a name of its own', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe('the words for what people get wrong', () => {
  it.each([
    [
      'total_cost',
      { monthlyRent: 1950, start: '2027-03-01', end: '2026-06-01' },
      'The end is before the start: 1 Jun 2026 < 1 Mar 2027.',
    ],
    ['total_cost', { monthlyRent: 1950, termMonths: 0 }, 'Months of the term must be at least 1.'],
    ['total_cost', { monthlyRent: 0, termMonths: 12 }, 'Monthly rent must be at least $0.01.'],
    ['total_cost', { monthlyRent: -5, termMonths: 12 }, 'Monthly rent must be at least $0.01.'],
    ['total_cost', { monthlyRent: 1e12, termMonths: 12 }, 'Monthly rent can be at most $10,000,000,000.'],
    ['total_cost', { monthlyRent: '1.950,00', termMonths: 12 }, 'Monthly rent must be a number, such as 1950.00.'],
    ['total_cost', { monthlyRent: Number.NaN, termMonths: 12 }, 'Monthly rent must be a number, such as 1950.00.'],
    [
      'total_cost',
      { monthlyRent: 1950, start: '2026-02-31', end: '2026-06-01' },
      'First day of the lease: there is no day 2026-02-31. Write year, month and day, such as 2026-06-01.',
    ],
    [
      'total_cost',
      { monthlyRent: 1950, termMonths: 12, start: '2026-01-01', end: '2026-12-20' },
      'The days make 11 months and 20 of 31 days, and the term is given as 12.',
    ],
    [
      'lease_pv',
      { payment: 100, n: 36_135, annualRate: 0.05, periodsPerYear: 365 },
      'Number of payments can be at most 5,200.',
    ],
    [
      'cpi_index',
      { rent: 1500, base: 300, current: 312, capPct: 2, floorPct: 3 },
      'The floor of 3% is above the cap of 2%.',
    ],
    [
      'irr',
      { flows: [100, 200] },
      'A rate of return needs money that goes out (below zero) and money that comes back.',
    ],
  ])('%s %j', (name, inputs, words) => {
    const calculator = all.find((each) => each.name === name);
    expect(calculator && answerOrWords(calculator, inputs)).toEqual([words]);
  });
});
