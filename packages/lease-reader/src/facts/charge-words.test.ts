import { describe, expect, it } from 'vitest';
import { chargeNameOf, frequencyOf } from './charge-words.ts';

/** The name of the charge whose amount stands between braces. */
const nameIn = (words: string): string | null => {
  const [before = '', after = ''] = words.split(/\{[^}]*\}/);
  return chargeNameOf(before, after);
};

describe('chargeNameOf', () => {
  it.each([
    ['a transfer fee of {$400} applies', 'Transfer fee'],
    ['Turnkey fee: {$395}, once', 'Turnkey fee'],
    ['the {$35} lockout charge', 'Lockout charge'],
    ['sky deck access {$85}', 'Sky deck access'],
    ['parcel room $18.00; valet waste {$32.00}', 'Valet waste'],
    ['Every member carries the Harbor Layer ({$38} a month', 'Harbor Layer'],
    ['A third party billing company adds {$5.25} per month', 'Third party billing company'],
    ['you pay {$45} a month for the use of the range', 'Range'],
    ['Each lot pays {$24} a month for the clubhouse, whether used or not', 'Clubhouse'],
    ['A {$140} room reset comes out of the deposit', 'Room reset'],
  ])('reads %j', (words, name) => {
    expect(nameIn(words)).toBe(name);
  });

  it('names nothing where the words only say that something is charged', () => {
    expect(nameIn('an extra charge of {$40}')).toBeNull();
    expect(nameIn('you pay {$40}')).toBeNull();
  });
});

describe('frequencyOf', () => {
  it.each([
    ['$25 per month', 'monthly'],
    ['$60 a year', 'yearly'],
    ['$10 for each day', 'daily'],
    ['$95 of the deposit pays for a clean', 'at_move_out'],
    ['each lost key costs $15', 'per_event'],
    ['administrative fee, one time, $225', 'one_time'],
  ] as const)('reads %j', (words, frequency) => {
    expect(frequencyOf(words)).toBe(frequency);
  });
});
