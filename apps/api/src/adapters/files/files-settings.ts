import { readFileSync } from 'node:fs';
import type { FirebaseStorageSettings } from './firebase-file-store.ts';
import type { S3Settings } from './s3-file-store.ts';
import { type ServiceAccount, serviceAccountSchema } from './service-account.ts';

/** Where files are kept, as the settings say. */
export type FilesSettings =
  | { readonly kind: 'disk' }
  | ({ readonly kind: 's3' } & S3Settings)
  | ({ readonly kind: 'firebase' } & FirebaseStorageSettings);

export type FilesEnvironment = {
  readonly FILE_STORE: FilesSettings['kind'];
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly FIREBASE_STORAGE_BUCKET?: string | undefined;
  readonly FIREBASE_STORAGE_ADDRESS: string;
  readonly GOOGLE_APPLICATION_CREDENTIALS?: string | undefined;
};

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const firebaseNames = ['FIREBASE_STORAGE_BUCKET', 'GOOGLE_APPLICATION_CREDENTIALS'] as const;

/** One line for each setting of the file store that is missing, or set without being used. */
export const filesFaults = (environment: FilesEnvironment): string[] => {
  const { FILE_STORE: kind } = environment;
  const needed: readonly (keyof FilesEnvironment)[] = { disk: [], s3: s3Names, firebase: firebaseNames }[kind];
  const foreign = { s3: s3Names, firebase: ['FIREBASE_STORAGE_BUCKET'] } as const;
  const missing = needed
    .filter((name) => environment[name] === undefined)
    .map((name) => `${name} is missing: FILE_STORE=${kind} needs it.`);
  const unused = (['s3', 'firebase'] as const)
    .filter((other) => other !== kind)
    .flatMap((other) => foreign[other].map((name) => ({ other, name })))
    .filter(({ name }) => environment[name] !== undefined)
    .map(({ other, name }) => `${name} is set, but files go to ${kind}. Set FILE_STORE=${other}, or unset it.`);
  const account = kind === 'firebase' ? readServiceAccount(environment.GOOGLE_APPLICATION_CREDENTIALS) : undefined;
  return [...missing, ...unused, ...(typeof account === 'string' ? [account] : [])];
};

/** The settings of the file store that was chosen; to be called when `filesFaults` found none. */
export const filesSettings = (environment: FilesEnvironment): FilesSettings => {
  if (environment.FILE_STORE === 's3') {
    return {
      kind: 's3',
      endpoint: environment.S3_ENDPOINT ?? '',
      region: environment.S3_REGION,
      bucket: environment.S3_BUCKET ?? '',
      accessKeyId: environment.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.S3_SECRET_ACCESS_KEY ?? '',
    };
  }
  const account = readServiceAccount(environment.GOOGLE_APPLICATION_CREDENTIALS);
  if (environment.FILE_STORE === 'firebase' && typeof account === 'object') {
    const bucket = (environment.FIREBASE_STORAGE_BUCKET ?? '').replace(/^gs:\/\//, '');
    return { kind: 'firebase', bucket, serviceAccount: account, address: environment.FIREBASE_STORAGE_ADDRESS };
  }
  return { kind: 'disk' };
};

/** The account of a key file, or the line that says what is wrong with it; undefined without a file. */
const readServiceAccount = (path: string | undefined): ServiceAccount | string | undefined => {
  if (path === undefined) return undefined;
  try {
    const account = serviceAccountSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return account.success
      ? account.data
      : 'GOOGLE_APPLICATION_CREDENTIALS: the file is not the key of a service account.';
  } catch {
    return `GOOGLE_APPLICATION_CREDENTIALS: ${path} cannot be read as JSON.`;
  }
};
