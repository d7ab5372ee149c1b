import { expect, it } from 'vitest';
import { readComparisonAddress, writeComparisonAddress } from './comparison-address.ts';

const a = '0b7f6c9e-2f0e-4a64-9e0a-3c1f6f0a1b2c';
const b = '5d8e2a10-7f4b-4c7e-8a53-9f1e2d3c4b5a';

it('returns to the address that it wrote', () => {
  const address = { a, b, as: 'landlord' } as const;
  expect(readComparisonAddress(writeComparisonAddress(address))).toEqual(address);
});

it('reads nonsense in a link as nothing chosen', () => {
  expect(readComparisonAddress(new URLSearchParams('a=<b>&b=17&as=judge'))).toEqual({ a: null, b: null, as: 'tenant' });
});
