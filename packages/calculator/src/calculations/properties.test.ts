import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schedule } from './calculation.ts';
import type { AnyCalculator } from './calculator.ts';
import { type CalculatorName, calculators } from './calculators.ts';

const run = (name: CalculatorName, inputs: Readonly<Record<string, unknown>>) => {
  const calculator = (calculators as readonly AnyCalculator[]).find((each) => each.name === name);
  if (!calculator) throw new Error(`no calculator ${name}`);
  return calculator.calculate(inputs);
};

const result = (name: CalculatorName, inputs: Readonly<Record<string, unknown>>, key: string): number => {
  const value = run(name, inputs).results[key];
  if (typeof value !== 'number') throw new Error(`${name} gives no number ${key}`);
  return value;
};

const columnOf = (schedule: Schedule | undefined, key: string): number[] => {
  const index = schedule?.columns.findIndex((column) => column.key === key) ?? -1;
  expect(index, key).toBeGreaterThanOrEqual(0);
  return schedule?.rows.map((row) => Number(row[index])) ?? [];
};

const total = (values: readonly number[]): number =>
  values.reduce((all, value) => all + Math.round(value * 100), 0) / 100;

/** Dollars with cents. */
const dollars = (max = 50_000, min = 1) => fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
const rates = fc.integer({ min: 0, max: 2500 }).map((basis) => basis / 10_000);
const holds = (property: fc.IPropertyWithHooks<never> | fc.IRawProperty<unknown>) =>
  fc.assert(property as fc.IRawProperty<unknown>, { numRuns: 150 });

const lease = fc.record({
  payment: dollars(),
  n: fc.integer({ min: 1, max: 180 }),
  annualRate: rates,
  periodsPerYear: fc.constantFrom(1, 4, 12),
  timing: fc.constantFrom('end', 'beginning'),
  rateConvention: fc.constantFrom('nominal', 'effective'),
  growth: fc.constantFrom(0, 0.02, 0.05),
  initialDirectCosts: dollars(5000, 0),
  prepaid: dollars(5000, 0),
});

describe.each(['ifrs16_schedule', 'asc842_finance_schedule', 'asc842_operating_schedule'] as const)('%s', (name) => {
  it('ends with liability and asset at zero', () => {
    holds(
      fc.property(lease, (inputs) => {
        const { schedule } = run(name, inputs);
        expect(columnOf(schedule, 'liability').at(-1)).toBeCloseTo(0, 6);
        expect(columnOf(schedule, 'asset').at(-1)).toBe(0);
      }),
    );
  });

  it('costs in all what is paid, direct costs and prepayments included', () => {
    holds(
      fc.property(lease, (inputs) => {
        const { results, schedule } = run(name, inputs);
        const paid = Number(results.nominal) + inputs.initialDirectCosts + inputs.prepaid;
        expect(Number(results.totalCost)).toBeCloseTo(paid, 1);
        const roundings = inputs.n * 0.005 + 0.011;
        expect(Math.abs(total(columnOf(schedule, 'cost')) - paid)).toBeLessThanOrEqual(roundings);
        expect(Math.abs(total(columnOf(schedule, 'reduction')) - Number(results.rou))).toBeLessThanOrEqual(roundings);
      }),
    );
  });

  it('is worth less at a higher rate, and more when paid earlier', () => {
    holds(
      fc.property(lease, (inputs) => {
        const at = (annualRate: number, timing: string) => result(name, { ...inputs, annualRate, timing }, 'liability');
        expect(at(inputs.annualRate + 0.05, inputs.timing)).toBeLessThanOrEqual(at(inputs.annualRate, inputs.timing));
        expect(at(inputs.annualRate, 'beginning')).toBeGreaterThanOrEqual(at(inputs.annualRate, 'end'));
      }),
    );
  });
});

it('discounts at no rate to the sum of the payments', () => {
  holds(
    fc.property(fc.array(dollars(), { minLength: 1, maxLength: 60 }), (payments) => {
      const { results } = run('lease_pv', { payments, annualRate: 0 });
      expect(results.pv).toBe(results.nominal);
      expect(results.totalInterest).toBe(0);
    }),
  );
});

it('gives back the rate that discounted the payments', () => {
  holds(
    fc.property(
      fc.array(dollars(9000, 100), { minLength: 2, maxLength: 30 }),
      rates.filter((rate) => rate > 0),
      (payments, annualRate) => {
        const pv = result('lease_pv', { payments, annualRate }, 'pv');
        expect(result('irr', { flows: [-pv, ...payments] }, 'irrPct')).toBeCloseTo(annualRate * 100, 1);
      },
    ),
  );
});

