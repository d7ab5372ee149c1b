import { describe, expect, it } from 'vitest';
import published from '#reference/calculator-vectors.json' with { type: 'json' };
import { CalculationError } from '../calculations/calculation-error.ts';
import { calculatorNamed } from '../calculations/calculator-named.ts';

const resultsOf = (name: string, inputs: unknown) => {
  const calculator = calculatorNamed(name);
  if (!calculator) throw new Error(`no calculator ${name}`);
  return calculator.calculate(inputs).results;
};

/** What a publisher printed wrongly, what is right, and where we find it. */
const errors: Record<string, () => void> = {
  'ERR-01': () => {
    const { billableDays, amount } = resultsOf('proration', {
      monthlyRent: 1200,
      moveIn: '2027-01-10',
      moveOut: '2027-01-31',
    });
    expect([billableDays, amount]).toEqual([22, 851.61]);
  },
  'ERR-02': () => {
    expect(resultsOf('gross_up_factor', { factor: 1.36, fixed: 270000 }).phantom).toBe(97200);
  },
  'ERR-03': () => {
    expect(resultsOf('future_value', { amount: 80000, annualRate: 0.07, years: 10 }).futureValue).toBe(157372.11);
  },
  'ERR-04': () => {
    expect(resultsOf('income_required_40x', { monthlyRent: 2000 }).monthlyMultiple).toBeCloseTo(3.3333, 4);
  },
  'ERR-05': () => {
    expect(
      resultsOf('net_effective_rent_psf', { annualRatePsf: 25, termYears: 5, freeMonths: 3, tiPsf: 10 }).effectivePsf,
    ).toBe(21.75);
  },
  'ERR-06': () => {
    const { netTotal, netEffectiveMonthly } = resultsOf('net_effective_rent', {
      monthlyRent: 2000,
      termMonths: 12,
      freeMonths: 1,
    });
    expect([netTotal, netEffectiveMonthly]).toEqual([22000, 1833.33]);
  },
  'ERR-07': () => {
    const { pv, closing } = resultsOf('lease_pv', { payment: 25000, n: 4, annualRate: 0.06, periodsPerYear: 4 });
    expect(pv).toBe(96359.62);
    expect(Array.isArray(closing) && closing[0]).toBe(72805.01);
    expect(
      resultsOf('rou_initial_and_depreciation', {
        liability: 96359.62,
        initialDirectCosts: 5000,
        prepaid: 10000,
        periods: 4,
      }).rou,
    ).toBe(111359.62);
    const stepped = { basePayment: 30000, growth: 0.03, growthEvery: 4, n: 20, annualRate: 0.068, periodsPerYear: 4 };
    expect(resultsOf('lease_pv_stepped', stepped).discount).toBeCloseTo(0.162, 3);
  },
  'ERR-08': () => {
    expect(resultsOf('dscr_pitia', { monthlyRent: 1400, pitia: 1060 }).dscr).toBeCloseTo(1.3208, 4);
    expect(calculatorNamed('dscr_pitia')?.conventions.join()).toContain('Not net operating income');
  },
  'ERR-09': () => {
    const { rate } = resultsOf('deposit_interest_simple', {
      deposit: 2000,
      annualRate: 0.05,
      bankRate: 0.01,
      days: 365,
    });
    expect(rate).toBe(0.01);
  },
  'ERR-10': () => {
    const bill = { controllable: 300000, uncontrollable: 160000, share: 0.1, statedPool: 890000 };
    expect(() => resultsOf('cam_reconciliation', bill)).toThrow(
      'The costs add up to $460,000.00, and the statement shares $890,000.00.',
    );
  },
  'ERR-11': () => {
    // No state's numbers are built in: without a cap that somebody gives, with its source, nothing is judged.
    expect(() => resultsOf('deposit_cap', { monthlyRent: 2000, deposit: 4000 })).toThrow(CalculationError);
    expect(() => resultsOf('late_fee_cap', { monthlyRent: 2000, lateFee: 100 })).toThrow(CalculationError);
  },
};

describe('what publishers print wrongly', () => {
  it.each(published.publisherErrors.map((error) => [error.id, error.says] as const))('%s: we do not say "%s"', (id) => {
    const check = errors[id];
    expect(check, `a check of ${id}`).toBeDefined();
    check?.();
  });
});
