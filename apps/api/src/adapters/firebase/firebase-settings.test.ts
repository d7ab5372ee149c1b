import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type FirebaseEnvironment, firebaseFaults, firebaseSettings } from './firebase-settings.ts';

const keyFile = (content = '{"type":"service_account"}'): string => {
  const folder = mkdtempSync(join(tmpdir(), 'keyclause-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'key.json');
  writeFileSync(path, content);
  return path;
};

const production = (change: Partial<FirebaseEnvironment> = {}): FirebaseEnvironment => ({
  NODE_ENV: 'production',
  FIREBASE_PROJECT_ID: 'keyclause-prod',
  FIREBASE_API_KEY: 'key',
  FIREBASE_GOOGLE_SIGN_IN: 'off',
  GOOGLE_APPLICATION_CREDENTIALS: keyFile(),
  ...change,
});

test('a whole set of settings has no fault, and neither has none at all', () => {
  expect(firebaseFaults(production())).toEqual([]);
  expect(firebaseFaults({ NODE_ENV: 'production', FIREBASE_GOOGLE_SIGN_IN: 'off' })).toEqual([]);
  expect(firebaseSettings({ NODE_ENV: 'production', FIREBASE_GOOGLE_SIGN_IN: 'off' })).toBeUndefined();
  expect(firebaseSettings(production())).toMatchObject({
    authDomain: 'keyclause-prod.firebaseapp.com',
    keysUrl: expect.stringMatching(/^https:\/\/www\.googleapis\.com\//),
    emulators: undefined,
  });
});

test.for([
  ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
  ['FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080'],
  ['FIREBASE_KEYS_URL', 'http://127.0.0.1:9000/keys'],
] as const)('production refuses %s, with and without Firebase', ([name, value]) => {
  const fault = expect.stringContaining(`${name} is for tests`);
  expect(firebaseFaults(production({ [name]: value }))).toContainEqual(fault);
  expect(firebaseFaults({ NODE_ENV: 'production', FIREBASE_GOOGLE_SIGN_IN: 'off', [name]: value })).toContainEqual(
    fault,
  );
});

test.for([
  [{ FIREBASE_API_KEY: undefined }, 'FIREBASE_API_KEY is missing'],
  [{ FIREBASE_PROJECT_ID: undefined }, 'FIREBASE_PROJECT_ID is missing'],
  [{ FIREBASE_PROJECT_ID: 'Not An Id' }, 'FIREBASE_PROJECT_ID must be'],
  [{ FIREBASE_AUTH_DOMAIN: 'https://x.example/path' }, 'FIREBASE_AUTH_DOMAIN must be a host name'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID is for accounts without Firebase'],
  [{ GOOGLE_APPLICATION_CREDENTIALS: undefined }, 'GOOGLE_APPLICATION_CREDENTIALS is missing'],
  [{ GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/key.json' }, '/nowhere/key.json cannot be read'],
  [{ NODE_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'are set together or not at all'],
  [{ NODE_ENV: 'test', FIREBASE_KEYS_URL: 'http://keys.example.com:80/keys' }, 'must be an address of this machine'],
  [
    { NODE_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: 'evil.example:9099', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
    'evil.example:9099 is no emulator of this machine',
  ],
] as const)('says in one line what is wrong: %j', ([change, words]) => {
  const faults = firebaseFaults(production(change));

  expect(faults).toEqual([expect.stringContaining(words)]);
  expect(faults[0]).not.toContain('\n');
});

test('a key file that is none is said so', () => {
  expect(firebaseFaults(production({ GOOGLE_APPLICATION_CREDENTIALS: keyFile('[]') }))).toEqual([
    'GOOGLE_APPLICATION_CREDENTIALS is not the key file of a service account.',
  ]);
});