describe('proration', () => {
  it('charges a whole month for a whole month, by the days of the month', () => {
    holds(
      fc.property(
        dollars(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2000, max: 2100 }),
        (monthlyRent, month, year) => {
          const first = `${year}-${String(month).padStart(2, '0')}-01`;
          expect(result('proration', { monthlyRent, moveIn: first }, 'amount')).toBe(monthlyRent);
        },
      ),
    );
  });

  it('splits a month into two parts that make the whole, to the cent', () => {
    holds(
      fc.property(dollars(), fc.integer({ min: 2, max: 31 }), (monthlyRent, day) => {
        const at = (date: number) => `2027-03-${String(date).padStart(2, '0')}`;
        const before = result('proration', { monthlyRent, moveIn: at(1), moveOut: at(day - 1) }, 'amount');
        const after = result('proration', { monthlyRent, moveIn: at(day) }, 'amount');
        expect(Math.abs(before + after - monthlyRent)).toBeLessThan(0.0101);
      }),
    );
  });

  it('counts the days up to the next rent day, whatever the day', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 28 }), (billingDay, date) => {
        const moveIn = `2026-02-${String(date).padStart(2, '0')}`;
        const days = result('proration', { monthlyRent: 900, moveIn, billingDay }, 'billableDays');
        const due = Math.min(billingDay, 28);
        expect(days).toBe(due > date ? due - date : 28 - date + Math.min(billingDay, 31));
      }),
    );
  });
});

it('defers rent that comes back to nothing, and spreads the whole of it', () => {
  const segments = fc.array(fc.tuple(fc.integer({ min: 1, max: 36 }), dollars(9000, 0)), {
    minLength: 1,
    maxLength: 8,
  });
  holds(
    fc.property(segments, (payments) => {
      const { results, schedule } = run('straight_line', { payments });
      expect(columnOf(schedule, 'deferred').at(-1)).toBeCloseTo(0, 6);
      expect(Number(results.monthly) * Number(results.months)).toBeCloseTo(Number(results.total), -1);
      expect(total(columnOf(schedule, 'paid'))).toBe(results.total);
    }),
  );
});

it('adds up rent, charges and fees to the cost of the lease, and each month to the last', () => {
  const terms = fc.record({
    monthlyRent: dollars(),
    termMonths: fc.integer({ min: 1, max: 240 }),
    annualIncreasePct: fc.constantFrom(0, 2.5, 4),
    monthlyCharges: dollars(900, 0),
    oneTimeFees: dollars(900, 0),
  });
  holds(
    fc.property(terms, (inputs) => {
      const { results, schedule } = run('total_cost', inputs);
      expect(total([Number(results.rent), Number(results.charges), Number(results.once)])).toBe(results.total);
      expect(columnOf(schedule, 'paid').at(-1)).toBe(results.total);
      expect(total(columnOf(schedule, 'rent'))).toBe(results.rent);
      const dearer = run('total_cost', { ...inputs, monthlyRent: inputs.monthlyRent + 1 });
      expect(Number(dearer.results.total)).toBeGreaterThan(Number(results.total));
    }),
  );
});

it('never lowers the rent under a no-decrease rule, never passes the cap, never goes under the floor', () => {
  const move = fc.record({
    rent: dollars(),
    base: dollars(400, 100),
    current: dollars(400, 100),
    sharePct: fc.integer({ min: 0, max: 100 }),
  });
  holds(
    fc.property(move, (inputs) => {
      expect(result('cpi_index', { ...inputs, noDecrease: true }, 'newRent')).toBeGreaterThanOrEqual(inputs.rent);
      const held = result('cpi_index', { ...inputs, capPct: 4, floorPct: 1 }, 'appliedPct');
      expect(held).toBeGreaterThanOrEqual(1);
      expect(held).toBeLessThanOrEqual(4);
    }),
  );
});

it('owes percentage rent only above the breakpoint, and more for more sales', () => {
  const shop = fc.record({
    baseRent: dollars(),
    pct: fc.integer({ min: 1, max: 30 }).map((pct) => pct / 100),
    sales: dollars(2_000_000, 0),
  });
  holds(
    fc.property(shop, (inputs) => {
      const { results } = run('percentage_rent', { ...inputs, breakpoint: 'natural' });
      if (inputs.sales <= Number(results.breakpoint)) expect(results.overage).toBe(0);
      expect(Number(results.total)).toBeCloseTo(Math.max(inputs.baseRent, inputs.sales * inputs.pct), 1);
      expect(result('percentage_rent', { ...inputs, sales: inputs.sales + 100 }, 'overage')).toBeGreaterThanOrEqual(
        Number(results.overage),
      );
    }),
  );
});

it('keeps every late fee within its cap, and grows with the days', () => {
  const late = fc.record({
    monthlyRent: dollars(),
    daysLate: fc.integer({ min: 0, max: 60 }),
    graceDays: fc.integer({ min: 0, max: 10 }),
    flatFee: dollars(300, 0),
    dailyFee: dollars(50, 0),
  });
  holds(
    fc.property(late, (inputs) => {
      const fee = result('late_fee', { ...inputs, capPct: 5, capFlat: 50, combine: 'lesser' }, 'fee');
      expect(fee).toBeLessThanOrEqual(Math.min(50, Math.round(inputs.monthlyRent * 5) / 100 + 0.01));
      if (inputs.daysLate <= inputs.graceDays) expect(fee).toBe(0);
      const later = result('late_fee', { ...inputs, daysLate: inputs.daysLate + 1 }, 'fee');
      expect(later).toBeGreaterThanOrEqual(result('late_fee', inputs, 'fee'));
      expect(result('late_fee_cap_ny', { monthlyRent: inputs.monthlyRent }, 'maxFee')).toBeLessThanOrEqual(50);
    }),
  );
});

