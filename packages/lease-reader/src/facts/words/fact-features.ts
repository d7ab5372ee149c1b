import type { Said } from '#flags/said.ts';
import { flagFeatures } from '#flags/words/flag-features.ts';
import { isCompany } from '#values/names.ts';
import { common, tokens, wordOf } from '#weighing/word-of.ts';
import type { Feature } from '#weighing/word-table.ts';
import { isBox } from './address-spots.ts';
import type { ValueSpot } from './value-spots.ts';
import type { KnownTerms } from './value-types.ts';

/** A sentence of a lease with what stands around it. */
export type Place = {
  readonly said: Pick<Said, 'raw' | 'text' | 'startOf' | 'heading' | 'lead'>;
  /** The sentence before, in the common vocabulary, when it belongs to the same clause; else "". */
  readonly before: string;
  /** The last sentences before it of the same clause, in the common vocabulary: "it" is named there. */
  readonly subject: string;
  /** Whether it is among the first or the last of its lease; not known of a sentence that stands alone. */
  readonly edge?: 'top' | 'end' | undefined;
};

/** The words of a sentence in which each value is one word, with the place of each value among them. */
export type SpottedWords = { readonly words: readonly string[]; readonly places: readonly number[] };

export const spottedWordsOf = ({ said }: Place, spots: readonly ValueSpot[]): SpottedWords => {
  const words: string[] = [];
  const places = spots.map(() => -1);
  let at = 0;
  for (const match of said.text.matchAll(tokens)) {
    const start = said.startOf(match.index);
    while (at < spots.length && (spots[at]?.end ?? 0) <= start) at += 1;
    const spot = spots[at];
    if (spot === undefined || start < spot.start) {
      words.push(wordOf(match[0]));
      continue;
    }
    if (places[at] !== -1) continue;
    places[at] = words.length;
    words.push(placeholderOf(spot));
  }
  return { words, places };
};

const placeholderOf = ({ kind, unit, value }: ValueSpot): string =>
  kind === 'service' ? `<${value}>` : kind === 'span' ? `<${unit}>` : `<${kind}>`;

/** What tells which field a value is of: the words before and behind it, those of the sentence, of its heading and of the sentence before. */
export const valueFeatures = (
  place: Place,
  { words, places }: SpottedWords,
  spots: readonly ValueSpot[],
  at: number,
  known: KnownTerms,
): Feature[] => {
  const spot = spots[at];
  const centre = places[at] ?? -1;
  if (spot === undefined || centre < 0) return [];
  const weights = new Map<string, number>();
  const side = (step: 1 | -1, name: string): void => {
    let last = '';
    for (let far = 1; far <= reach; far += 1) {
      const word = words[centre + step * far];
      if (word === undefined) break;
      if (far <= 2) weights.set(`${name}${far}:${word}`, 0.8);
      if (far <= near) weights.set(`${name}:${word}`, 1);
      else if (!common.has(word)) weights.set(`${name}${name}:${word}`, 0.7);
      if (far > 1 && far <= near + 1)
        weights.set(step < 0 ? `${name}:${word} ${last}` : `${name}:${last} ${word}`, 0.7);
      last = word;
    }
  };
  side(-1, 'b');
  side(1, 'a');
  for (const word of words.slice(0, longest)) if (!common.has(word)) weights.set(`s:${word}`, 0.4);
  for (const word of wordsOf(place.said.heading)) weights.set(`h:${word}`, 0.8);
  for (const word of wordsOf(place.said.lead).slice(-12)) weights.set(`l:${word}`, 0.4);
  for (const word of wordsOf(place.before).slice(-25)) weights.set(`p:${word}`, 0.25);
  for (const name of measuresOf(spot, known, place.said.raw.slice(spot.start, spot.end))) weights.set(name, 0.8);
  if ((spot.kind === 'name' || spot.kind === 'address' || spot.kind === 'unit') && place.edge !== undefined)
    weights.set(`e:${place.edge}`, 0.8);
  return withLength(weights);
};

const near = 4;
const reach = 14;
const longest = 60;

const wordsOf = (text: string): string[] =>
  [...text.matchAll(tokens)].map(([token]) => wordOf(token)).filter((word) => !common.has(word));

/** How big the value is, coarsely, and beside the rent. */
const measuresOf = (spot: ValueSpot, { rentCents, dueDay }: KnownTerms, spotWords: string): string[] => {
  const { kind, unit, value } = spot;
  const size = Number(value);
  if (kind === 'money') {
    const step = moneySteps.findIndex((most) => size <= most * 100);
    const share = rentCents === null || rentCents === 0 ? null : size / rentCents;
    return [`m:${step}`, ...(share === null ? [] : [`r:${shareSteps.findIndex((most) => share <= most)}`])];
  }
  if (kind === 'span') return [`u:${unit}`, `m:${unit} ${size}`];
  if (kind === 'percent') return [`m:${percentSteps.findIndex((most) => size <= most)}`];
  if (kind === 'day') return [size === dueDay ? 'm:due' : size > dueDay ? 'm:after' : 'm:before'];
  if (kind === 'service') return [`m:${value}`];
  if (kind === 'name') return [isCompany(String(value)) ? 'm:company' : 'm:person', ...ownWordsOf(String(value))];
  if (kind === 'unit') return [/\d|\b[A-Z]$/.test(String(value)) ? 'm:number' : 'm:words', ...ownWordsOf(spotWords)];
  if (kind === 'address') return [isBox(spot) ? 'm:box' : /\b\d{5}\b/.test(String(value)) ? 'm:whole' : 'm:street'];
  if (kind === 'year') return [size < 2015 ? 'm:past' : 'm:now'];
  return [];
};

/** What many leases name, as "Base Rent", is known by its own words. */
const ownWordsOf = (name: string): string[] =>
  [...name.toLowerCase().matchAll(tokens)].map(([token]) => `n:${wordOf(token)}`);

const moneySteps = [20, 60, 120, 300, 700, 2500, 10_000, 60_000, 600_000, Number.POSITIVE_INFINITY];
const shareSteps = [0.02, 0.07, 0.15, 0.4, 0.98, 1.02, 1.95, 2.5, 5, 11.9, 12.1, Number.POSITIVE_INFINITY];
const percentSteps = [4, 10, 20, 100, 125, 150, 200, Number.POSITIVE_INFINITY];

/** What a sentence says as a whole: as for flags, with the words of its heading. */
export const statementFeatures = ({ said, before }: Place): Feature[] => {
  const weights = new Map<string, number>(flagFeatures(said.text).map(([name, weight]) => [name, weight * statement]));
  for (const word of wordsOf(said.heading)) weights.set(`h:${word}`, 0.8);
  for (const word of wordsOf(said.lead).slice(-12)) weights.set(`l:${word}`, 0.4);
  for (const word of wordsOf(before).slice(-25)) weights.set(`p:${word}`, 0.2);
  return withLength(weights);
};

/** The words of the sentence weigh this much beside those of the heading, which weigh about 1. */
const statement = 3;

const withLength = (weights: ReadonlyMap<string, number>): Feature[] => {
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.max(Math.sqrt(squares), 2);
  return [...weights].map(([name, weight]) => [name, weight / length] as const);
};
