const ones: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
  }),
);

const tens: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
);

const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 100, thousand: 1000, million: 1_000_000 }),
);

/** Whether a lower-case word is part of a number in words. */
export const isNumberWord = (word: string): boolean => ones.has(word) || tens.has(word) || scales.has(word);

/** "two", "thousand", "four", "hundred", "fifty" is 2450. Null when the words do not make one number. */
export const numberOfWords = (words: readonly string[]): number | null => {
  let total = 0;
  let part = 0;
  for (const word of words) {
    const unit = ones.get(word) ?? tens.get(word);
    if (unit !== undefined) {
      // "One ninety" and "two three" are no number.
      if (part % 100 !== 0 && !(part % 10 === 0 && part % 100 >= 20 && unit < 10)) return null;
      part += unit;
      continue;
    }
    const scale = scales.get(word);
    if (scale === undefined) return null;
    if (scale === 100) part = (part === 0 ? 1 : part) * 100;
    else {
      total += (part === 0 ? 1 : part) * scale;
      part = 0;
    }
  }
  return words.length === 0 ? null : total + part;
};
