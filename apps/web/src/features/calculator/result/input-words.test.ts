import { type AnyCalculator, calculatorNamed, calculators, describedFields } from '@keyclause/calculator';
import { describe, expect, it } from 'vitest';
import { inputWords } from './input-words.ts';

const words = (calculator: string, inputs: Readonly<Record<string, unknown>>, name: string) => {
  const field = describedFields(calculatorNamed(calculator)?.inputs ?? ({} as never)).find(
    (each) => each.name === name,
  );
  if (!field) throw new Error(`${calculator} has no input ${name}`);
  return inputWords(field, inputs);
};

describe.each((calculators as readonly AnyCalculator[]).map((calculator) => [calculator.name, calculator] as const))(
  '%s',
  (_name, { inputs, example }) => {
    it('says every input of its example in words', () => {
      const fields = describedFields(inputs);
      for (const name of Object.keys(example)) {
        const field = fields.find((each) => each.name === name);
        const said = field ? inputWords(field, example) : [];
        expect(said.length, name).toBeGreaterThan(0);
        expect(said.join(' '), name).not.toMatch(/NaN|undefined|null|\[object/);
      }
    });
  },
);

it('writes amounts, rates and units as they are read, and rounds nothing away', () => {
  expect(words('total_cost', { monthlyRent: 1950 }, 'monthlyRent')).toEqual(['$1,950.00']);
  expect(words('total_cost', { termMonths: 24 }, 'termMonths')).toEqual(['24 months']);
  expect(words('total_cost', { freeMonths: 1 }, 'freeMonths')).toEqual(['1 month']);
  expect(words('net_effective_rent', { freeMonths: 0.5 }, 'freeMonths')).toEqual(['0.5 months']);
  expect(words('total_cost', { annualIncreasePct: 3.125 }, 'annualIncreasePct')).toEqual(['3.125%']);
  expect(words('lease_pv', { annualRate: 0.06125 }, 'annualRate')).toEqual(['6.125%']);
});

it('counts what nobody filled in with its stated value, and leaves out what has none', () => {
  expect(words('total_cost', {}, 'freeMonths')).toEqual(['0 months']);
  expect(words('total_cost', {}, 'start')).toEqual([]);
});

it('gives each entry of a list its line', () => {
  expect(words('irr', { flows: [-70000, 12000] }, 'flows')).toEqual(['-70000', '12000']);
});
