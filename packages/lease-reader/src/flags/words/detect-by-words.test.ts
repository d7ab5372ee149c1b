import { expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const home = { kind: 'residential', state: null } as const;

it.each([
  [
    'RF07',
    "If Tenant stays on Tenant shall pay $400 for each day, and Landlord may change the locks and remove Tenant's goods.",
  ],
  ['RF06', 'Tenant shall keep the windows clean and the lawn cut, and Tenant waives every notice to quit.'],
])('hears what the second half of a sentence says, which the first half hides: %s', (flag, text) => {
  expect(flagsInSentence(text, home)).toContain(flag);
});

it('hears no flag in the second half where the landlord promises', () => {
  const flags = flagsInSentence(
    'If Tenant stays on Tenant shall pay $40 for each day, and Landlord shall not change the locks or cut the power.',
    home,
  );

  expect(flags).not.toContain('RF07');
});
