import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from '@firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getFirestore,
  setDoc,
  updateDoc,
} from '@firebase/firestore/lite';
import { cert, deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { createFirestoreServer } from './firestore-server.ts';

const projectId = 'demo-keyclause';
const profile = { subscriptionTier: 'free', freeScansUsed: 1, analysisCredits: 0 };

const it = test
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
  .extend('host', async ({}, { onCleanup }) => {
    const server = createFirestoreServer({ projectId });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onCleanup(() => {
      server.closeAllConnections();
      server.close();
    });
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  })
  /** As the server: firebase-admin, unmodified. */
  .extend('admin', async ({ host }, { onCleanup }) => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const clientEmail = `server@${projectId}.iam.gserviceaccount.com`;
    const app = initializeAdminApp({ projectId, credential: cert({ projectId, clientEmail, privateKey }) }, host);
    onCleanup(() => deleteAdminApp(app));
    return initializeFirestore(app, { preferRest: true });
  })
  /** As a browser: the SDK, unmodified, with the token of a user. */
  .extend('browserOf', async ({ host }, { onCleanup }) => (uid: string, project = projectId) => {
    const app = initializeApp({ projectId: project, apiKey: 'any' }, `${host}-${uid}-${project}`);
    onCleanup(() => deleteApp(app));
    const firestore = getFirestore(app);
    const [hostname = '', port] = host.split(':');
    const iat = Math.floor(Date.now() / 1000);
    connectFirestoreEmulator(firestore, hostname, Number(port), { mockUserToken: { sub: uid, iat } });
    return firestore;
  });

it('keeps what the server writes, merged or as a whole', async ({ admin }) => {
  const document = admin.doc('users/ann');
  await document.set(profile);
  await document.set({ analysisCredits: 4 }, { merge: true });
  expect((await document.get()).data()).toEqual({ ...profile, analysisCredits: 4 });

  await document.set({ subscriptionTier: 'pro' });
  expect((await document.get()).data()).toEqual({ subscriptionTier: 'pro' });

  await document.delete();
  expect((await document.get()).exists).toBe(false);
});

it('shows users their own profile and nobody else’s', async ({ admin, browserOf }) => {
  await admin.doc('users/ann').set(profile);
  await admin.doc('users/bo').set(profile);
  const ann = browserOf('ann');

  expect((await getDoc(doc(ann, 'users/ann'))).data()).toEqual(profile);
  for (const path of ['users/bo', 'users/ann/private/notes', 'leases/1']) {
    await expect(getDoc(doc(ann, path))).rejects.toMatchObject({ code: 'permission-denied' });
  }
});

it('lets no user write tier, credits or anything else', async ({ admin, browserOf }) => {
  await admin.doc('users/ann').set(profile);
  const ann = doc(browserOf('ann'), 'users/ann');

  const attempts = [
    () => updateDoc(ann, { subscriptionTier: 'pro' }),
    () => updateDoc(ann, { analysisCredits: 999 }),
    () => setDoc(ann, { note: 'mine' }, { merge: true }),
    () => deleteDoc(ann),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'permission-denied' });

  expect((await admin.doc('users/ann').get()).data()).toEqual(profile);
});

it('refuses whoever brings no token, or one of another project', async ({ admin, browserOf, host }) => {
  await admin.doc('users/ann').set(profile);

  const url = `http://${host}/v1/projects/${projectId}/databases/(default)/documents/users/ann`;
  expect((await fetch(url)).status).toBe(403);
  const foreign = browserOf('ann', 'demo-elsewhere');
  await expect(getDoc(doc(foreign, 'users/ann'))).rejects.toMatchObject({ code: 'unauthenticated' });
  const expired = { sub: 'ann', aud: projectId, iss: `https://securetoken.google.com/${projectId}`, exp: 1 };
  const token = [{ alg: 'none' }, expired].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  expect((await fetch(url, { headers: { authorization: `Bearer ${token.join('.')}.` } })).status).toBe(401);
});

it('says what it does not know in place of answering something', async ({ admin }) => {
  await expect(admin.collection('users').get()).rejects.toThrow(/not among the calls of this stand-in/);
});
