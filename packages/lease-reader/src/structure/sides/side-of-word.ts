import table from '#reference/side-words.json' with { type: 'json' };
import { sharesOf } from '#weighing/shares-of.ts';
import { scorerOf } from '#weighing/word-table.ts';
import { placesOf, sideFeatures } from './side-features.ts';

/** How likely a word stands for the one who lets and the one who rents, by the company it keeps, and in how many places. */
export type SideOfWord = { readonly landlord: number; readonly tenant: number; readonly places: number };

/** Asks it of several words (lower case) of one text, each of which may be the other side of another. The table is written by `pnpm side-words`. */
export const sidesOfWords = (text: string, words: readonly string[]): ReadonlyMap<string, SideOfWord> =>
  new Map(
    [...placesOf(text, words)].map(([word, places]) => {
      const [landlord = 0, tenant = 0] = sharesOf(score(sideFeatures(places)));
      return [word, { landlord, tenant, places: places.length }];
    }),
  );

const score = scorerOf(table);
