import { calculatorNamed, describedFields } from '@keyclause/calculator';
import { expect, it } from 'vitest';
import { reckon } from '../reckoning/reckon.ts';
import { comparedSeries, comparisonLines } from './comparison-lines.ts';
import { differencesFrom } from './differences.ts';

const differences = (name: string, ...forms: readonly Readonly<Record<string, string>>[]) => {
  const calculator = calculatorNamed(name);
  if (!calculator) throw new Error(name);
  const fields = { inputs: describedFields(calculator.inputs), results: describedFields(calculator.results) };
  return differencesFrom(
    fields,
    forms.map((texts) => reckon(name, texts)),
  );
};

it('says what was typed otherwise and what that changes, against the first', () => {
  const [second, third] = differences(
    'total_cost',
    { monthlyRent: '1950', termMonths: '12' },
    { monthlyRent: '2000', termMonths: '12' },
    { monthlyRent: '1900', termMonths: '12' },
  );
  expect(second?.scenario).toBe('B');
  expect(second?.inputs).toEqual(['Monthly rent: $2,000.00 instead of $1,950.00.']);
  expect(second?.results?.[0]).toBe('The lease costs: $24,000.00, $600.00 (2.6%) more than in scenario A.');
  expect(third?.results?.[0]).toBe('The lease costs: $22,800.00, $600.00 (2.6%) less than in scenario A.');
});

it('says a difference of percentages in points', () => {
  const [second] = differences(
    'cap_rate',
    { monthlyRent: '3750', annualExpenses: '25200', value: '450000' },
    { monthlyRent: '3750', annualExpenses: '25200', value: '400000' },
  );
  expect(second?.results?.join()).toContain('percentage points more than in scenario A.');
});

it('tells a scenario without a result from one with the same', () => {
  const form = { monthlyRent: '1950', termMonths: '12' };
  const [same, wrong] = differences('total_cost', form, form, { ...form, monthlyRent: '1.950,00' });
  expect(same).toEqual({ scenario: 'B', inputs: [], results: [] });
  expect(wrong?.results).toBeNull();
});

it('draws every scenario over the longest one', () => {
  const of = (termMonths: string) => reckon('total_cost', { monthlyRent: '1950', termMonths }).calculation;
  const [long, short] = [of('36'), of('12')];
  if (!long || !short) throw new Error('no calculation');
  const [together] = comparedSeries([long, short]);
  if (!together) throw new Error('nothing to draw');
  const drawn = comparisonLines([long, null, short], together);
  expect(drawn?.lines.map(({ label }) => label)).toEqual(['Scenario A', 'Scenario C']);
  expect(drawn?.lines[0]?.points.at(-1)?.at).toBe(1);
  expect(drawn?.lines[1]?.points.at(-1)?.at).toBeCloseTo(11 / 35);
  expect(drawn?.last).toBe('Month 36');
});
