import { generateKeyPairSync } from 'node:crypto';
import type { SubscriptionTier } from '@keyclause/domain';
import type { FirebaseSettings } from './firebase-settings.ts';

/** A user as Firebase has it now. */
export interface FirebaseUser {
  email: string | undefined;
  emailVerified: boolean;
  displayName: string | null;
  isDisabled: boolean;
  /** Whoever signed in before is signed out: the password was changed, or the sessions were revoked. */
  validSince: Date;
}

/** The fields of `users/{uid}`. */
export interface ProfileDocument {
  subscriptionTier: SubscriptionTier;
  freeScansUsed: number;
  analysisCredits: number;
}

/** What the server asks and tells a Firebase project, with the rights of its service account. */
export interface FirebaseProject {
  findUser: (firebaseUid: string) => Promise<FirebaseUser | null>;
  renameUser: (firebaseUid: string, displayName: string | null) => Promise<void>;
  /** Minds no user that is gone. */
  removeUser: (firebaseUid: string) => Promise<void>;
  writeProfile: (firebaseUid: string, profile: ProfileDocument) => Promise<void>;
  removeProfile: (firebaseUid: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the project by firebase-admin, which is loaded only here. Nothing is asked before the first call. */
export const openFirebaseProject = async ({
  projectId,
  emulators,
}: Pick<FirebaseSettings, 'projectId' | 'emulators'>): Promise<FirebaseProject> => {
  const [{ applicationDefault, cert, deleteApp, initializeApp }, { getAuth }, { initializeFirestore }] =
    await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
      import('firebase-admin/firestore'),
    ]);
  const credential = emulators ? cert(throwAwayAccount(projectId)) : applicationDefault();
  const app = initializeApp({ projectId, credential }, `keyclause-${apps++}`);
  const auth = getAuth(app);
  // REST: one document at a time needs no second protocol, and local stand-ins speak it.
  const documents = initializeFirestore(app, { preferRest: true });
  const profileOf = (firebaseUid: string) => documents.collection('users').doc(firebaseUid);
  return {
    findUser: async (firebaseUid) => {
      const user = await auth.getUser(firebaseUid).catch(nullIfMissing);
      return user
        ? {
            email: user.email,
            emailVerified: user.emailVerified,
            displayName: user.displayName ?? null,
            isDisabled: user.disabled,
            validSince: new Date(user.tokensValidAfterTime ?? 0),
          }
        : null;
    },
    renameUser: async (firebaseUid, displayName) => {
      await auth.updateUser(firebaseUid, { displayName });
    },
    removeUser: async (firebaseUid) => {
      await auth.deleteUser(firebaseUid).catch(nullIfMissing);
    },
    // Merged: fields that others keep in the document are theirs.
    writeProfile: async (firebaseUid, profile) => {
      await profileOf(firebaseUid).set({ ...profile }, { merge: true });
    },
    removeProfile: async (firebaseUid) => {
      await profileOf(firebaseUid).delete();
    },
    close: () => deleteApp(app),
  };
};

let apps = 0;

const nullIfMissing = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') {
    return null;
  }
  throw error;
};

// The client libraries insist on an account; what they sign with it is read by nobody.
const throwAwayAccount = (projectId: string) => ({
  projectId,
  clientEmail: `emulator@${projectId}.iam.gserviceaccount.com`,
  privateKey: generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey,
});
