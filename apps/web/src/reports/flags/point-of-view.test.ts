import { expect, it } from 'vitest';
import { hurtsWords, orderFor } from './point-of-view.ts';

const flags = [
  { key: 'a', severity: 'low', hurts: 'tenant' },
  { key: 'b', severity: 'high', hurts: 'landlord' },
  { key: 'c', severity: 'critical', hurts: 'tenant' },
  { key: 'd', severity: 'medium', hurts: 'both' },
  { key: 'e', severity: 'high', hurts: 'landlord' },
] as const;

const keys = (as: 'tenant' | 'landlord' | 'manager') =>
  orderFor(as, flags)
    .map(({ key }) => key)
    .join('');

it('puts what hurts the reader first, the worst of it on top', () => {
  expect(keys('tenant')).toBe('cdabe');
  expect(keys('landlord')).toBe('bedca');
});

it('orders by severity alone for a manager, and keeps the order of the document within one', () => {
  expect(keys('manager')).toBe('cbeda');
});

it('speaks to the reader about the reader', () => {
  expect(hurtsWords('tenant', flags[0])).toBe('Hurts you');
  expect(hurtsWords('landlord', flags[0])).toBe('Hurts the tenant');
  expect(hurtsWords('manager', flags[1])).toBe('Hurts the owner');
});
