import { describe, expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const home = { kind: 'residential', state: null } as const;

describe('rights signed away', () => {
  it.each([
    ['RF02', 'Waiver of jury trial: Landlord and Tenant waive trial by jury.'],
    ['RF02', 'There shall be no jury trial in any action on this lease.'],
    ['RF01', 'Tenant consents to the entry of a judgment in favor of Landlord in any suit on this lease.'],
    [
      'RF03',
      'Tenant shall make no claim for loss of business from leaks, even if Landlord has failed to mend the roof.',
    ],
    ['RF02', 'Neither Landlord nor Tenant may have a jury.'],
  ])('%s: %s', (flag, text) => {
    expect(flagsInSentence(text, home)).toContain(flag);
  });

  it.each([
    ['RF02', 'There is no jury waiver in this lease.'],
    ['RF02', 'No jury waiver; no arbitration.'],
    ['RF02', 'Jury waiver: none.'],
    ['RF02', 'Either side may go to the small claims court, and Tenant may have a jury.'],
    ['RF02', 'This lease contains no waiver of trial by jury.'],
    ['RF01', 'Tenant shall pay any judgment entered in favor of Landlord.'],
    ['RF03', 'Landlord is not liable for leaks unless Landlord failed to mend the roof after notice.'],
  ])('are kept, %s: %s', (flag, text) => {
    expect(flagsInSentence(text, home)).not.toContain(flag);
  });
});
