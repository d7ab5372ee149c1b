import type { Feature } from '#weighing/word-table.ts';

/**
 * In what company a word stands: the two words before it and the two behind it at each place of a text in lower case, with what it
 * owns ("'s"). Words for a party all read `@`, so that the company of "Landlord" and of "Harbor Co." is the same. Weights of
 * length 1 in all, or less for a word that stands in few places, which tell less.
 */
export const sideFeatures = (places: readonly Place[]): Feature[] => {
  const weights = new Map<string, number>();
  const add = (name: string, weight: number): void => {
    weights.set(name, (weights.get(name) ?? 0) + weight);
  };
  for (const { before, behind, owns } of places) {
    const [next = '.', second = '.'] = behind;
    const [last = '.', former = '.'] = before;
    if (owns) {
      add(`s:${next}`, 1);
      add(`s:${next} ${second}`, 0.6);
    } else {
      add(`>${next}`, 1);
      add(`>${next} ${second}`, 1);
      if (helpers.has(next)) add(`>${helpers.get(next)}:${second}`, 1);
    }
    add(`<${last}`, 0.6);
    add(`<${former} ${last}`, 0.6);
  }
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.max(Math.sqrt(squares), 2);
  return [...weights].map(([name, weight]) => [name, weight / length] as const);
};

/** One place where a word stands, with its neighbours in order of the text. */
export type Place = { readonly before: readonly string[]; readonly behind: readonly string[]; readonly owns: boolean };

/** Verbs that only help the next one, and come to the same. */
const helpers: ReadonlyMap<string, string> = new Map([
  ...['shall', 'will', 'must', 'agrees', 'is', 'has'].map((word) => [word, 'must'] as const),
  ...['may', 'can', 'might', 'could'].map((word) => [word, 'may'] as const),
]);

/** The places of each of the given words (lower case; of one or more words) in a text. */
export const placesOf = (text: string, words: readonly string[]): ReadonlyMap<string, Place[]> => {
  const found = new Map<string, Place[]>(words.map((word) => [word, []]));
  if (words.length === 0) return found;
  const one = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('|');
  const party = new RegExp(`(?<![a-z0-9&-])(?:the\\s+)?(${one})(s?'s|s'|s)?(?![a-z0-9-])`, 'g');
  const marked: { readonly word: string; readonly owns: boolean }[] = [];
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(party, (_, word: string, ending: string | undefined) => {
      marked.push({ word: word.replace(/\s+/g, ' '), owns: ending?.includes("'") === true });
      return ' @ ';
    });
  const tokens = plain.match(/@|[a-zñáéíóú]+(?:'[a-z]+)?|\d[\d,.]*|[.;:!?]/g) ?? [];
  let next = 0;
  for (const [at, token] of tokens.entries()) {
    if (token !== '@') continue;
    const place = marked[next++];
    if (place === undefined) break;
    found.get(place.word)?.push({
      before: [word(tokens[at - 2]), word(tokens[at - 1])],
      behind: [word(tokens[at + 1]), word(tokens[at + 2])],
      owns: place.owns,
    });
  }
  return found;
};

/** Ends of sentences are all alike, and so are numbers. */
const word = (token = '.'): string => (/^[.;:!?]$/.test(token) ? '.' : /^\d/.test(token) ? '#' : token);
