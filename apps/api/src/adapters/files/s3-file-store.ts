import { openAsBlob } from 'node:fs';
import { S3Error, S3mini, S3ServiceError } from 's3mini';
import { type FileStore, FilesRefusedError, FilesUnavailableError, isObjectName } from './file-store.ts';
import { type Bucket, openRemoteFileStore } from './remote-file-store.ts';
import { bodyOf, storeFetch } from './store-fetch.ts';

export type S3Settings = {
  /** Of the service, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Keeps files in a bucket of an S3-compatible store, as `files/<sha256>`. */
export const openS3FileStore = (settings: S3Settings, stagingFolder: string): Promise<FileStore> =>
  openRemoteFileStore(createS3Bucket(settings), stagingFolder);

const prefix = 'files/';
const pageSize = 1000;

const createS3Bucket = ({ endpoint, bucket, ...settings }: S3Settings): Bucket => {
  const client = new S3mini({
    ...settings,
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    fetch: storeFetch as typeof fetch,
  });
  return {
    put: ({ path, sha256, bytes }) =>
      speak(async () => {
        const checksum = Buffer.from(sha256, 'hex').toString('base64');
        const body = await openAsBlob(path);
        // A store that knows the header refuses bytes that were changed on their way.
        const headers = { 'x-amz-checksum-sha256': checksum } as const;
        const answer = await client.putObject(
          prefix + sha256,
          body,
          'application/octet-stream',
          undefined,
          headers,
          bytes,
        );
        await answer.body?.cancel();
      }),
    get: (sha256) =>
      speak(async () => {
        const answer = await client.getObjectResponse(prefix + sha256);
        return answer ? bodyOf(answer) : undefined;
      }),
    delete: (sha256) =>
      speak(async () => {
        await client.deleteObject(prefix + sha256).catch(unlessMissing);
      }),
    list: async function* () {
      let token: string | undefined;
      do {
        const page = await speak(() => client.listObjectsPaged('/', prefix, pageSize, token));
        if (!page?.objects) throw new FilesRefusedError(`There is no bucket ${bucket} at ${endpoint}`);
        for (const { Key, Size, LastModified } of page.objects) {
          const sha256 = Key.slice(prefix.length);
          if (isObjectName(sha256)) yield { sha256, bytes: Number(Size), storedAt: new Date(LastModified) };
        }
        token = page.nextContinuationToken;
      } while (token !== undefined);
    },
    check: () =>
      speak(async () => {
        const page = await client.listObjectsPaged('/', prefix, 1);
        if (!page) throw new FilesRefusedError(`S3_BUCKET: there is no bucket ${bucket} at ${endpoint}.`);
      }),
  };
};

const unlessMissing = (error: unknown): void => {
  if (!(error instanceof S3ServiceError && error.serviceCode === 'NoSuchKey')) throw error;
};

/** The client's errors as those of the file store. */
const speak = async <T>(request: () => Promise<T>): Promise<T> => {
  try {
    return await request();
  } catch (error) {
    throw translated(error);
  }
};

const translated = (error: unknown): unknown => {
  if (error instanceof S3ServiceError && error.status >= 400 && error.status < 500) {
    return new FilesRefusedError(
      error.status === 404
        ? 'S3_BUCKET: there is no such bucket.'
        : `S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION: the store refuses them (${error.serviceCode ?? error.status}).`,
      { cause: error },
    );
  }
  const cause = error instanceof S3Error ? error.cause : error;
  return cause instanceof FilesUnavailableError || !(error instanceof S3Error)
    ? cause
    : new FilesUnavailableError('The file store does not answer', { cause: error });
};
