import { type CalculatorName, calculatorNamed, describedFields } from '@keyclause/calculator';
import type { Fact, FactValue } from '@keyclause/contracts';
import { expect, it } from 'vitest';
import { leaseInputs } from './lease-inputs.ts';

const fact = (value: FactValue | null, quote: string | null): Fact => ({
  value,
  display: '',
  method: value === null ? 'absent' : 'stated',
  confidence: 1,
  reasoning: null,
  conflicts: [],
  superseded: [],
  more: [],
  document: 0,
  quote,
  page: 1,
  boxes: [],
  start: 0,
  end: 1,
});

const facts = {
  rent_monthly: fact({ cents: 195_050, currency: 'USD' }, 'Rent is $1,950.50'),
  start_date: fact('2026-01-01', 'begins January 1, 2026'),
  end_date: fact('2026-12-31', 'ends December 31, 2026'),
  term_months: fact(12, 'one year'),
  security_deposit: fact(null, null),
  pro_rata_share_pct: fact(6.67, '6.67%'),
};

const from = (name: CalculatorName) =>
  leaseInputs(describedFields(calculatorNamed(name)?.inputs ?? ({} as never)), facts);

it('fills what the lease states, with its words, and leaves out what it does not say', () => {
  expect(from('deposit_cap')).toEqual({
    inputs: { monthlyRent: 1950.5 },
    quotes: { monthlyRent: 'Rent is $1,950.50' },
  });
  expect(from('cam_reconciliation').inputs).toEqual({ share: 0.0667 });
});

it('takes the days of the term in place of its months, so that no older number contradicts them', () => {
  const { inputs, quotes } = from('total_cost');
  expect(inputs).toEqual({ monthlyRent: 1950.5, start: '2026-01-01', end: '2026-12-31', termMonths: null });
  expect(Object.keys(quotes)).toEqual(['monthlyRent', 'start', 'end']);
  expect(from('net_effective_rent').inputs).toMatchObject({ termMonths: 12 });
});
