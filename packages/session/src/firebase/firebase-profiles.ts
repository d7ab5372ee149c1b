import type { FirebaseApp } from '@firebase/app';
import type { Auth } from '@firebase/auth';
import type { Profile } from '@keyclause/contracts';
import type { FirebaseClient } from '@keyclause/contracts/firebase';
import type { ProfileAdapter } from '../profile/profile-adapter.ts';
import { profileDocumentSchema } from './profile-document.ts';

/** The document `users/{uid}`, live. Only the server writes it; Firestore's code is loaded with the first subscription. */
export const createFirebaseProfiles = ({
  app,
  auth,
  client: { emulators },
}: {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly client: FirebaseClient;
}): ProfileAdapter => {
  const open = async () => {
    const { connectFirestoreEmulator, doc, initializeFirestore, onSnapshot } = await import('./firestore.ts');
    const firestore = initializeFirestore(app, {});
    if (emulators) {
      const { hostname, port } = new URL(`http://${emulators.firestore}`);
      connectFirestoreEmulator(firestore, hostname, Number(port));
    }
    return { onSnapshot, profileOf: (firebaseUid: string) => doc(firestore, 'users', firebaseUid) };
  };
  let opened: ReturnType<typeof open> | undefined;

  const follow = async (uid: string, onProfile: (profile: Profile | null) => void, onError: (error: Error) => void) => {
    opened ??= open();
    const { onSnapshot, profileOf } = await opened;
    await auth.authStateReady();
    if (!auth.currentUser) throw new Error('Firebase knows nobody who is signed in');
    return onSnapshot(
      profileOf(auth.currentUser.uid),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.exists()) {
          const document = profileDocumentSchema.safeParse(snapshot.data());
          if (document.success) onProfile({ uid, ...document.data });
          else onError(new Error('The profile document holds what no profile has', { cause: document.error }));
        } else if (!snapshot.metadata.fromCache) {
          // An empty cache says nothing of the document: without a connection nobody falls back to the free tier.
          onProfile(null);
        }
      },
      onError,
    );
  };

  return {
    subscribe: (uid, onProfile, onError) => {
      let isStopped = false;
      let stop: (() => void) | undefined;
      follow(uid, onProfile, onError).then(
        (end) => {
          if (isStopped) end();
          else stop = end;
        },
        (error: unknown) => {
          opened = undefined;
          if (!isStopped) onError(error instanceof Error ? error : new Error(String(error)));
        },
      );
      return () => {
        isStopped = true;
        stop?.();
      };
    },
  };
};
