import { downloadLeaseFile, getLease, getReadiness } from '@keyclause/contracts';
import { expect, it, onTestFinished } from 'vitest';
import type { FilesSettings } from '#adapters/files/files-settings.ts';
import { signIn, startApi } from './api-test.ts';
import { aLeasePdf, aReadyLease } from './leases.ts';
import { startGoogleStorageServer } from './stores/google-storage-server.ts';
import type { ObjectServer } from './stores/object-server.ts';
import { s3Account, startS3Server } from './stores/s3-server.ts';

const inS3 = async (): Promise<{ server: ObjectServer; files: FilesSettings }> => {
  const server = await startS3Server('leases');
  return { server, files: { kind: 's3', endpoint: server.url, bucket: 'leases', ...s3Account } };
};

const inFirebase = async (): Promise<{ server: ObjectServer; files: FilesSettings }> => {
  const bucket = 'keyclause.firebasestorage.app';
  const server = await startGoogleStorageServer(bucket);
  return { server, files: { kind: 'firebase', bucket, serviceAccount: server.serviceAccount, address: server.url } };
};

it.each([
  ['s3', inS3],
  ['firebase', inFirebase],
])('takes, reads and gives back a lease whose file is in %s', async (_name, openServer) => {
  const { server, files } = await openServer();
  onTestFinished(server.close);
  const { api, close } = await startApi({ files });
  onTestFinished(close);
  const owner = await signIn(api);
  const file = aLeasePdf();

  const lease = await aReadyLease(owner, api, [file]);

  expect((await owner.request(getLease, { params: { leaseId: lease.id } })).data.status).toBe('ready');
  expect(server.objects.size).toBe(1);
  const { data } = await owner.request(downloadLeaseFile, { params: { leaseId: lease.id, documentIndex: 0 } });
  expect(Buffer.from(await data.arrayBuffer())).toEqual(Buffer.from(file.bytes));
});

it('takes no upload and says that it is not ready while the store cannot be reached', async () => {
  const { server, files } = await inS3();
  const { api, close } = await startApi({ files });
  onTestFinished(close);
  const owner = await signIn(api);
  expect((await owner.request(getReadiness)).data.checks).toMatchObject({ files: 'ok' });
  await server.close();

  const ready = await owner.inject({ url: '/api/health/ready' });
  const refused = aReadyLease(owner, api);

  expect(ready.statusCode).toBe(503);
  expect(ready.json().error).toContain('files');
  await expect(refused).rejects.toMatchObject({ status: 503, code: 'files_unavailable' });
  expect(await api.dependencies.database.selectFrom('leases').selectAll().execute()).toEqual([]);
});
