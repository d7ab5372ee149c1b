import table from '#reference/flag-words.json' with { type: 'json' };
import { sharesOf } from '#weighing/shares-of.ts';
import { scorerOf } from '#weighing/word-table.ts';
import { flagFeatures } from './flag-features.ts';

/** The flags (`RF33`) that words speak for; the last is `other`. Their table is written by `pnpm flag-words` from our own example sentences. */
export const wordFlags: readonly string[] = table.types;

/** How likely each of `wordFlags` is by the words of a text of the common vocabulary, with 1 in all. */
export const flagShares = (text: string): Float64Array => sharesOf(score(flagFeatures(text)));

const score = scorerOf(table);
