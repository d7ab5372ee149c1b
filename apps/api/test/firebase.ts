import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { FirebaseProject, FirebaseUser, ProfileDocument } from '../src/adapters/firebase/firebase-project.ts';
import type { FirebaseSettings } from '../src/adapters/firebase/firebase-settings.ts';

export const testProjectId = 'keyclause-test';

const seconds = () => Math.floor(Date.now() / 1000);

/** Serves the public key of a made-up Google on loopback, and signs ID tokens with the private one. */
export const startKeyServer = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: 'test-key', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings: FirebaseSettings = {
    projectId: testProjectId,
    apiKey: 'any',
    authDomain: `${testProjectId}.firebaseapp.com`,
    hasGoogleSignIn: false,
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    emulators: undefined,
  };
  return {
    settings,
    publicKey,
    claimsOf,
    sign: (claims: object) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'test-key', typ: 'JWT' }).sign(privateKey),
    close: () => server.close(),
  };
};

export type KeyServer = Awaited<ReturnType<typeof startKeyServer>>;

/** What a fresh ID token of Firebase says. */
const claimsOf = (change: object = {}) => ({
  iss: `https://securetoken.google.com/${testProjectId}`,
  aud: testProjectId,
  sub: 'firebase-ann',
  user_id: 'firebase-ann',
  email: 'ann@keyclause.test',
  email_verified: false,
  auth_time: seconds(),
  iat: seconds(),
  exp: seconds() + 3_600,
  firebase: { sign_in_provider: 'password', identities: {} },
  ...change,
});

/** A Firebase project in memory: its users are added by hand, and it can be told to be out of reach. */
export const aFirebaseProject = () => {
  const users = new Map<string, FirebaseUser>();
  const documents = new Map<string, ProfileDocument>();
  let isDown = false;
  const asked: string[] = [];
  const reach = (what: string): void => {
    asked.push(what);
    if (isDown) throw new Error('Firebase is out of reach');
  };
  const project: FirebaseProject = {
    findUser: async (uid) => {
      reach(`find ${uid}`);
      return users.get(uid) ?? null;
    },
    renameUser: async (uid, displayName) => {
      reach(`rename ${uid}`);
      const user = users.get(uid);
      if (user) users.set(uid, { ...user, displayName });
    },
    removeUser: async (uid) => {
      reach(`remove ${uid}`);
      users.delete(uid);
    },
    writeProfile: async (uid, profile) => {
      reach(`write ${uid}`);
      documents.set(uid, profile);
    },
    removeProfile: async (uid) => {
      reach(`remove profile ${uid}`);
      documents.delete(uid);
    },
    close: async () => undefined,
  };
  return {
    project,
    users,
    documents,
    asked,
    setDown: (down: boolean) => {
      isDown = down;
    },
    addUser: (uid: string, change: Partial<FirebaseUser> = {}): void => {
      users.set(uid, {
        email: `${uid}@keyclause.test`,
        emailVerified: false,
        displayName: null,
        isDisabled: false,
        validSince: new Date(0),
        ...change,
      });
    },
  };
};
