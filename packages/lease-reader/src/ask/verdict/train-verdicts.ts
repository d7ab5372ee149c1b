import { walkWords } from '#weighing/walk-words.ts';
import type { WordTable } from '#weighing/word-table.ts';
import { type Question, questionOf } from '../question.ts';
import { questionPartsOf } from '../question-parts.ts';
import { featuresBetween } from './features-between.ts';
import type { SideNames } from './verdict-features.ts';
import { verdicts } from './verdicts.ts';

/** A question, a sentence of a lease, and what the sentence answers. */
export type VerdictExample = {
  readonly question: string;
  readonly sentence: string;
  /** `open` where no yes or no is asked for. */
  readonly verdict: (typeof verdicts)[number];
  /** Words for the sides in its lease. */
  readonly names?: SideNames;
  /** Asked of a lease, and not made up with its sentence: as people ask. */
  readonly isAsked: boolean;
};

/** What words of a question and of a sentence say about yes and no together. */
export const trainVerdicts = (examples: readonly VerdictExample[]): Omit<WordTable, 'madeFrom'> =>
  walkWords(
    examples.map(({ question, sentence, verdict, names, isAsked }) => ({
      features: featuresBetween(question, understood(question, sentence), sentence, names ?? new Map()),
      type: verdicts.indexOf(verdict),
      weight: isAsked ? 1 : madeUpWeight,
    })),
    verdicts,
    { rounds: 7, leastUses: 5, steps: 4 },
  );

const understood = (told: string, sentence: string): Question =>
  questionOf(questionPartsOf(told).at(-1)?.words ?? told, new Set(sentence.toLowerCase().match(/[a-z]+/g)));

/** Made-up questions turn a sentence round more than people do. */
const madeUpWeight = 1 / 8;
