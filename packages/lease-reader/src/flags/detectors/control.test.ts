import { describe, expect, it } from 'vitest';
import { flagsInSentence } from '#testing/flags-in-sentence.ts';

const home = { kind: 'residential', state: null } as const;
const shop = { kind: 'commercial', state: null } as const;

describe('possession taken without a court', () => {
  it.each([
    'On default Landlord may re-enter using such force as may be needed, lock out Tenant, and declare all rent for the balance of the term due.',
    'In that case a charge of $90 is due and Landlord may re-key the doors and clear the rooms without any legal process.',
    'Landlord may, with or without legal process, re-enter, change the locks and remove all goods.',
    'Landlord has the right to padlock the doors without judicial process.',
  ])('is a flag in the midst of other remedies: %s', (text) => {
    expect(flagsInSentence(text, shop)).toContain('RF07');
  });

  it.each([
    'After judgment, and by the sheriff, Landlord may change the locks and remove the belongings of Tenant.',
    'Landlord may not lock out Tenant or remove belongings without a court order.',
    'Landlord may re-key the locks between tenants at its own cost.',
    'Landlord may enter the rooms by force where an emergency calls for it.',
    'At the end Landlord may re-enter and remove all goods through legal process.',
    'If Tenant loses a key, Landlord may re-key the lock and charge $40.',
  ])('is none where a court has spoken or nobody is shut out: %s', (text) => {
    expect(flagsInSentence(text, home)).not.toContain('RF07');
  });
});

describe('goods that are left behind', () => {
  it.each([
    'Any belongings left in the rooms are abandoned and may be disposed of by Landlord without notice or liability.',
    'If the mobile home is not removed within ten days after the end it becomes the property of Landlord.',
    'Anything still there a week later Landlord may keep or sell.',
    'If Tenant leaves any items, Landlord may dispose of them at once without notice.',
  ])('are a flag where the landlord simply has them: %s', (text) => {
    expect(flagsInSentence(text, home)).toContain('RF08');
  });

  it.each([
    'Belongings left behind are stored for 30 days after written notice and then sold; Tenant gets the surplus.',
    'Property left behind is disposed of as state law provides.',
    'Improvements left in place at the end become the property of Landlord.',
  ])('are none where law or notice stands before it: %s', (text) => {
    expect(flagsInSentence(text, home)).not.toContain('RF08');
  });
});

describe('showings without a word', () => {
  it('are a flag', () => {
    const text =
      'Landlord may bring people who may rent it through the home on any day, and no separate notice of a showing need be given.';
    expect(flagsInSentence(text, home)).toContain('RF33');
  });

  it('are none in an emergency', () => {
    const text = "Landlord enters on a day's notice, and in a fire no advance notice of an entry is needed.";
    expect(flagsInSentence(text, home)).not.toContain('RF33');
  });
});
