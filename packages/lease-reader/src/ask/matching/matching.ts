import { scorerOf, type WordTable } from '#weighing/word-table.ts';
import { askedFeatures, spokenFeatures } from './match-features.ts';

/** Where a text lies among all that is asked and said of leases: a question lies near the sentences that answer such questions. */
export type Place = Float64Array;

/** Places of questions and of sentences, each by its words. */
export type Matching = {
  readonly asked: (question: string) => Place;
  readonly spoken: (sentence: string, heading: string | null) => Place;
};

export type MatchingTables = {
  readonly questions: Omit<WordTable, 'madeFrom'>;
  readonly sentences: Omit<WordTable, 'madeFrom'>;
};

export const matchingOf = (tables: MatchingTables): Matching => {
  const [ofQuestion, ofSentence] = [scorerOf(tables.questions), scorerOf(tables.sentences)];
  return {
    asked: (question) => ofQuestion(askedFeatures(question)),
    spoken: (sentence, heading) => ofSentence(spokenFeatures(sentence, heading)),
  };
};

/** How near a question and a sentence lie; the higher the likelier it is that one answers the other. */
export const nearness = (asked: ArrayLike<number>, spoken: ArrayLike<number> | undefined): number => {
  let sum = 0;
  for (let at = 0; at < asked.length; at += 1) sum += (asked[at] ?? 0) * (spoken?.[at] ?? 0);
  return sum;
};
