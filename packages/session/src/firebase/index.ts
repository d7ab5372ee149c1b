import { firebaseClientSchema } from '@keyclause/contracts/firebase';
import type { RequestClient } from '@keyclause/request';
import type { SessionAdapters } from '../deferred-session.ts';
import { openFirebaseAuth } from './firebase-auth.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import { createFirebaseProfiles } from './firebase-profiles.ts';

/** Signing in and live profiles by Firebase. `settings` is the JSON that the page was told. */
export const createFirebaseSession = (
  settings: string,
  { request }: Pick<RequestClient, 'request'>,
): SessionAdapters => {
  const client = firebaseClientSchema.parse(JSON.parse(settings));
  const { app, auth } = openFirebaseAuth(client);
  return {
    identity: createFirebaseIdentity({ auth, request }),
    profiles: createFirebaseProfiles({ app, auth, client }),
  };
};
