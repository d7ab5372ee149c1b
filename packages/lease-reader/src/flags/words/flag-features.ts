import type { Feature } from '#weighing/word-table.ts';

/**
 * What a text of the common vocabulary (see `normalise`) holds: words, pairs of neighbours, and words that stand behind a denial or
 * an exception ("not!refund", "unless!consent"), for those turn a flag round. With weights of length 1 in all, or less in a text of
 * few words, which tells less.
 */
export const flagFeatures = (text: string): Feature[] => {
  const weights = new Map<string, number>();
  let last = '';
  let reach = 0;
  let turn = '';
  for (const [token] of text.matchAll(tokens)) {
    const word = wordOf(token);
    if (last !== '') weights.set(`${last} ${word}`, pairWeight);
    last = word;
    if (!common.has(word)) weights.set(word, 1);
    const turned = turns.get(word);
    if (turned !== undefined) {
      turn = turned;
      reach = turnReach;
    } else if (reach > 0) {
      if (!common.has(word)) weights.set(`${turn}!${word}`, 1);
      reach -= 1;
    }
  }
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.max(Math.sqrt(squares), 2);
  return [...weights].map(([name, weight]) => [name, weight / length] as const);
};

const pairWeight = 0.6;

/** How many words a denial turns round. */
const turnReach = 5;

const tokens = /LL|TT|BB|[a-z]+|\$ ?\d[\d.]*|\d[\d.]* ?%|\d+(?:st|nd|rd|th)|\d[\d.]*/g;

/** The beginning that the forms of a word share; amounts, shares and other numbers are each one word. */
const wordOf = (token: string): string => {
  const first = token.charCodeAt(0);
  if (first === 36) return '$';
  if (first < 58) return token.endsWith('%') ? '%' : '#';
  const known = stems.get(token);
  if (known !== undefined) return known;
  const word = stemOf(token);
  if (stems.size < 20_000) stems.set(token, word);
  return word;
};

/** The beginning that the forms of a word of small letters share. */
export const stemOf = (word: string): string => {
  if (word.length < 4) return word;
  const stem = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:ments?|ations?|ingly|edly)$/, '')
    .replace(/(?:ing|ed|ly|er|or|ion|able|ible|al)$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/e$/, '');
  return (stem.length < 3 ? word : stem).slice(0, 9);
};

const stems = new Map<string, string>();

/** Words that say nothing alone, and much beside others. */
const common: ReadonlySet<string> = new Set(
  'a an the of to in on at by for with from as is are be been was were that this these those it its which such and or so than then there their they them shall will may must can has have had do does did if into said also s t any all each every'.split(
    ' ',
  ),
);

const turns: ReadonlyMap<string, string> = new Map([
  ...['not', 'no', 'never', 'neither', 'nor', 'without', 'none', 'nothing', 'nobody'].map(
    (word) => [word, 'not'] as const,
  ),
  ...['except', 'unless', 'only'].map((word) => [word, word] as const),
]);
