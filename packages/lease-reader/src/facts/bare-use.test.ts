import { describe, expect, it } from 'vitest';
import { bareUse } from './bare-use.ts';

describe('bareUse', () => {
  it.each([
    ['Premises shall be used for a bakery and taproom, and for no other purpose', 'a bakery and taproom'],
    ['premises are to be used and occupied solely as the dwelling of Ann Roe', 'the dwelling of Ann Roe'],
    ['used by Tenant as a shop for bicycles only', 'a shop for bicycles'],
    ['a dentist, and nothing louder', 'a dentist'],
    ['Selling shoes, but not mending them', 'Selling shoes'],
    ['Permitted use: storage of boats', 'storage of boats'],
  ])('reads %j', (words, use) => {
    expect(bareUse(words)).toBe(use);
  });

  it('keeps what rules out without granting', () => {
    expect(bareUse('No business of any kind')).toBe('No business of any kind');
  });
});
