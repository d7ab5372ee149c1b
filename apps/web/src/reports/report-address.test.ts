import { expect, it } from 'vitest';
import { readAddress, writeAddress } from './report-address.ts';

it('opens a flag from a deep link', () => {
  expect(readAddress(new URLSearchParams('tab=flags&item=RF03_exculpatory-1&as=landlord'))).toMatchObject({
    tab: 'flags',
    item: 'RF03_exculpatory-1',
    as: 'landlord',
    at: 0,
  });
});

it('reads nonsense in a link as the defaults', () => {
  expect(readAddress(new URLSearchParams('tab=<b>&as=judge&at=-1&doc=9e9&severity=deadly'))).toEqual({
    tab: 'summary',
    item: null,
    at: 0,
    as: 'tenant',
    document: 0,
    severity: null,
    ask: null,
  });
});

it('opens the answer to a question that stands in a link', () => {
  expect(readAddress(new URLSearchParams('ask=Can I have a dog?'))).toMatchObject({
    tab: 'ask',
    ask: 'Can I have a dog?',
  });
  expect(readAddress(new URLSearchParams('tab=money&ask=Can I have a dog?'))).toMatchObject({ tab: 'money' });
});

it('leaves defaults and the parameters of others alone', () => {
  const query = new URLSearchParams('ref=mail&tab=flags&item=RF03_exculpatory-1&at=2');

  expect(writeAddress(query, { item: null }).toString()).toBe('ref=mail&tab=flags');
  expect(writeAddress(query, { tab: 'summary', item: 'rent_monthly', at: 0 }).toString()).toBe(
    'ref=mail&item=rent_monthly',
  );
});

it('returns to the address that it wrote', () => {
  const address = {
    tab: 'money',
    item: 'rent-2026-01-01',
    at: 3,
    as: 'manager',
    document: 2,
    severity: 'high',
    ask: 'Who fixes the boiler?',
  } as const;

  expect(readAddress(writeAddress(new URLSearchParams(), address))).toEqual(address);
});
