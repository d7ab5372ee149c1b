import { type AnyCalculator, calculatorNamed, calculators, describedFields } from '@keyclause/calculator';
import { describe, expect, it } from 'vitest';
import { inputsOf, textsOf } from './typed-inputs.ts';

const fieldsOf = (name: string) => describedFields(calculatorNamed(name)?.inputs ?? ({} as never));

describe.each((calculators as readonly AnyCalculator[]).map((calculator) => [calculator.name, calculator] as const))(
  '%s',
  (_name, calculator) => {
    it('reads from the form exactly what its example put there', () => {
      const fields = describedFields(calculator.inputs);
      const { inputs, problems } = inputsOf(fields, textsOf(fields, calculator.example));
      expect(problems).toEqual([]);
      expect(calculator.calculate(inputs)).toEqual(calculator.calculate(calculator.example));
    });
  },
);

it('shows a rate in percent and reads it back without a trace of binary fractions', () => {
  const fields = fieldsOf('lease_pv');
  expect(textsOf(fields, { annualRate: 0.0675 }).annualRate).toBe('6.75');
  expect(inputsOf(fields, { annualRate: '6.75%' }).inputs).toEqual({ annualRate: 0.0675 });
});

it('reads lists as people write them', () => {
  const flows = fieldsOf('irr');
  expect(inputsOf(flows, { flows: '-70000\n12,000\n$15,000.50' }).inputs).toEqual({ flows: [-70000, 12000, 15000.5] });
  expect(inputsOf(flows, { flows: '-5; 3\n4, 6' }).inputs).toEqual({ flows: [-5, 3, 4, 6] });
  expect(inputsOf(fieldsOf('straight_line'), { payments: '6, 1,800\n6, 2000' }).inputs).toEqual({
    payments: [
      [6, 1800],
      [6, 2000],
    ],
  });
  expect(inputsOf(fieldsOf('xirr'), { flows: '2026-01-01, -100\n2027-01-01, 110' }).inputs).toEqual({
    flows: [
      { day: '2026-01-01', amount: -100 },
      { day: '2027-01-01', amount: 110 },
    ],
  });
});

it('says which line is wrong, and in words', () => {
  expect(inputsOf(fieldsOf('irr'), { flows: '-1\ntwo' }).problems).toEqual([
    { input: 'flows', message: 'Cash flows, line 2 must be a number, such as 1950.00.' },
  ]);
  expect(inputsOf(fieldsOf('straight_line'), { payments: '6' }).problems[0]?.message).toBe(
    'Rent over the term, line 1 must have 2 values with a comma and a space between: months, monthly rent.',
  );
  expect(inputsOf(fieldsOf('total_cost'), { monthlyRent: '1.950,00' }).problems).toEqual([
    { input: 'monthlyRent', message: 'Monthly rent: write 1950.00. A comma separates thousands, a point the cents.' },
  ]);
});
