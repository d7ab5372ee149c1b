import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deleteLease, getLease } from '@keyclause/contracts';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { MissingFileError } from '#adapters/files/file-store.ts';
import { type ApiUnderTest, it, startApiAt } from '#test/api-test.ts';
import { aLeasePdf, type UploadedFile, uploadLease } from '#test/leases.ts';
import { createLeasePurge } from '#worker/purge-lease.ts';
import { sweepObjects } from './lease-objects.ts';

const hashOf = ({ bytes }: UploadedFile): string => createHash('sha256').update(bytes).digest('hex');

const keepObject = async ({ dependencies: { files } }: ApiUnderTest, text: string): Promise<string> => {
  const staged = await files.stage(Readable.from([Buffer.from(text)]));
  await staged.keep();
  return staged.sha256;
};

const age = ({ dependencies: { dataDirectory } }: ApiUnderTest, sha256: string): Promise<void> => {
  const long = new Date(Date.now() - 2 * 3_600_000);
  return utimes(join(dataDirectory, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256), long, long);
};

it('sweeps files that a crash left without a lease, but none that is used or new', async ({ api, signedInAs }) => {
  const file = aLeasePdf();
  await uploadLease(await signedInAs(), [file]);
  const [left, young] = [await keepObject(api, 'left by a crash'), await keepObject(api, 'just arriving')];
  await age(api, left);
  await age(api, hashOf(file));

  await sweepObjects(api.dependencies, new Date());

  const { files } = api.dependencies;
  await expect(files.open(left)).rejects.toThrow(MissingFileError);
  for (const sha256 of [young, hashOf(file)]) (await files.open(sha256)).stream.destroy();
});

it('never takes a file away from somebody who uploads it while the last other lease of it goes', async ({
  api,
  signedInAs,
}) => {
  const [leaving, coming] = [await signedInAs({ tier: 'pro' }), await signedInAs({ tier: 'pro' })];
  const { database, files } = api.dependencies;
  const purge = createLeasePurge({ ...api.dependencies, undoSeconds: 0, onError: () => undefined });

  for (let round = 0; round < 12; round += 1) {
    const file = aLeasePdf();
    const { id } = await uploadLease(leaving, [file]);
    await leaving.request(deleteLease, { params: { leaseId: id } });
    await sql`UPDATE leases SET deleted_at = now() - interval '1 hour' WHERE id = ${id}`.execute(database);
    const job = { id, payload: { leaseId: id }, attempt: 0, signal: new AbortController().signal };

    const [lease] = await Promise.all([uploadLease(coming, [file]), purge.run(job)]);

    const { stream, bytes } = await files.open(hashOf(file));
    stream.destroy();
    expect(bytes).toBe(file.bytes.length);
    expect((await coming.request(getLease, { params: { leaseId: lease.id } })).data.files).toHaveLength(1);
  }
});

it('gives a lease its job back when the job was lost', async ({ api, signedInAs }) => {
  const person = await signedInAs();
  const { id } = await uploadLease(person);
  await sql`DELETE FROM jobs.job`.execute(api.dependencies.database);

  const { databaseUrl, dataDirectory } = api.dependencies;
  const second = await startApiAt(databaseUrl, { dataDirectory, worker: { concurrency: 1 } });

  await vi.waitFor(
    async () => expect((await person.request(getLease, { params: { leaseId: id } })).data.status).toBe('ready'),
    { timeout: 20_000, interval: 100 },
  );
  await second.close();
});
