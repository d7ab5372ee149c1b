import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { type FileStore, FilesRefusedError, isObjectName } from './file-store.ts';
import { createGoogleAccess } from './google-access.ts';
import { type Bucket, openRemoteFileStore } from './remote-file-store.ts';
import type { ServiceAccount } from './service-account.ts';
import { bodyOf, storeFetch } from './store-fetch.ts';

export type FirebaseStorageSettings = {
  /** `project.firebasestorage.app`, without `gs://`. */
  readonly bucket: string;
  readonly serviceAccount: ServiceAccount;
  /** Of the JSON API of Cloud Storage, which Firebase Storage is. */
  readonly address: string;
};

/** Keeps files in a bucket of Firebase Storage, as `files/<sha256>`. Firebase's security rules do not apply to a service account. */
export const openFirebaseFileStore = (settings: FirebaseStorageSettings, stagingFolder: string): Promise<FileStore> =>
  openRemoteFileStore(createGoogleBucket(settings), stagingFolder);

const prefix = 'files/';
const pageSize = 1000;

const pageSchema = z.object({
  items: z.array(z.object({ name: z.string(), size: z.coerce.number(), timeCreated: z.coerce.date() })).default([]),
  nextPageToken: z.string().optional(),
});

const createGoogleBucket = ({ bucket, serviceAccount, address }: FirebaseStorageSettings): Bucket => {
  const base = address.replace(/\/+$/, '');
  const objects = `${base}/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  const uploads = `${base}/upload/storage/v1/b/${encodeURIComponent(bucket)}/o?uploadType=multipart`;
  const access = createGoogleAccess(serviceAccount);

  /** Asks with a fresh token when the first was taken back. Raises FilesRefusedError for what is neither success nor allowed. */
  const ask = async (
    url: string,
    { headers, ...request }: RequestInit = {},
    allowed: readonly number[] = [],
  ): Promise<Response> => {
    const send = async (token: string): Promise<Response> =>
      storeFetch(url, { ...request, headers: { ...headers, authorization: `Bearer ${token}` } });
    let answer = await send(await access.token());
    if (answer.status === 401) {
      await answer.body?.cancel();
      answer = await send(await access.renewedToken());
    }
    if (answer.ok || allowed.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new FilesRefusedError(
      answer.status === 404
        ? `FIREBASE_STORAGE_BUCKET: there is no bucket ${bucket}.`
        : `FIREBASE_STORAGE_BUCKET, GOOGLE_APPLICATION_CREDENTIALS: the bucket refuses this account (${answer.status}).`,
    );
  };

  const objectUrl = (sha256: string): string => `${objects}/${encodeURIComponent(prefix + sha256)}`;

  const listPage = async (parameters: Record<string, string>) => {
    const answer = await ask(`${objects}?${new URLSearchParams({ prefix, ...parameters })}`);
    return pageSchema.parse(await answer.json());
  };

  return {
    put: async ({ path, sha256 }) => {
      const { body, contentType } = await multipartOf(path, prefix + sha256);
      const answer = await ask(uploads, { method: 'POST', headers: { 'content-type': contentType }, body });
      await answer.body?.cancel();
    },
    get: async (sha256) => {
      const answer = await ask(`${objectUrl(sha256)}?alt=media`, {}, [404]);
      if (answer.ok) return bodyOf(answer);
      await answer.body?.cancel();
      return undefined;
    },
    delete: async (sha256) => {
      const answer = await ask(objectUrl(sha256), { method: 'DELETE' }, [404]);
      await answer.body?.cancel();
    },
    list: async function* () {
      let pageToken: string | undefined;
      do {
        const page = await listPage({ maxResults: String(pageSize), ...(pageToken ? { pageToken } : {}) });
        for (const { name, size, timeCreated } of page.items) {
          const sha256 = name.slice(prefix.length);
          if (isObjectName(sha256)) yield { sha256, bytes: size, storedAt: timeCreated };
        }
        pageToken = page.nextPageToken;
      } while (pageToken !== undefined);
    },
    check: async () => {
      await listPage({ maxResults: '1' });
    },
  };
};

/** Metadata and bytes in one request: the object appears when all of it has arrived and agrees with the hash, or never. */
const multipartOf = async (path: string, name: string): Promise<{ body: Blob; contentType: string }> => {
  const md5 = createHash('md5');
  await pipeline(createReadStream(path), md5);
  const contentType = 'application/octet-stream';
  const metadata = JSON.stringify({ name, contentType, md5Hash: md5.digest('base64') });
  // Not to be known beforehand: a file that holds it could not be stored.
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-type: application/json; charset=UTF-8\r\n\r\n${metadata}\r\n--${boundary}\r\ncontent-type: ${contentType}\r\n\r\n`;
  return {
    body: new Blob([head, await openAsBlob(path), `\r\n--${boundary}--\r\n`]),
    contentType: `multipart/related; boundary=${boundary}`,
  };
};