it('pays more interest the longer and the more often it is added', () => {
  const held = fc.record({ deposit: dollars(), annualRate: rates, years: fc.integer({ min: 1, max: 60 }) });
  holds(
    fc.property(held, ({ deposit, annualRate, years }) => {
      const compound = (times: number, time = years) =>
        result('deposit_interest_compound', { deposit, annualRate, years: time, compoundsPerYear: times }, 'interest');
      const simple = result('deposit_interest_simple', { deposit, annualRate, years }, 'interest');
      expect(compound(1)).toBeGreaterThanOrEqual(simple);
      expect(compound(365)).toBeGreaterThanOrEqual(compound(1));
      expect(compound(12, years)).toBeGreaterThanOrEqual(compound(12, years - 1 || 1));
    }),
  );
});

it('pays off costs to nothing, with interest no faster than without', () => {
  const costs = fc
    .record({ cost: dollars(500_000), termMonths: fc.integer({ min: 1, max: 180 }), annualRate: rates })
    .chain((found) =>
      fc.record({
        cost: fc.constant(found.cost),
        termMonths: fc.constant(found.termMonths),
        annualRate: fc.constant(found.annualRate),
        elapsedMonths: fc.integer({ min: 0, max: found.termMonths }),
      }),
    );
  holds(
    fc.property(costs, ({ annualRate, ...terms }) => {
      const straight = result('unamortised_straight_line', terms, 'unamortised');
      const { results, schedule } = run('unamortised_with_interest', { ...terms, annualRate });
      expect(Number(results.unamortised)).toBeGreaterThanOrEqual(straight - 0.011);
      expect(columnOf(schedule, 'open').at(-1)).toBeCloseTo(0, 6);
      expect(result('unamortised_straight_line', { ...terms, elapsedMonths: terms.termMonths }, 'unamortised')).toBe(0);
    }),
  );
});

it('never shares more than the pool among tenants', () => {
  holds(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 20 }),
      dollars(900_000),
      (areas, pool) => {
        const denominatorRsf = areas.reduce((sum, area) => sum + area, 0);
        const parts = areas.map((tenantRsf) => result('pro_rata', { pool, tenantRsf, denominatorRsf }, 'amount'));
        expect(Math.abs(total(parts) - pool)).toBeLessThanOrEqual(areas.length * 0.005 + 0.001);
      },
    ),
  );
});

it('keeps asset and liability of a modification together: what is not gain goes through the asset', () => {
  const change = fc.record({
    oldPayment: dollars(9000, 10),
    newPayment: dollars(9000, 10),
    remaining: fc.integer({ min: 2, max: 60 }),
    oldRate: rates,
    newRate: rates,
    rouBefore: dollars(90_000, 10),
    decreaseShare: fc.integer({ min: 1, max: 100 }).map((part) => part / 100),
  });
  holds(
    fc.property(change, (inputs) => {
      const { results } = run('ifrs16_modify_decrease', inputs);
      const liabilityChange = Number(results.liabilityAfter) - Number(results.liabilityBefore);
      const assetChange = Number(results.rouAfter) - inputs.rouBefore;
      expect(assetChange - liabilityChange).toBeCloseTo(Number(results.gain), 1);
    }),
  );
});

it('passes 40 times exactly at the income it asks for', () => {
  holds(
    fc.property(fc.integer({ min: 100, max: 20_000 }), (monthlyRent) => {
      const annualIncome = result('income_required_40x', { monthlyRent }, 'annualIncome');
      expect(result('max_rent_40x', { annualIncome }, 'monthlyRent')).toBe(monthlyRent);
      expect(run('rent_to_income', { monthlyRent, annualIncome }).results.passes40x).toBe(true);
      expect(run('rent_to_income', { monthlyRent, annualIncome: annualIncome - 1 }).results.passes40x).toBe(false);
    }),
  );
});

it('leaves a household and its voucher to pay the rent between them', () => {
  const home = fc.record({
    grossRent: dollars(4000),
    paymentStandard: dollars(4000),
    monthlyAdjustedIncome: dollars(6000, 0),
  });
  holds(
    fc.property(home, (inputs) => {
      const { results } = run('voucher_share', inputs);
      expect(total([Number(results.tenantShare), Number(results.subsidy)])).toBe(inputs.grossRent);
      expect(Number(results.subsidy)).toBeLessThanOrEqual(inputs.paymentStandard);
    }),
  );
});
