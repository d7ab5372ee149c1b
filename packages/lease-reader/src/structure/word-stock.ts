import table from '#reference/flag-words.json' with { type: 'json' };
import { knownBy } from '#weighing/word-table.ts';
import { stemOf } from '../weighing/word-of.ts';
import { realShort, realWords, shortWords, vocabulary, wide } from './mend-words.ts';
import { plainWords } from './real-words.ts';

/** The words of one document with how often each stands there, and what the reader knows of words besides. All in small letters. */
export type WordStock = {
  readonly countOf: (word: string) => number;
  /** Whether the word is always written with a capital. */
  readonly isName: (word: string) => boolean;
  /** How much speaks for a word before any letter of it is seen, 0 for one that nobody uses. */
  readonly likelihoodOf: (word: string) => number;
  /** The same for a form of a word that our tables hold in another one. */
  readonly guessOf: (word: string) => number;
  /** Words that become `gap` when the letter at its star is any other ("r*nt") or, without a star, when one letter is left out. */
  readonly wordsAround: (gap: string) => readonly string[];
};

/** Whether our own tables hold the word of small letters, in any of its forms. */
export const isKnownWord = (word: string): boolean =>
  isListed(word) || plainWords.has(word) || (word.length > 4 && isKnownStem(stemOf(word)));

/** Whether a word that means what it says is still less likely in a lease than one that looks like it: "mouth" beside "month". */
export const isUnlikely = (word: string): boolean => plainWords.has(word) || (realWords.has(word) && !isStaple(word));

/** Whether leases turn on the word. */
export const isStaple = (word: string): boolean => vocabulary.has(word) || staples.has(word);

const staples = new Set(shortWords);

/** Whether a list of ours holds the word as it is. */
export const isListed = (word: string): boolean => wide().words.has(word) || realShort.has(word) || brief.has(word);

/** @param text with plain quotes and spaces */
export const wordStockOf = (text: string): WordStock => {
  const counts = new Map<string, number>();
  const small = new Set<string>();
  for (const [token] of text.matchAll(/[A-Za-z]{2,24}/g)) {
    const word = token.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
    if (token === word) small.add(word);
  }
  const countOf = (word: string): number => counts.get(word) ?? 0;
  const likelihoods = new Map<string, number>();
  for (const word of new Set([...wide().words, ...realShort, ...brief, ...counts.keys()])) {
    const known = vocabulary.has(word) ? 20 : isListed(word) ? 6 : 0;
    const count = countOf(word);
    // A word that only this document knows, and that stands there once, may be misread itself.
    if (known > 0 || count > 1) likelihoods.set(word, known + 4 * Math.min(count, 50));
  }
  const around = new Map<string, string[]>();
  const repeated = [...counts].flatMap(([word, count]) => (count > 1 ? [word] : []));
  for (const word of new Set([...wide().words, ...realShort, ...repeated])) {
    for (let at = 0; at < word.length; at++) {
      const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
      if (word.length > 2) add(around, head + tail, word);
      if (word.length > 3) add(around, `${head}*${tail}`, word);
    }
  }
  return {
    countOf,
    isName: (word) => !small.has(word) && (names.has(word) || countOf(word) > 1) && !isPlain(word),
    likelihoodOf: (word) => likelihoods.get(word) ?? 0,
    guessOf: (word) => (word.length > 5 && isKnownStem(stemOf(word)) ? 1 + 4 * countOf(word) : 0),
    wordsAround: (gap) => around.get(gap) ?? [],
  };
};

const add = (map: Map<string, string[]>, key: string, word: string): void => {
  const words = map.get(key);
  if (words === undefined) map.set(key, [word]);
  else if (words.at(-1) !== word) words.push(word);
};

const realStems: ReadonlySet<string> = new Set([...realWords].map(stemOf));

const isWeighed = knownBy(table);

const isKnownStem = (stem: string): boolean =>
  realStems.has(stem) || (stem.length > 2 && beginnings().has(stem.slice(0, 3)) && isWeighed(stem));

/** How words begin. A table takes a strange word for one of its own now and then; "lndlord", which begins as no word does, is none. */
const beginnings = (): ReadonlySet<string> => {
  known ??= new Set([...wide().words, ...plainWords, ...realWords].map((word) => word.slice(0, 3)));
  return known;
};
let known: ReadonlySet<string> | null = null;

const isPlain = (word: string): boolean => isListed(word) && !names.has(word);

const names = new Set(
  `california texas florida georgia virginia washington oregon nevada arizona colorado illinois indiana michigan minnesota wisconsin ohio pennsylvania massachusetts
  connecticut maryland delaware tennessee kentucky alabama louisiana missouri kansas nebraska oklahoma carolina dakota montana idaho utah wyoming vermont jersey york
  january february april june july august september october november december north south east west street avenue road`.split(
    /\s+/,
  ),
);

/** Short words and abbreviations beside those of `mend-words`. */
const brief = new Set(
  'of to in is or an at on by be as it if we no us my do so up he me am pm st vs ok ft sq lb oz id re et al tv ac dr mr ms jr sr co ii iv vi ix xi new corp inc llc ltd realty'.split(
    ' ',
  ),
);
