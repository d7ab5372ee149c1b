import { expect, it } from 'vitest';
import { readAskAddress, writeAskAddress } from './ask-address.ts';

const id = '0b7f6c9e-2f0e-4a64-9e0a-3c1f6f0a1b2c';

it('keeps the question and the chosen leases in the address, beside what else stands there', () => {
  const written = writeAskAddress(new URLSearchParams('sort=end'), { ask: 'Which allow dogs?', of: [id] });
  expect(written.get('sort')).toBe('end');
  expect(readAskAddress(written)).toStrictEqual({ ask: 'Which allow dogs?', of: [id] });
  expect(writeAskAddress(written, { ask: null, of: null }).toString()).toBe('sort=end');
});

it('takes nothing for a lease that is none, and asks all when none is left', () => {
  expect(readAskAddress(new URLSearchParams('ask=%20&of=1,<script>'))).toStrictEqual({ ask: null, of: null });
});
