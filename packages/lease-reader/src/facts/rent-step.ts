import type { Sentence } from '../structure/sentences.ts';

/** One step of the rent as a sentence or a row of a table states it: ISO days, a month's amount, offsets within the sentence. */
export type RentStep = {
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
};
