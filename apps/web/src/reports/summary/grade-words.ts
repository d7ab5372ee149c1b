import type { LeaseReport } from '@keyclause/contracts';

const words = {
  A: 'Balanced. Little in it needs a word.',
  B: 'Mostly balanced. A few terms deserve a word.',
  C: 'Mixed. Settle the marked terms first.',
  D: 'One-sided. Several terms are worth changing.',
  F: 'Very one-sided. Read the red flags first.',
} as const;

/** What a grade means in a sentence. A good one does not wave through a critical or high flag, whoever found it. */
export const gradeWords = ({ score: { grade }, flags }: Pick<LeaseReport, 'score' | 'flags'>): string => {
  const [grave, ...others] = flags.filter(({ severity }) => severity === 'critical' || severity === 'high');
  if (!grave || (grade !== 'A' && grade !== 'B')) return words[grade];
  return others.length === 0
    ? `Mostly balanced, but one red flag is ${grave.severity}. Read it first.`
    : `Mostly balanced, but ${1 + others.length} red flags are high or critical. Read them first.`;
};
