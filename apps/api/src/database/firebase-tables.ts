import type { SubscriptionTier } from '@keyclause/domain';
import type { Generated } from 'kysely';

export interface FirebaseAccountsTable {
  id: string;
  firebaseUid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  /** The account is being removed; nobody can sign in to it. */
  endedAt: Date | null;
  projectedTier: SubscriptionTier | null;
  projectedScans: number | null;
  projectedCredits: number | null;
  projectionFailures: Generated<number>;
  projectAfter: Generated<Date>;
  createdAt: Generated<Date>;
}

export interface FirebaseSessionsTable {
  id: Generated<string>;
  accountId: string;
  tokenHash: string;
  /** When the person proved to Firebase who they are. */
  signedInAt: Date;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: Generated<Date>;
  /** When Firebase was last asked about the session, whether it answered or not. */
  checkedAt: Generated<Date>;
  /** When Firebase last said that it still holds. */
  confirmedAt: Generated<Date>;
  expiresAt: Date;
}

/** The tables of an installation that signs in with Firebase. */
export interface FirebaseTables {
  firebaseAccounts: FirebaseAccountsTable;
  firebaseSessions: FirebaseSessionsTable;
}
