import { expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const home = { kind: 'residential', state: null } as const;

it('takes the rent that stands before a small late fee for no fee', () => {
  const fair = 'You pay $1,500 on the first of every month, and $25 if it comes after the fifth.';
  const steep = 'You pay $1,500 on the first of every month, and a late charge of $400 if it comes after the fifth.';

  expect(flagsInSentence(fair, home)).not.toContain('RF18');
  expect(flagsInSentence(steep, home)).toContain('RF18');
});

it("takes a month's rent that comes late for no fee of a month", () => {
  const fair = "Should a month's rent come after the fifth, the late charge is 4% of it.";
  const steep = "Should the rent come after the fifth, the late charge is half a month's rent.";

  expect(flagsInSentence(fair, home)).not.toContain('RF18');
  expect(flagsInSentence(steep, home)).toContain('RF18');
});
