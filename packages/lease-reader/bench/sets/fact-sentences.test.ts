import { expect, it } from 'vitest';
import { missedFactSentences } from './fact-sentences.ts';

it('reads nineteen facts of twenty however they are said', { timeout: 120_000 }, () => {
  const { sentences, missed } = missedFactSentences();

  expect(sentences).toBeGreaterThan(140);
  expect(missed.length / sentences, missed.map(({ words }) => words).join('\n')).toBeLessThan(0.05);
});
