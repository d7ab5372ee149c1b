import { readFileSync } from 'node:fs';

/** What the environment says of Firebase. */
export interface FirebaseEnvironment {
  NODE_ENV: 'development' | 'test' | 'production';
  FIREBASE_PROJECT_ID?: string | undefined;
  FIREBASE_API_KEY?: string | undefined;
  FIREBASE_AUTH_DOMAIN?: string | undefined;
  FIREBASE_GOOGLE_SIGN_IN: 'on' | 'off';
  FIREBASE_KEYS_URL?: string | undefined;
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
  FIRESTORE_EMULATOR_HOST?: string | undefined;
  GOOGLE_APPLICATION_CREDENTIALS?: string | undefined;
  GOOGLE_CLIENT_ID?: string | undefined;
}

export interface FirebaseSettings {
  projectId: string;
  /** Names the project to Google in every browser; no secret. */
  apiKey: string;
  authDomain: string;
  hasGoogleSignIn: boolean;
  /** Where the public keys of ID tokens are served. */
  keysUrl: string;
  /** Host and port of local stand-ins. Their tokens are unsigned, so production has none. */
  emulators: { auth: string; firestore: string } | undefined;
}

/** Google's keys for the ID tokens of every Firebase project, as a JSON Web Key Set. */
const googleKeysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** One line for each thing that keeps Firebase from working, or would let made-up tokens in. */
export const firebaseFaults = (environment: FirebaseEnvironment): string[] => [
  ...productionFaults(environment),
  ...(environment.FIREBASE_PROJECT_ID === undefined ? strayFaults(environment) : projectFaults(environment)),
];

/** Undefined unless `FIREBASE_PROJECT_ID` is set. */
export const firebaseSettings = (environment: FirebaseEnvironment): FirebaseSettings | undefined => {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = environment;
  if (projectId === undefined || apiKey === undefined) {
    return undefined;
  }
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = environment;
  return {
    projectId,
    apiKey,
    authDomain: environment.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    hasGoogleSignIn: environment.FIREBASE_GOOGLE_SIGN_IN === 'on',
    keysUrl: environment.FIREBASE_KEYS_URL ?? googleKeysUrl,
    emulators: auth !== undefined && firestore !== undefined ? { auth, firestore } : undefined,
  };
};

const testSettings = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'FIREBASE_KEYS_URL'] as const;

const productionFaults = (environment: FirebaseEnvironment): string[] =>
  environment.NODE_ENV === 'production'
    ? testSettings
        .filter((name) => environment[name] !== undefined)
        .map(
          (name) => `${name} is for tests: with it anybody could sign in as anybody. Unset it, or set NODE_ENV=test.`,
        )
    : [];

const strayFaults = (environment: FirebaseEnvironment): string[] =>
  environment.FIREBASE_API_KEY === undefined && environment.FIREBASE_AUTH_DOMAIN === undefined
    ? []
    : ['FIREBASE_PROJECT_ID is missing: the other settings of Firebase do nothing without it.'];

const projectFaults = (environment: FirebaseEnvironment): string[] => {
  const faults: string[] = [];
  const { FIREBASE_PROJECT_ID: projectId = '', FIREBASE_AUTH_DOMAIN: domain, FIREBASE_KEYS_URL: keys } = environment;
  const emulators = [environment.FIREBASE_AUTH_EMULATOR_HOST, environment.FIRESTORE_EMULATOR_HOST];
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId)) {
    faults.push('FIREBASE_PROJECT_ID must be the id of a project, such as keyclause-prod.');
  }
  if (environment.FIREBASE_API_KEY === undefined) {
    faults.push('FIREBASE_API_KEY is missing: it stands in the web app settings of the Firebase project.');
  }
  if (domain !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain)) {
    faults.push('FIREBASE_AUTH_DOMAIN must be a host name, such as keyclause-prod.firebaseapp.com.');
  }
  if (environment.GOOGLE_CLIENT_ID !== undefined) {
    faults.push('GOOGLE_CLIENT_ID is for accounts without Firebase. With Firebase set FIREBASE_GOOGLE_SIGN_IN=on.');
  }
  if (keys !== undefined && !isLoopbackUrl(keys)) {
    faults.push('FIREBASE_KEYS_URL must be an address of this machine, such as http://127.0.0.1:9000/keys.');
  }
  if ((emulators[0] === undefined) !== (emulators[1] === undefined)) {
    faults.push('FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST are set together or not at all.');
  }
  for (const host of emulators) {
    if (host !== undefined && !isLoopbackUrl(`http://${host}`)) {
      faults.push(`${host} is no emulator of this machine: give host and port, such as 127.0.0.1:9099.`);
    }
  }
  return emulators.every((host) => host === undefined) && keys === undefined
    ? [...faults, ...credentialFaults(environment.GOOGLE_APPLICATION_CREDENTIALS)]
    : faults;
};

const credentialFaults = (path: string | undefined): string[] => {
  if (path === undefined) {
    return ['GOOGLE_APPLICATION_CREDENTIALS is missing: the path of the key file of a service account of the project.'];
  }
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof content === 'object' && content !== null && 'type' in content
      ? []
      : ['GOOGLE_APPLICATION_CREDENTIALS is not the key file of a service account.'];
  } catch {
    return [`GOOGLE_APPLICATION_CREDENTIALS: ${path} cannot be read as a key file.`];
  }
};

const isLoopbackUrl = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && url.port !== '' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
};
