import table from '#reference/clause-words.json' with { type: 'json' };
import { scorerOf } from '#weighing/word-table.ts';
import { clauseFeatures } from './clause-features.ts';

/** The types that words speak for; the last is `other`. Their table is written by `pnpm clause-words` from our own example sentences. */
export const wordTypes: readonly string[] = table.types;

/** For each of `wordTypes` how much the words of a text speak for it; the higher the more. */
export const wordScores = (text: string): Float64Array => score(clauseFeatures(text));

const score = scorerOf(table);
