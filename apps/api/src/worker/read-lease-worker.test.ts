import { getLease, getMe, type Lease, watchLeases } from '@keyclause/contracts';
import {
  docxFile,
  encryptedPdf,
  paragraph,
  sampleLeaseParagraphs,
  sampleLeasePdf,
  scannedPdf,
} from '@keyclause/documents/testing';
import { sql } from 'kysely';
import { describe, expect, vi } from 'vitest';
import { createScansService } from '#features/scans/scans.service.ts';
import { apiTest, type Person } from '#test/api-test.ts';
import { aLeasePdf, readNow, type UploadedFile, uploadLease } from '#test/leases.ts';
import { createLeaseWorker } from './read-lease-worker.ts';

const it = apiTest({ worker: { concurrency: 2 } });
const itWithTightLimits = apiTest({
  worker: { concurrency: 1, limits: { stallMs: 50, ocrStallMs: 50 } },
});
const itWithLittleMemory = apiTest({ worker: { concurrency: 1, limits: { memoryBytesMax: 60_000_000 } } });
const itWithoutWorker = apiTest();

const settled = (person: Person, leaseId: string): Promise<Lease> =>
  vi.waitFor(
    async () => {
      const { data } = await person.request(getLease, { params: { leaseId } });
      expect(['ready', 'failed', 'cancelled']).toContain(data.status);
      return data;
    },
    { timeout: 28_000, interval: 50 },
  );

const freeScansUsed = async (person: Person): Promise<number> =>
  (await person.request(getMe)).data.profile.freeScansUsed;

const named = (name: string, bytes: Uint8Array<ArrayBuffer>): UploadedFile => ({ name, bytes });

describe('a lease of any kind of file is read', () => {
  it('from Word', async ({ signedInAs }) => {
    const person = await signedInAs();
    const docx = docxFile(sampleLeaseParagraphs.map((text) => paragraph(text)).join(''));

    const lease = await settled(person, (await uploadLease(person, [named('lease.docx', docx)])).id);

    expect(lease).toMatchObject({ status: 'ready', summary: { rentMonthlyCents: 142_500, endOn: '2026-03-31' } });
  });

  it('from a scan, telling that it recognises the pages', async ({ signedInAs }) => {
    const person = await signedInAs();
    const stages = new Set<string | undefined>();
    const end = person.subscribe(watchLeases, {}, { onEvent: ({ progress }) => stages.add(progress?.stage) });
    const scan = await scannedPdf(sampleLeasePdf({ pageCount: 1 }));

    const lease = await settled(person, (await uploadLease(person, [named('scan.pdf', scan)])).id);

    end();
    expect(lease).toMatchObject({ status: 'ready', summary: { rentMonthlyCents: 142_500 } });
    expect([...stages]).toContain('ocr');
  });
});

const novel = `It was a bright cold day in April, and the clocks were striking thirteen. ${'The old man walked along the river and thought of his daughter, who had gone to sea. '.repeat(60)}`;

describe('what cannot be read ends with a reason and costs nothing', () => {
  const failures: [string, () => UploadedFile[], string, string | null][] = [
    ['a locked PDF', () => [named('locked.pdf', encryptedPdf('secret'))], 'pdf_encrypted', 'locked.pdf'],
    [
      'a second file that is damaged',
      () => [aLeasePdf(), named('half.pdf', sampleLeasePdf().slice(0, 400))],
      'corrupt',
      'half.pdf',
    ],
    [
      'more than 600 pages',
      () => [named('long.pdf', sampleLeasePdf({ pageCount: 601 }))],
      'too_many_pages',
      'long.pdf',
    ],
    [
      'more than 600 pages in two files',
      () => [aLeasePdf({ pageCount: 400 }), aLeasePdf({ name: 'b.pdf', pageCount: 201 })],
      'too_many_pages',
      'b.pdf',
    ],
    ['a novel', () => [named('novel.txt', new Uint8Array(Buffer.from(novel)))], 'not_a_lease', null],
  ];

  for (const [name, files, code, fileName] of failures) {
    it(`${name}: ${code}`, async ({ api, signedInAs }) => {
      const person = await signedInAs();

      const lease = await settled(person, (await uploadLease(person, files())).id);

      expect(lease).toMatchObject({ status: 'failed', charge: 'free', summary: null, failure: { code, fileName } });
      expect(lease.failure?.message).toMatch(/^[A-Z].*\.$/);
      expect(await freeScansUsed(person)).toBe(0);
      const { rows } = await sql`SELECT FROM lease_reports UNION ALL SELECT FROM lease_pages`.execute(
        api.dependencies.database,
      );
      expect(rows).toEqual([]);
    });
  }

  itWithTightLimits('a reader that shows no life: too_slow', async ({ signedInAs }) => {
    const person = await signedInAs();
    const scan = await scannedPdf(sampleLeasePdf({ pageCount: 1 }));

    const lease = await settled(person, (await uploadLease(person, [named('scan.pdf', scan)])).id);

    expect(lease).toMatchObject({ status: 'failed', failure: { code: 'too_slow', fileName: 'scan.pdf' } });
    expect(await freeScansUsed(person)).toBe(0);
  });

  itWithLittleMemory('a reader that takes too much memory: too_much_memory', async ({ signedInAs }) => {
    const person = await signedInAs();

    const lease = await settled(person, (await uploadLease(person)).id);

    expect(lease).toMatchObject({ status: 'failed', failure: { code: 'too_much_memory' } });
    expect(await freeScansUsed(person)).toBe(0);
  });

  itWithoutWorker('a job that failed every time: internal, given up once', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    const { id } = await uploadLease(person);
    const { database, clock } = api.dependencies;
    const worker = createLeaseWorker({
      ...api.dependencies,
      scans: createScansService({ database, clock }),
      pool: { read: () => Promise.reject(new Error('the cable is cut')) },
      onError: () => undefined,
    });

    const job = { id, payload: { leaseId: id }, attempt: 0, signal: new AbortController().signal };
    await expect(worker.run(job)).rejects.toThrow('the cable is cut');
    expect((await person.request(getLease, { params: { leaseId: id } })).data.status).toBe('reading');
    await worker.giveUp({ leaseId: id });
    await worker.giveUp({ leaseId: id });
    worker.stop();

    const { data } = await person.request(getLease, { params: { leaseId: id } });
    expect(data).toMatchObject({ status: 'failed', failure: { code: 'internal' } });
    expect(await freeScansUsed(person)).toBe(0);
    await readNow(api, id);
    expect((await person.request(getLease, { params: { leaseId: id } })).data.status).toBe('failed');
  });
});
