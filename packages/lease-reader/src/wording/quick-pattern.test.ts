import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neededBy } from './needed-words.ts';
import { quickPattern } from './quick-pattern.ts';

const pieces = ['rent', 'late fee', 'a', 'pay', 'LL', 'no', 'x_', '30', '$5', ' ', '-', "'s", 'é', 'ſ', '.', '\n'];

const quoted = (words: string): string => words.replace(/[$.^?*+()[\]{}|\\]/g, '\\$&');

const atom = fc.oneof(
  fc.constantFrom(...pieces).map(quoted),
  fc.constantFrom('\\b', '\\B', '\\d', '\\d{1,3}', '\\w', '\\s', '\\W', '[^.;]', '[a-e]', '[$ ]'),
  fc.constantFrom('[0-9]', '\\x61', '\\u0070', '[\\x61p]', '[\\W_]', '[^a]', '[-a]', '^', '$', '\\$ ?', '(?=rent)'),
);

const inTurn = (part: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> =>
  fc.array(part, { minLength: 1, maxLength }).map((parts) => parts.join(''));

/** A part in brackets of all kinds; what is repeated is repeated a few times, or the expression itself would take for ever. */
const grouped = (part: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    part,
    fc
      .tuple(part, part, fc.constantFrom('', '?', '{2}', '{0,2}'))
      .map(([one, other, times]) => `(?:${one}|${other})${times}`),
    fc.tuple(part, fc.constantFrom('?', '{1,3}', '??', '{0}')).map(([one, times]) => `(${one})${times}`),
    fc.tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!', '(?<name>'), part).map(([open, one]) => `${open}${one})`),
  );

/** Parts that match any number of signs: too many of them inside each other would keep the expression busy for ever. */
const open = fc.oneof(
  fc.constantFrom('\\w+', '\\w*', '\\s+', '[^.;]*', '.{0,9}?', '.*?', 'a+', '\\d{2,}'),
  fc
    .tuple(fc.constantFrom(...pieces).map(quoted), fc.constantFrom('+', '*', '{1,}?'))
    .map(([one, times]) => `(?:${one})${times}`),
);

/** Patterns of the kinds that rules are made of, over the pieces of which the texts are made too. */
const source = inTurn(
  fc.oneof({ weight: 3, arbitrary: grouped(inTurn(grouped(inTurn(atom, 2)), 2)) }, { weight: 1, arbitrary: open }),
  4,
).filter((pattern) => pattern.split('(?<name>').length < 3);

const text = fc
  .array(fc.constantFrom(...pieces, 'RENT', 'Pay', 'rents', 'feed'), { maxLength: 6 })
  .map((all) => all.join(''));

test('A quick pattern finds what the regular expression finds, in every text', () => {
  let found = 0;
  fc.assert(
    fc.property(
      source,
      fc.array(text, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('' as const, 'i' as const),
      (pattern, texts, flags) => {
        const quick = quickPattern(pattern, flags);
        for (const each of texts) {
          const expected = new RegExp(pattern, flags).exec(each);
          if (expected !== null) found += 1;
          expect(quick.exec(each)).toEqual(expected);
          expect(quick.test(each)).toBe(expected !== null);
          expect(quick.allIn(each)).toEqual([...each.matchAll(new RegExp(pattern, `g${flags}`))]);
        }
      },
    ),
    { numRuns: 4000, seed: 1 },
  );
  expect(found).toBeGreaterThan(1000);
});

test('What a pattern cannot do without is told as words, in all places at once', () => {
  expect(neededBy('\\brents?\\b')).toEqual({ any: [' rent ', ' rents '] });
  expect(neededBy('\\b(?:neglig\\w+|careless\\w*|fault)\\b[^.;]{0,60}\\bdeposit')).toEqual({
    all: [{ any: [' neglig', ' careless', ' fault'] }, ' deposit'],
  });
  expect(neededBy('(\\d{1,3}) (?:days?|weeks?)')).toEqual({ all: ['0', { any: ['0 day', '0 week'] }] });
});

test('Where anything may stand, nothing is needed', () => {
  for (const open of ['.*', 'rent|\\w+', '(?!rent)', '(?:rent)?', '[a-z]{3}', '[^r]ent?|[\\u00c0-\\u00ff]'])
    expect(neededBy(open)).toBeNull();
});

test('A pattern is not tried on a text that lacks its words, nor compiled before one has them', () => {
  const broken = quickPattern('deposit(?<a>x)?(?<a>y)?');
  expect(broken.exec('Rent is due on the first.')).toBeNull();
  expect(() => broken.exec('The deposit.')).toThrow(SyntaxError);
});
