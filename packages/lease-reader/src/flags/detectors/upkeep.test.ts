import { describe, expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const home = { kind: 'residential', state: null } as const;
const shop = { kind: 'commercial', state: null } as const;

describe('what a tenant mends whoever did it', () => {
  it.each([
    ['RF04', 'Repairs to the stove and the dishwasher, from whatever cause, are charged to the Tenant.', home],
    ['RF04', 'Tenant shall pay for all repairs to appliances, regardless of cause.', home],
    ['RF04', 'Tenant shall fix whatever breaks, no matter who is at fault, at its own cost.', home],
    ['RF53', 'Tenant shall remove all asbestos, whoever caused it to be there.', shop],
    ['RF53', 'Tenant shall remove all contamination found on the land, whoever caused it.', shop],
    [
      'RF53',
      'Tenant shall clean up hazardous materials at the Premises regardless of whether Tenant brought them.',
      shop,
    ],
  ] as const)('%s: %s', (flag, text, lease) => {
    expect(flagsInSentence(text, lease)).toContain(flag);
  });

  it.each([
    [
      'RF04',
      "Tenant shall pay for repairs to appliances that Tenant's misuse calls for, whatever the cause of it.",
      home,
    ],
    ['RF04', 'Landlord shall repair the appliances whatever the cause.', home],
    ['RF53', 'Tenant shall clean up any contamination caused by Tenant or its agents.', shop],
  ] as const)('is no flag where it is the own doing of Tenant or the duty of Landlord, %s: %s', (flag, text, lease) => {
    expect(flagsInSentence(text, lease)).not.toContain(flag);
  });
});
