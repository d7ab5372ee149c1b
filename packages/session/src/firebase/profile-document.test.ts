import { expect, it } from 'vitest';
import { profileDocumentSchema } from './profile-document.ts';

it.each([
  [{}, { subscriptionTier: 'free', freeScansUsed: 0, analysisCredits: 0 }],
  [{ analysisCredits: 7 }, { subscriptionTier: 'free', freeScansUsed: 0, analysisCredits: 7 }],
  [
    { subscriptionTier: 'pro', freeScansUsed: 3 },
    { subscriptionTier: 'pro', freeScansUsed: 3, analysisCredits: 0 },
  ],
])('takes what the document %j holds, and the default for what it does not', (stored, profile) => {
  expect(profileDocumentSchema.parse(stored)).toEqual(profile);
});

it.each([{ subscriptionTier: 'gold' }, { analysisCredits: -1 }, { freeScansUsed: 0.5 }, { analysisCredits: '7' }])(
  'refuses %j, which no profile has',
  (stored) => {
    expect(profileDocumentSchema.safeParse(stored).success).toBe(false);
  },
);
