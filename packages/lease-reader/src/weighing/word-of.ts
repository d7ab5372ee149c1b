/** Words, parties and numbers of a text of the common vocabulary (see `normalise`). */
export const tokens = /LL|TT|BB|[a-z]+|\$ ?\d[\d.]*|\d[\d.]* ?%|\d+(?:st|nd|rd|th)|\d[\d.]*/g;

/** The beginning that the forms of a word share; amounts, shares and other numbers are each one word. */
export const wordOf = (token: string): string => {
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
export const common: ReadonlySet<string> = new Set(
  'a an the of to in on at by for with from as is are be been was were that this these those it its which such and or so than then there their they them shall will may must can has have had do does did if into said also s t any all each every'.split(
    ' ',
  ),
);
