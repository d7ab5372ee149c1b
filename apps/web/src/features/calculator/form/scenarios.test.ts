import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, scenariosIn } from './scenarios.ts';

it('brings back what was filled in, whatever the letters, through an address', () => {
  const texts = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 20 }).filter((key) => key !== '__proto__'),
    fc.string({ minLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 3 }), (scenarios) => {
      const { search, hash } = addressOf(scenarios, 'an-id');
      const address = new URL(`https://example.test/${search}${hash}`);
      const wellFormed = scenarios.map((each) => JSON.parse(JSON.stringify(each).toWellFormed()));
      expect(scenariosIn(address)).toEqual(wellFormed);
      expect(address.searchParams.get('saved')).toBe('an-id');
    }),
  );
});

it('leaves out what is no scenario, and what is beyond the third', () => {
  const of = (...forms: readonly string[]) => ({
    search: `?${new URLSearchParams(forms.map((form) => ['s', form]))}`,
    hash: '',
  });
  expect(scenariosIn(of('{', '[]', '{"rent":5}', '{"rent":"5"}', '{"rent":"6"}'))).toEqual([]);
  expect(scenariosIn(of('{"rent":"6"}', 'null'))).toEqual([{ rent: '6' }]);
});

it('keeps a long list out of what is sent to a server', () => {
  const long = [{ flows: Array.from({ length: 3000 }, (_, index) => `2027-01-01, ${index}`).join('\n') }];
  const { search, hash } = addressOf(long, 'an-id');
  expect(search).toBe('?saved=an-id');
  expect(scenariosIn({ search, hash })).toEqual(long);
  expect(addressOf([{ monthlyRent: '1950' }])).toMatchObject({ hash: '' });
});
