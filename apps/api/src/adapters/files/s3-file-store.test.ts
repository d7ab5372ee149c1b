import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from '#test/stores/a-folder.ts';
import { s3Account, startS3Server } from '#test/stores/s3-server.ts';
import { FilesRefusedError, FilesUnavailableError } from './file-store.ts';
import { remoteFilesContract } from './remote-file-store.contract.ts';
import { openS3FileStore, type S3Settings } from './s3-file-store.ts';

const aStore = async (settings: Partial<S3Settings> = {}) => {
  const server = await startS3Server('leases');
  onTestFinished(server.close);
  const folder = await aFolder();
  const store = await openS3FileStore({ endpoint: server.url, bucket: 'leases', ...s3Account, ...settings }, folder);
  return { store, server, folder };
};

remoteFilesContract('in an S3-compatible bucket', aStore);

it.each([
  [{ bucket: 'elsewhere' }, /S3_BUCKET/],
  [{ secretAccessKey: 'wrong' }, /S3_SECRET_ACCESS_KEY/],
  [{ region: 'elsewhere' }, /S3_REGION/],
])('says which setting is wrong: %j', async (settings, words) => {
  const { store } = await aStore(settings);

  await expect(store.check()).rejects.toThrow(FilesRefusedError);
  await expect(store.check()).rejects.toThrow(words);
});

it('tries again when the store is busy, and keeps the file once', async () => {
  const { store, server, folder } = await aStore();
  const staged = await store.stage(Readable.from([Buffer.from('patience')]));
  server.beBusy(2);

  await staged.keep();

  expect(server.objects.size).toBe(1);
  expect(await readdir(join(folder))).toEqual([]);
});

it('raises FilesUnavailableError when a file breaks off in the middle', async () => {
  const { store, server } = await aStore();
  const staged = await store.stage(Readable.from([Buffer.alloc(500_000)]));
  await staged.keep();
  server.breakOff();

  await expect(store.open(staged.sha256)).rejects.toThrow(FilesUnavailableError);
});
