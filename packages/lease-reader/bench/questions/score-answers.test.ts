import { expect, it } from 'vitest';
import { questionSets } from '#testing/question-sets.ts';
import { scoreAnswers } from './score-answers.ts';

it('answers most questions about leases that nothing was learned from, and is silent where the lease is', async () => {
  const { answerable, right, unanswerable, recognised, notVerbatim } = await scoreAnswers(questionSets('held-back'));
  expect(right / answerable).toBeGreaterThan(0.75);
  expect(recognised / unanswerable).toBeGreaterThan(0.85);
  expect(notVerbatim).toBe(0);
}, 60_000);
