import type { Feature } from '#weighing/word-table.ts';
import { subjectFeatures } from '../subjects/subject-features.ts';

/** The words of a question and the pairs of neighbours. */
export const askedFeatures = subjectFeatures;

/** The words of a sentence, and those of its heading for less. Pairs are left out: there are ten times as many, and they add little. */
export const spokenFeatures = (sentence: string, heading: string | null): readonly Feature[] => {
  const weights = new Map<string, number>();
  for (const [text, share] of [
    [sentence, 1],
    [heading ?? '', headingShare],
  ] as const)
    for (const [name, weight] of subjectFeatures(text))
      if (!name.includes(' ')) weights.set(name, (weights.get(name) ?? 0) + share * weight);
  return [...weights];
};

const headingShare = 0.6;
