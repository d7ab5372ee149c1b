import fc from 'fast-check';
import { expect, it } from 'vitest';
import { subscriptionTiers } from './plans.ts';
import { scanAllowance } from './scan-charge.ts';

it('uses the plan before the credits', () => {
  expect(scanAllowance({ tier: 'free', used: 2, credits: 5 }).nextCharge).toBe('allowance');
  expect(scanAllowance({ tier: 'free', used: 3, credits: 5 }).nextCharge).toBe('credit');
  expect(scanAllowance({ tier: 'paid', used: 29, credits: 0 }).nextCharge).toBe('allowance');
});

it('refuses when plan and credits are used up, on every tier', () => {
  fc.assert(
    fc.property(fc.constantFrom(...subscriptionTiers), fc.nat(1000), fc.nat(1000), (tier, used, credits) => {
      const { nextCharge, included } = scanAllowance({ tier, used, credits });
      expect(nextCharge === null).toBe(used >= included && credits === 0);
    }),
  );
});
