import { createLease, type Lease } from '@keyclause/contracts';
import { sampleLeasePdf } from '@keyclause/documents/testing';
import { sql } from 'kysely';
import type { LeaseResult } from '#features/leases/lease-result.ts';
import { createScansService } from '#features/scans/scans.service.ts';
import { readLeaseFiles } from '../src/worker/read-lease-files.ts';
import { createLeaseWorker } from '../src/worker/read-lease-worker.ts';
import { createModelReader } from '../src/worker/read-with-model.ts';
import { type ReaderPool, ReadFailure } from '../src/worker/reader-pool.ts';
import type { ApiUnderTest, Person } from './api-test.ts';

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** The form that an upload sends. */
export const aForm = (files: readonly UploadedFile[], title?: string): FormData => {
  const form = new FormData();
  if (title !== undefined) form.append('title', title);
  for (const { name, bytes } of files) form.append('files', new File([bytes], name));
  return form;
};

let leases = 0;

/** A short lease that no other test has: its bytes differ by a comment after the end of the file. */
export const aLeasePdf = ({ name = 'lease.pdf', pageCount = 1 } = {}): UploadedFile => {
  leases += 1;
  const pdf = sampleLeasePdf({ pageCount });
  return { name, bytes: new Uint8Array(Buffer.concat([pdf, Buffer.from(`\n% ${process.pid} ${leases}\n`)])) };
};

/** The same as plain text, for tests that upload thousands and read none. */
export const aLeaseText = (): UploadedFile => {
  leases += 1;
  return { name: 'lease.txt', bytes: new Uint8Array(Buffer.from(`This lease is made for unit ${leases}.`)) };
};

export const uploadLease = async (person: Person, files = [aLeasePdf()], title?: string): Promise<Lease> => {
  const { data } = await person.request(createLease, { body: aForm(files, title) });
  return data.lease;
};

/** Does the work of the job in this process, as the worker would, and waits for its end. */
export const readNow = async ({ dependencies }: ApiUnderTest, leaseId: string): Promise<void> => {
  const { database, clock } = dependencies;
  const worker = createLeaseWorker({
    ...dependencies,
    scans: createScansService({ database, clock }),
    pool: inProcessPool,
    onError: (error) => {
      throw error;
    },
  });
  try {
    await worker.run({ id: leaseId, payload: { leaseId }, attempt: 0, signal: new AbortController().signal });
  } finally {
    worker.stop();
  }
};

/** Does the work of the job that asks the model in this process, and waits for its end. */
export const readWithModelNow = async (
  { dependencies }: ApiUnderTest,
  leaseId: string,
  signal = new AbortController().signal,
): Promise<void> => {
  const reader = createModelReader({
    ...dependencies,
    onError: (error) => {
      throw error;
    },
  });
  try {
    await reader.run({ id: leaseId, payload: { leaseId }, attempt: 0, signal });
  } finally {
    reader.stop();
  }
};

export const aReadyLease = async (person: Person, api: ApiUnderTest, files = [aLeasePdf()]): Promise<Lease> => {
  const lease = await uploadLease(person, files);
  await readNow(api, lease.id);
  return lease;
};

/** Everything that is stored about a lease, as text. */
export const leaseSnapshot = async ({ dependencies }: ApiUnderTest, leaseId: string): Promise<string> => {
  const { rows } = await sql<{ stored: string }>`
    SELECT concat_ws('|',
      (SELECT json_agg(l) FROM leases l WHERE id = ${leaseId}),
      (SELECT json_agg(f ORDER BY position) FROM lease_files f WHERE lease_id = ${leaseId}),
      (SELECT md5(report) FROM lease_reports WHERE lease_id = ${leaseId}),
      (SELECT string_agg(md5(outline) || md5(text), ',' ORDER BY position) FROM lease_documents WHERE lease_id = ${leaseId}),
      (SELECT string_agg(md5(page), ',' ORDER BY position, number) FROM lease_pages WHERE lease_id = ${leaseId}),
      (SELECT json_agg(d ORDER BY position) FROM lease_dates d WHERE lease_id = ${leaseId}),
      (SELECT json_agg(c ORDER BY created_at, kind) FROM credit_entries c WHERE lease_id = ${leaseId})
    ) AS stored`.execute(dependencies.database);
  return rows[0]?.stored ?? '';
};

const inProcessPool: Pick<ReaderPool, 'read'> = {
  read: async (request, { onProgress }): Promise<LeaseResult> => {
    const message = await readLeaseFiles(request, onProgress);
    if (message.kind === 'result') return message.result;
    if (message.kind === 'failure') throw new ReadFailure(message.code, message.document, message);
    throw new Error(`Unexpected ${message.kind}`);
  },
};
