import { trainWords } from '#weighing/train-words.ts';
import type { WordTable } from '#weighing/word-table.ts';
import type { Verdict } from '../answer.ts';
import { verdictOf } from '../polarity.ts';
import { questionOf } from '../question.ts';
import { questionPartsOf } from '../question-parts.ts';
import { type SideNames, verdictFeatures } from './verdict-features.ts';

/** A question of yes and no, a sentence of a lease, and what the sentence answers. */
export type VerdictExample = {
  readonly question: string;
  readonly sentence: string;
  readonly verdict: 'yes' | 'no' | 'depends';
  /** Words for the sides in its lease. */
  readonly names?: SideNames;
  /** Asked of a lease, and not made up with its sentence: as people ask. */
  readonly isAsked: boolean;
};

/** What words of a question and of a sentence say about yes and no together. */
export const trainVerdicts = (examples: readonly VerdictExample[]): Omit<WordTable, 'madeFrom'> =>
  trainWords(
    examples.map(({ question, sentence, verdict, names, isAsked }) => ({
      features: verdictFeatures(question, sentence, names ?? new Map(), ruledOf(question, sentence)),
      type: verdicts.indexOf(verdict),
      weight: isAsked ? askedWeight : 1,
    })),
    verdicts,
    { rounds: 60, shrinking: 1e-4, leastWeight: 0.3, furtherRounds: 15, steps: 4 },
  );

const ruledOf = (asked: string, sentence: string): Verdict | null => {
  const words = questionPartsOf(asked).at(-1)?.words ?? asked;
  return verdictOf(questionOf(words, new Set(sentence.toLowerCase().match(/[a-z]+/g))), sentence);
};

const verdicts: readonly string[] = ['yes', 'no', 'depends'];

/** Made-up questions turn a sentence round more than people do. */
const askedWeight = 8;
