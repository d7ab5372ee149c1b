import { firebaseMetaName } from '@keyclause/contracts';
import type { FirebaseClient } from '@keyclause/contracts/firebase';
import type { PageNeeds } from '../identity/identity.ts';
import type { FirebaseSettings } from './firebase-settings.ts';

/** What the app's pages are told of Firebase, and the hosts that its SDK talks to. */
export const pageNeedsOf = ({
  projectId,
  apiKey,
  authDomain,
  hasGoogleSignIn,
  emulators,
}: FirebaseSettings): PageNeeds => {
  const client: FirebaseClient = {
    projectId,
    apiKey,
    authDomain,
    emulators: emulators ?? null,
  };
  const apis = emulators
    ? [`http://${emulators.auth}`, `http://${emulators.firestore}`]
    : [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://firestore.googleapis.com',
      ];
  // The popup answers through a frame of the project's own host, which a script of Google's opens.
  const popup = emulators ? `http://${emulators.auth}` : `https://${authDomain}`;
  return {
    meta: { name: firebaseMetaName, content: JSON.stringify(client) },
    opensPopups: hasGoogleSignIn,
    sources: {
      connect: apis,
      script: hasGoogleSignIn ? ['https://apis.google.com'] : [],
      frame: hasGoogleSignIn ? [popup] : [],
      image: hasGoogleSignIn ? ['https://*.googleusercontent.com'] : [],
    },
  };
};
