type Mutation = {
  readonly name: string;
  readonly change: (text: string, seed: number) => string;
  readonly seeds: readonly number[];
};

/** Numbers from a seed, so that the same leases are made each time. */
const randomOf = (seed: number) => {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
};

/** What a reader of pictures takes a letter for. */
const mistaken: Readonly<Record<string, readonly string[]>> = {
  a: ['o', 'e'],
  b: ['h'],
  c: ['e', 'o'],
  d: ['cl'],
  e: ['c', 'o'],
  f: ['t'],
  g: ['q', '9'],
  h: ['b', 'li'],
  i: ['l', '1', 'j'],
  l: ['1', 'I', 'i'],
  m: ['rn', 'nn'],
  n: ['ri', 'u'],
  o: ['0', 'c'],
  r: ['t', 'i'],
  s: ['5', 'a'],
  t: ['f', 'l'],
  u: ['ii', 'n'],
  v: ['y'],
  w: ['vv'],
  y: ['v'],
};

const noise =
  (rate: number) =>
  (text: string, seed: number): string => {
    const random = randomOf(seed);
    return [...text]
      .map((letter) => {
        if (!/[a-z]/i.test(letter) || random() >= rate) return letter;
        if (random() < 0.1) return '';
        const options = mistaken[letter.toLowerCase()] ?? ['e'];
        return options[Math.floor(random() * options.length)] ?? letter;
      })
      .join('');
  };

const swapped =
  (pairs: readonly (readonly [RegExp, string])[]) =>
  (text: string): string =>
    pairs.reduce((changed, [from, to]) => changed.replace(from, (word) => cased(word, to)), text);

const cased = (word: string, to: string): string =>
  word === word.toUpperCase() ? to.toUpperCase() : /^[A-Z]/.test(word) ? to.charAt(0).toUpperCase() + to.slice(1) : to;

const roles = (landlord: string, tenant: string) =>
  swapped([
    [/\b(?:landlord|lessor)(?=s?\b)/gi, landlord],
    [/\b(?:tenant|lessee)(?=s?\b)/gi, tenant],
  ]);

/** Figures as other authors write them: no thousands commas, cents everywhere, days before months in words. */
const numberFormats = (text: string): string =>
  text
    .replace(/\$(\d{1,3}),(\d{3})(?:\.00)?(?![\d,.]\d)/g, '$$$1$2')
    .replace(/\$(\d{2,3})(?![\d,.])/g, '$$$1.00')
    .replace(
      /\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}), (\d{4})/g,
      '$2 $1 $3',
    );

/** The parts after the first page of headings in another order: exhibits and addenda before one another. */
const shuffledAddenda = (text: string, seed: number): string => {
  const random = randomOf(seed);
  const parts = text.split(/\n(?=(?:ADDENDUM|EXHIBIT|RIDER|SCHEDULE|Addendum|Exhibit|Rider|Schedule)\b)/);
  const [body = '', ...rest] = parts;
  return [
    body,
    ...rest
      .map((part) => ({ part, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ part }) => part),
  ].join('\n');
};

export const mutations: readonly Mutation[] = [
  { name: 'letterNoise1', change: noise(0.01), seeds: [1, 2, 3, 4] },
  { name: 'letterNoise2', change: noise(0.02), seeds: [5, 6, 7, 8] },
  { name: 'letterNoise3', change: noise(0.03), seeds: [9, 10, 11, 12] },
  { name: 'rolesOwnerRenter', change: roles('owner', 'renter'), seeds: [1] },
  { name: 'rolesLessorLessee', change: roles('lessor', 'lessee'), seeds: [1] },
  { name: 'rolesProviderResident', change: roles('housing provider', 'resident'), seeds: [1] },
  { name: 'numberFormats', change: numberFormats, seeds: [1] },
  { name: 'shuffledAddenda', change: shuffledAddenda, seeds: [1] },
];
