import { describe, expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';
import { turnedRound } from './turned-round.ts';

const home = { kind: 'residential', state: null } as const;
const shop = { kind: 'commercial', state: null } as const;

describe('words that turn a flag round make none', () => {
  it.each([
    ['RF08', 'Landlord gives up every lien on the furniture and goods of the tenant.', home],
    ['RF02', 'Printed clause 9, by which both sides waive a jury, is crossed out and initialed.', home],
    ['RF45', 'Landlord keeps up the roof, the walls and the heating plant and replaces them when worn out.', shop],
    ['RF30', 'Tenant may lengthen the lease twice, two years at a time, by a letter 120 days before the end.', shop],
    ['RF33', "Landlord comes in on a day's notice, and without notice when there is fire or flood.", home],
    ['RF24', 'No early termination fee is charged to a tenant who is called to military duty.', home],
    ['RF02', 'Nobody waives a jury by signing this.', home],
    ['RF05', 'None of the rights that a statute gives is waived by this lease.', home],
    ['RF33', "Landlord comes in on a day's notice, and with no notice only to prevent damage to the house.", home],
  ] as const)('%s: %s', (flag, text, lease) => {
    expect(flagsInSentence(text, lease)).not.toContain(flag);
  });
});

describe('words that only look as if they did make it still', () => {
  it.each([
    ['RF08', 'Tenant gives Landlord a lien on all furniture and goods in the home for unpaid rent.', home],
    ['RF02', 'Landlord and Tenant waive trial by jury.', home],
    [
      'RF30',
      'This lease renews itself for another year unless Tenant gives 90 days notice that it may not be extended.',
      home,
    ],
    ['RF33', 'Landlord may enter at any time without notice.', home],
    ['RF45', 'Landlord keeps up the lawn. Tenant shall replace the roof and the heating plant at its own cost.', shop],
  ] as const)('%s: %s', (flag, text, lease) => {
    expect(flagsInSentence(text, lease)).toContain(flag);
  });
});

it('asks who keeps up what, not who is named first', () => {
  expect(turnedRound('RF45_structural_hvac', 'LL repairs the roof and TT repairs the windows.')).toBe(true);
  expect(turnedRound('RF45_structural_hvac', 'LL repairs the roof and TT repairs the boiler.')).toBe(false);
});
