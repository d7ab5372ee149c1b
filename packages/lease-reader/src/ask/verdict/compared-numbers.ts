import { wordsOf } from './words-of.ts';

type Amount = { readonly unit: string; readonly count: number };

/** How numbers of a question stand to those of a sentence in the same unit: "more max" for three weeks where at most two are allowed. */
export const comparedNumbers = (question: string, sentence: string): readonly string[] => {
  const limit = most.test(sentence) ? 'max' : least.test(sentence) ? 'min' : 'as';
  const stated = amountsIn(sentence);
  return amountsIn(question).flatMap(({ unit, count }) =>
    stated
      .filter((other) => other.unit === unit)
      .map((other) => `${count > other.count ? 'more' : count < other.count ? 'less' : 'same'} ${limit}`),
  );
};

const most =
  /\b(?:up to|no more than|at most|not (?:to )?exceed|maximum|max|within|limit\w*|or less|not more|tops|under)\b/i;
const least = /\b(?:at least|minimum|or more|over|more than|longer|exceed\w*|above|no less|not less)\b/i;

const amountsIn = (text: string): readonly Amount[] => {
  const words = wordsOf(text);
  return words.flatMap((word, at): readonly Amount[] => {
    if (word.startsWith('$')) return [{ unit: '$', count: numberIn(word) }];
    if (word.endsWith('%')) return [{ unit: '%', count: numberIn(word) }];
    const count = small.get(word) ?? (/^\d[\d,.]*$/.test(word) ? numberIn(word) : null);
    const unit = unitOf(words[at + 1]) ?? unitOf(words[at + 2]);
    return count === null || unit === null ? [] : [{ unit: unit.name, count: count * unit.count }];
  });
};

const numberIn = (word: string): number => Number(word.replace(/[$%, ]/g, '').replace(/\.$/, ''));

const small: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at): [string, number] => [word, at]),
  ['a', 1],
  ['an', 1],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
]);

const units: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:day|night|nite)/, 'day', 1],
  [/^week/, 'day', 7],
  [/^month/, 'day', 30],
  [/^year/, 'day', 365],
  [/^hour/, 'hour', 1],
  [/^(?:pound|lb)/, 'pound', 1],
  [/^(?:people|person|dog|cat|pet|car|guest|adult|vehicle|animal)/, 'head', 1],
];

const unitOf = (word: string | undefined): { readonly name: string; readonly count: number } | null => {
  const found = word === undefined ? undefined : units.find(([begins]) => begins.test(word));
  return found ? { name: found[1], count: found[2] } : null;
};
