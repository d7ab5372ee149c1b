import { describe, expect, it } from 'vitest';
import { displayOf } from '../facts/display.ts';
import type { FactValue } from '../report.ts';
import { termWords } from './term-words.ts';

const words = (field: string, value: FactValue) => termWords({ value, display: displayOf(field, value) });

describe('termWords', () => {
  it('says whether a lease may be ended early, and at what price', () => {
    expect(words('early_termination', { allowed: false, notice_days: null, fee: null })).toBe('not allowed');
    expect(words('early_termination', { allowed: true, notice_days: 60, fee: null })).toBe(
      "allowed with 60 days' notice",
    );
    expect(words('early_termination', { allowed: true, notice_days: null, fee: null })).toBe('allowed');
    expect(
      words('early_termination', { allowed: true, notice_days: 60, fee: { cents: 150_000, currency: 'USD' } }),
    ).toBe("allowed with 60 days' notice and a fee of $1,500");
  });

  it('says states, amounts and numbers as a sentence does', () => {
    expect(words('sublet', 'with_consent')).toBe('with consent');
    expect(words('rent_monthly', { cents: 170_000, currency: 'USD' })).toBe('$1,700');
    expect(words('grace_days', 5)).toBe('5 days');
    expect(words('furnished', true)).toBe('yes');
    expect(words('governing_law', 'Ohio')).toBe('Ohio');
    expect(words('renewal', { type: 'auto', notice_days: 30 })).toBe("Renews automatically, 30 days' notice");
  });
});

it('tells from which day an amended term holds', () => {
  const before = { value: { cents: 130_000, currency: 'USD' }, display: '$1,300' } as const;
  const now = { value: { cents: 136_500, currency: 'USD' }, display: '$1,365', inForceFrom: '2027-01-01' } as const;
  const place = { document: 0, quote: '$1,300', page: 1, boxes: [], start: 0, end: 6 };

  expect(termWords({ ...now, superseded: [{ ...before, ...place }] })).toBe('$1,365 from January 1, 2027');
  expect(termWords({ ...now, superseded: [] })).toBe('$1,365');
});
