import { type AnyCalculator, calculatorNamed } from '@keyclause/calculator';
import { expect, it } from 'vitest';
import { hasStateRule, stateInputs, states } from './state-inputs.ts';

const withRule = ['late_fee', 'late_fee_cap', 'deposit_cap', 'rent_increase_check'];

it('fills only inputs that the calculator has, with values that it takes, for every state', () => {
  for (const name of withRule) {
    const calculator = calculatorNamed(name) as AnyCalculator;
    expect(hasStateRule(name)).toBe(true);
    for (const { code } of states) {
      const given = stateInputs(name, code);
      const values = Object.fromEntries(Object.entries(given?.inputs ?? {}).filter(([, value]) => value !== null));
      for (const [key, value] of Object.entries(values)) {
        const field = calculator.inputs.shape[key] as
          | { safeParse: (value: unknown) => { success: boolean } }
          | undefined;
        expect([name, code, key, field?.safeParse(value).success]).toEqual([name, code, key, true]);
      }
    }
  }
});

it('says where a limit comes from and how well it is known, and that one is not there', () => {
  const newYork = stateInputs('late_fee_cap', 'NY');
  expect(newYork?.inputs).toMatchObject({ capPct: 5, capFlat: 50, combine: 'lesser' });
  expect(newYork?.words).toMatch(/^New York: .*compiled \d{4}.*not legal advice\.$/);
  expect(stateInputs('late_fee_cap', 'CA')).toMatchObject({
    inputs: { capPct: null, capFlat: null },
    words: expect.stringContaining('names no single number'),
  });
  expect(stateInputs('late_fee_cap', 'XX')).toBeNull();
  expect(stateInputs('proration', 'NY')).toBeNull();
});
