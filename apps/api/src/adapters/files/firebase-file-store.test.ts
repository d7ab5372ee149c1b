import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from '#test/stores/a-folder.ts';
import { startGoogleStorageServer } from '#test/stores/google-storage-server.ts';
import { FilesRefusedError } from './file-store.ts';
import { type FirebaseStorageSettings, openFirebaseFileStore } from './firebase-file-store.ts';
import { remoteFilesContract } from './remote-file-store.contract.ts';

const bucket = 'keyclause.firebasestorage.app';

const aStore = async (settings: Partial<FirebaseStorageSettings> = {}) => {
  const server = await startGoogleStorageServer(bucket);
  onTestFinished(server.close);
  const folder = await aFolder();
  const { serviceAccount, url } = server;
  return {
    store: await openFirebaseFileStore({ bucket, serviceAccount, address: url, ...settings }, folder),
    server,
    folder,
  };
};

remoteFilesContract('in Firebase Storage', aStore);

it('signs in again when its token is taken back', async () => {
  const { store, server } = await aStore();
  await store.check();
  server.revokeTokens();

  const staged = await store.stage(Readable.from([Buffer.from('again')]));
  await staged.keep();

  expect(server.objects.size).toBe(1);
});

it('says which setting is wrong: a bucket that is not there, an account that is not known', async () => {
  const { store: withoutBucket } = await aStore({ bucket: 'elsewhere' });
  await expect(withoutBucket.check()).rejects.toThrow(/FIREBASE_STORAGE_BUCKET/);

  const other = await startGoogleStorageServer(bucket);
  onTestFinished(other.close);
  const { store, server } = await aStore();
  const stranger = { ...other.serviceAccount, token_uri: server.serviceAccount.token_uri };
  const { store: withStranger } = {
    store: await openFirebaseFileStore({ bucket, serviceAccount: stranger, address: server.url }, await aFolder()),
  };
  await expect(withStranger.check()).rejects.toThrow(FilesRefusedError);
  await expect(withStranger.check()).rejects.toThrow(/GOOGLE_APPLICATION_CREDENTIALS/);
  await store.check();
});
