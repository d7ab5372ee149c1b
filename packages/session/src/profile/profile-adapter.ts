import type { Profile } from '@keyclause/contracts';

/** The port to the live profile of a user. */
export interface ProfileAdapter {
  /** Tells the profile now and after each change; null when there is no profile document. Returns the function that stops it. */
  subscribe(uid: string, onProfile: (profile: Profile | null) => void, onError: (error: Error) => void): () => void;
}

/** What holds for a user without a profile document. */
export const freeProfile = (uid: string): Profile => ({
  uid,
  subscriptionTier: 'free',
  freeScansUsed: 0,
  analysisCredits: 0,
});
