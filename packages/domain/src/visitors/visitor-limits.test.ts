import { expect, it } from 'vitest';
import { isEmail } from './visitor-limits.ts';

it.each(['ann@example.com', 'ann+lease@mail.example.co.uk', "o'neil@example.org", 'jürgen@exämple.de'])(
  'takes the address %s',
  (email) => expect(isEmail(email)).toBe(true),
);

it.each([
  '',
  'ann',
  'ann@example',
  '@example.com',
  'ann@.com',
  'ann@example.',
  'ann@example..com',
  'ann @example.com',
  'ann@example.com\r\nBcc: eve@evil.test',
  'eve@evil.test,ann@example.com',
  'Ann <ann@example.com>',
  'ann,eve@example.com',
  'ann\0@example.com',
  `${'a'.repeat(250)}@example.com`,
])('refuses %j', (email) => expect(isEmail(email)).toBe(false));

it('decides about a hostile text at once', () => {
  expect(isEmail(`${'a@'.repeat(120)}!`)).toBe(false);
  expect(isEmail(`a@${'a.'.repeat(120)}`)).toBe(false);
});
