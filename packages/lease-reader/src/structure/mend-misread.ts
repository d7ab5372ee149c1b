import { looksLike, pairs } from './mend-words.ts';
import { isKnownWord, isStaple, isUnlikely, type WordStock, wordStockOf } from './word-stock.ts';

/** Other words for those from `start` to `end`. */
export type Mending = { readonly start: number; readonly end: number; readonly words: string };

/**
 * What the words of a text full of misread letters were before: each that neither our tables nor the document know and that is a
 * letter away from one word that they do, where no other is nearly as likely. Figures are left alone but for those inside of words.
 */
export const mendingsOf = (text: string): Mending[] => {
  const stock = wordStockOf(text);
  const found = new Map<string, string>();
  const settled = new Map<string, boolean>();
  const mendings: Mending[] = [];
  for (const { 0: token, index } of text.matchAll(/[A-Za-z0-9]{2,24}|(?<=[a-z]')[5a](?![A-Za-z0-9])/g)) {
    let isSettled = settled.get(token);
    if (isSettled === undefined) {
      isSettled = isAsMeant(token);
      settled.set(token, isSettled);
    }
    if (isSettled) continue;
    const end = index + token.length;
    const [before, after] = [text.slice(Math.max(0, index - 8), index), text.slice(end, end + 40)];
    if (/[@.]$/.test(before) || /^(?:@|\.[a-z])/.test(after)) continue;
    const place: Place = {
      isFirst:
        /(?:^|[.:;!?"(\n\t•]|^\W*\d{1,2}[.)])\s*$/.test(before) && !/\b(?:Mrs?|Ms|Dr|St|Mt|Ft)\.\s$/.test(before),
      isShortened: after.startsWith('.'),
      isAfterTens: /ty-$/.test(before),
      isInAddress: /^[.,]?\s(?:[A-Z][A-Za-z.]*,?\s){1,4}\d{5}\b/.test(after),
    };
    const key = `${token} ${Object.values(place).join(' ')}`;
    const words = found.get(key) ?? (token.length === 1 ? 's' : mended(token, stock, place));
    found.set(key, words);
    if (words !== token) mendings.push({ start: index, end, words });
  }
  return mendings;
};

/** Whether a word needs no look at its place: one that leases use, or a number. */
const isAsMeant = (token: string): boolean => {
  if (/^\d+$/.test(token)) return token !== '5';
  const lower = token.toLowerCase();
  return isKnownWord(lower) && !isUnlikely(lower) && !units.some((unit) => isLetterAway(lower, unit));
};

/** Where a word stands, as far as it tells what can stand there. */
type Place = {
  /** In a sentence or a cell. */
  readonly isFirst: boolean;
  /** Before a full stop. */
  readonly isShortened: boolean;
  readonly isAfterTens: boolean;
  readonly isInAddress: boolean;
};

const mended = (token: string, stock: WordStock, place: Place): string => {
  const sure = ordinalOf(token) ?? (place.isAfterTens ? unitOf(token) : null);
  if (sure !== null) return sure;
  const lower = token.toLowerCase();
  const letters = token.replace(/\d/g, '').length;
  if (/^[ivxl]+$/.test(lower) || letters === 0) return token;
  if (letters < 3 && letters < token.length) return shortOf(token, stock) ?? token;
  if (letters === token.length && isKnownWord(lower)) return isUnlikely(lower) ? stapleOf(token, stock) : token;
  if (token.length === 2 && token !== lower) return token;
  const isName = /^[A-Z][a-z]/.test(token) && !place.isFirst;
  if (isName && token.length < 4 && !place.isShortened) return token;
  const meant = likeliest(lower, stock, isName);
  if (meant !== null) return cased(token, meant, stock);
  const name = letters > 3 && /^[A-Z]/.test(token) ? withoutFigures(token) : token;
  return place.isInAddress && name.length > 3 ? name.charAt(0).toUpperCase() + name.slice(1) : name;
};

/** "1sf", "5tb", "l5th": behind a number only its own ending can stand. */
const ordinalOf = (token: string): string | null => {
  const day = /^([\dlIO]{2})(st|nd|rd|th)$/.exec(token);
  if (day?.[1] && day[2] && /[lIO]/.test(day[1]) && /[\dO]/.test(day[1])) {
    const number = day[1].replace(/[lI]/g, '1').replace(/O/g, '0');
    if (day[2] === endingOf(number)) return number + day[2];
  }
  const [, number = '', ending = ''] = /^(\d{1,2})([A-Za-z0-9]{2})$/.exec(token) ?? [];
  if (ending === '' || /^\d+$/.test(ending)) return null;
  const right = endingOf(number);
  return isLetterAway(ending.toLowerCase(), right) ? number + right : null;
};

const endingOf = (number: string): string =>
  number.length === 2 && number.startsWith('1')
    ? 'th'
    : ({ '1': 'st', '2': 'nd', '3': 'rd' }[number.slice(-1)] ?? 'th');

/** What stands behind "twenty-". */
const unitOf = (token: string): string | null => {
  const lower = token.toLowerCase();
  const near = units.filter(
    (unit) =>
      isLetterAway(lower, unit) ||
      (lower.length === unit.length - 1 && [...unit].some((_, at) => unit.slice(0, at) + unit.slice(at + 1) === lower)),
  );
  return near.length === 1 && !units.includes(lower) ? (near[0] ?? null) : null;
};

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const isLetterAway = (seen: string, meant: string): boolean => {
  const wrong = [...meant].flatMap((_, at) => (seen.charAt(at) === meant.charAt(at) ? [] : [at]));
  const [at] = wrong;
  return (
    seen.length === meant.length &&
    wrong.length === 1 &&
    at !== undefined &&
    looksLike(seen.charAt(at), meant.charAt(at))
  );
};

/** "t0", "Y0u": the one short word that it can be. */
const shortOf = (token: string, stock: WordStock): string | null => {
  if (!/^[A-Za-z]?[a-z0159]+$/.test(token)) return null;
  const meant = lookAlikesOf(token.toLowerCase()).filter(
    (word) => word.length === token.length && (functionWords.has(word) || (word.length > 2 && isStaple(word))),
  );
  return meant.length === 1 && meant[0] !== undefined ? cased(token, meant[0], stock) : null;
};

const functionWords = new Set(['to', 'of', 'on', 'or', 'no', 'so', 'do', 'go', 'is', 'in', 'if', 'it', 'as', 'us']);

/** A staple of leases that this document repeats, where the word looks like it. */
const stapleOf = (token: string, stock: WordStock): string => {
  const lower = token.toLowerCase();
  if (token !== lower || stock.countOf(lower) > 1) return token;
  const meant = lookAlikesOf(lower).filter((word) => isStaple(word) && stock.countOf(word) >= often);
  return meant.length === 1 ? (meant[0] ?? token) : token;
};

const often = 8;

/** Letters for figures inside of a word: "Au5tin". */
const withoutFigures = (token: string): string =>
  token.replace(
    /(?<=[A-Za-z])[0159](?=[a-z])/g,
    (figure) => ({ '0': 'o', '1': 'i', '5': 's', '9': 'g' })[figure] ?? figure,
  );

/** How much less likely a mistake is than that of one letter for a look-alike. */
const chance = { alike: 1, left: 0.3, other: 0.1, two: 0.05 };

/** @param isName of a name that has lost more than the look of a letter nothing can be told, but where leases turn on it or repeat it */
const likeliest = (lower: string, stock: WordStock, isName: boolean): string | null => {
  const scores = new Map<string, number>();
  const weigh = (word: string, factor: number, likelihood = stock.likelihoodOf(word)): void => {
    const score = likelihood * factor;
    if (score > (scores.get(word) ?? 0)) scores.set(word, score);
  };
  const near = lookAlikesOf(lower);
  for (const word of near) weigh(word, chance.alike, stock.likelihoodOf(word) || stock.guessOf(word));
  const canBe = (word: string): boolean => !isName || (lower.length > 4 && (isStaple(word) || stock.isName(word)));
  for (const word of stock.wordsAround(lower)) if (canBe(word)) weigh(word, chance.left);
  if (lower.length > 3)
    for (let at = 0; at < lower.length; at++)
      for (const word of stock.wordsAround(`${lower.slice(0, at)}*${lower.slice(at + 1)}`))
        if (canBe(word)) weigh(word, lower.length > 4 ? chance.other : chance.other / 2);
  scores.delete(lower);
  if (lower.length > 5 && scores.size === 0)
    for (const word of near)
      for (const other of lookAlikesOf(word)) if (!isName || stock.isName(other)) weigh(other, chance.two);
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < leastScore) return null;
  // A word that the document repeats is hardly misread each time.
  const own = stock.countOf(lower) > 1 ? stock.countOf(lower) * 4 : 0;
  return best[1] > 3 * Math.max(second?.[1] ?? 0, own) ? best[0] : null;
};

const leastScore = 0.5;

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

const meantBy: ReadonlyMap<string, readonly string[]> = new Map(
  [...alphabet, ...'0123456789'].map((seen) => [
    seen,
    alphabet.filter((letter) => letter !== seen && looksLike(seen, letter)),
  ]),
);

/** The words of small letters that look like this one but for a letter, or two letters read for one. */
export const lookAlikesOf = (lower: string): string[] => {
  const words: string[] = [];
  for (let at = 0; at < lower.length; at++)
    for (const letter of meantBy.get(lower.charAt(at)) ?? [])
      words.push(lower.slice(0, at) + letter + lower.slice(at + 1));
  for (const [pair, letter] of pairs)
    for (let at = lower.indexOf(pair); at !== -1; at = lower.indexOf(pair, at + 1))
      words.push(lower.slice(0, at) + letter + lower.slice(at + 2));
  return words;
};

const cased = (token: string, meant: string, stock: WordStock): string => {
  const [capitals, small] = [token.replace(/[^A-Z]/g, '').length, token.replace(/[^a-z]/g, '').length];
  if (capitals > 1 && capitals > small) return meant.toUpperCase();
  return /^[A-Z]/.test(token) || stock.isName(meant) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
};
