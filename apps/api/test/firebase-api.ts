import { getMe } from '@keyclause/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { FirebaseUser } from '../src/adapters/firebase/firebase-project.ts';
import { type ApiUnderTest, type Person, personWith, type RawRequest, sendRaw, startApi } from './api-test.ts';
import { aFirebaseProject, type KeyServer, startKeyServer } from './firebase.ts';

export interface FirebaseApi {
  api: ApiUnderTest;
  google: KeyServer;
  firebase: ReturnType<typeof aFirebaseProject>;
  inject: (options: RawRequest) => Promise<LightMyRequestResponse>;
  /** Trades an ID token with these claims for a session. */
  begin: (claims: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Makes a user of Firebase and signs it in. */
  signIn: (firebaseUid: string, user?: Partial<FirebaseUser>) => Promise<Person>;
  close: () => Promise<void>;
}

/** The API with Firebase for signing in: real tokens by keys of a made-up Google, and a project in memory. */
export const startFirebaseApi = async (): Promise<FirebaseApi> => {
  const google = await startKeyServer();
  const firebase = aFirebaseProject();
  const { api, close } = await startApi({ firebase: { settings: google.settings, project: firebase.project } });
  const inject = (options: RawRequest) => sendRaw(api.app, options);
  const begin = async (claims: object, headers: Record<string, string> = {}) =>
    inject({
      method: 'POST',
      url: '/api/auth/session',
      headers,
      payload: { idToken: await google.sign(google.claimsOf(claims)) },
    });
  return {
    api,
    google,
    firebase,
    inject,
    begin,
    signIn: async (firebaseUid, user = {}) => {
      const email = user.email ?? `${firebaseUid}@keyclause.test`;
      firebase.addUser(firebaseUid, { ...user, email });
      const answer = await begin({ sub: firebaseUid, email, email_verified: user.emailVerified ?? false });
      if (answer.statusCode !== 200) throw new Error(`Signing in answered ${answer.statusCode}: ${answer.body}`);
      const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const person = personWith(api.app, { cookie, email, uid: '', password: '' });
      return { ...person, uid: (await person.request(getMe)).data.account.uid };
    },
    close: async () => {
      await close();
      google.close();
    },
  };
};
