import { describe, expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const shop = { kind: 'commercial', state: null } as const;

describe('rent without set-off', () => {
  it.each([
    'Base Rent is payable in advance on the third of each month, without notice, demand, deduction or setoff.',
    'Every installment shall be paid in full and without any counterclaim or offset.',
  ])('is a flag: %s', (text) => {
    expect(flagsInSentence(text, shop)).toContain('RF56');
  });

  it.each([
    'Rent is payable without set-off, except for a sum that a court has found to be owed to Tenant.',
    'Tenant may deduct what the repair cost from the next rent.',
  ])('is none where the tenant keeps a way: %s', (text) => {
    expect(flagsInSentence(text, shop)).not.toContain('RF56');
  });
});

describe('rent of the whole term', () => {
  it('is a flag where it falls due at once', () => {
    expect(
      flagsInSentence(
        'If Tenant moves out before the end, all base rent for the rest of the term falls due at once.',
        shop,
      ),
    ).toContain('RF22');
  });

  it('is none where it is cut down to what it is worth', () => {
    expect(
      flagsInSentence(
        'After a default all rent for the rest of the term, less what the premises may be let for, is due at once.',
        shop,
      ),
    ).not.toContain('RF22');
  });
});
