import table from '#reference/ask-matches.json' with { type: 'json' };
import { type Matching, matchingOf } from './matching.ts';

/** Learned from questions and the sentences that answer them. The table is written by `pnpm ask-words`. */
export const learnedMatching: Matching = matchingOf(table);
