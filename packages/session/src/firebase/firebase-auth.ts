import { type FirebaseApp, initializeApp } from '@firebase/app';
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from '@firebase/auth';
import type { FirebaseClient } from '@keyclause/contracts/firebase';

/** The project's app in this browser, and who is signed in to it. */
export const openFirebaseAuth = ({
  projectId,
  apiKey,
  authDomain,
  emulators,
}: FirebaseClient): { readonly app: FirebaseApp; readonly auth: Auth } => {
  const app = initializeApp({ projectId, apiKey, authDomain });
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  return { app, auth };
};
