import { expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const home = { kind: 'residential', state: null } as const;

it('takes the rent that stands before a small late fee for no fee', () => {
  const fair = 'You pay $1,500 on the first of every month, and $25 if it comes after the fifth.';
  const steep = 'You pay $1,500 on the first of every month, and a late charge of $400 if it comes after the fifth.';

  expect(flagsInSentence(fair, home)).not.toContain('RF18');
  expect(flagsInSentence(steep, home)).toContain('RF18');
});
