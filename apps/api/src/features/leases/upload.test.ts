import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createLease } from '@keyclause/contracts';
import { encryptedPdf, pictureFile, sampleLeasePdf } from '@keyclause/documents/testing';
import { uploadLimits } from '@keyclause/domain';
import { describe, expect, vi } from 'vitest';
import { type ApiUnderTest, apiTest, type Person, testOrigin } from '#test/api-test.ts';
import { aForm, aLeasePdf, type UploadedFile, uploadLease } from '#test/leases.ts';

const it = apiTest()
  .extend('address', { scope: 'file' }, ({ api }) => api.app.listen({ port: 0, host: '127.0.0.1' }))
  .extend('emptyStore', { auto: true }, ({ api }) => emptyStore(api));

const emptyStore = async ({ dependencies: { files } }: ApiUnderTest): Promise<void> => {
  for (const { sha256 } of await Array.fromAsync(files.list())) await files.delete(sha256);
};

/** Nothing in the tables, in the queue, in the ledger or on the disk. */
const expectNothingLeft = async ({ dependencies }: ApiUnderTest, person: Person): Promise<void> => {
  const { database, dataDirectory } = dependencies;
  expect(await database.selectFrom('leases').select('id').execute()).toEqual([]);
  expect(await database.selectFrom('creditEntries').select('kind').execute()).toEqual([]);
  const profile = await database.selectFrom('profiles').selectAll().where('uid', '=', person.uid).executeTakeFirst();
  expect(profile?.freeScansUsed).toBe(0);
  await vi.waitFor(async () => expect(await filesOn(dataDirectory)).toEqual([]), 5_000);
};

const filesOn = async (dataDirectory: string): Promise<string[]> =>
  (await readdir(join(dataDirectory, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const openFileCount = async (): Promise<number> => (await readdir('/proc/self/fd')).length;

describe('an upload that is refused', () => {
  const refused: [string, () => Promise<UploadedFile[]> | UploadedFile[], number, string][] = [
    ['no file at all', () => [], 400, 'no_files'],
    ['an empty file', () => [named('empty.pdf', '')], 400, 'empty_file'],
    ['an empty file after a good one', () => [aLeasePdf(), named('empty.pdf', '')], 400, 'empty_file'],
    ['a program named .pdf', () => [named('lease.pdf', `MZ\x90\0${'\0'.repeat(500)}`)], 415, 'unsupported_type'],
    ['an archive named .docx', () => [named('lease.docx', 'PK\x03\x04just a zip')], 415, 'unsupported_type'],
    ['a picture in a format that nobody scans to', () => [named('x.png', 'GIF89a...')], 415, 'unsupported_type'],
    ['one file too many', () => Array.from({ length: 21 }, () => aLeasePdf()), 413, 'too_many_files'],
  ];

  for (const [name, files, status, code] of refused) {
    it(`leaves nothing: ${name}`, async ({ api, address, signedInAs }) => {
      const person = await signedInAs();

      const answer = await send(address, person, aForm(await files()));

      expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
      await expectNothingLeft(api, person);
    });
  }

  it('leaves nothing when there are no scans left, not even of files that were taken whole', async ({
    api,
    signedInAs,
  }) => {
    const person = await signedInAs();
    const { database } = api.dependencies;
    await database.updateTable('profiles').set({ freeScansUsed: 3 }).where('uid', '=', person.uid).execute();

    const answer = person.request(createLease, { body: aForm([aLeasePdf(), aLeasePdf()]) });

    await expect(answer).rejects.toMatchObject({ status: 402, body: { code: 'no_scans_left' } });
    await database.updateTable('profiles').set({ freeScansUsed: 0 }).where('uid', '=', person.uid).execute();
    await expectNothingLeft(api, person);
  });

  it('leaves nothing when fields are sent that the form does not have', async ({ api, address, signedInAs }) => {
    const person = await signedInAs();
    const form = aForm([aLeasePdf()]);
    form.append('ownerUid', 'somebody else');

    const answer = await send(address, person, form);

    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_request', fields: [expect.objectContaining({ path: 'ownerUid' })] }),
    ]);
    await expectNothingLeft(api, person);
  });

  it('is refused before anything is written when the disk is nearly full', async ({ api, signedInAs }) => {
    const person = await signedInAs();
    vi.spyOn(api.dependencies.files, 'freeBytes').mockResolvedValue(256 * 1024 * 1024);
    const stage = vi.spyOn(api.dependencies.files, 'stage');

    const answer = person.request(createLease, { body: aForm([aLeasePdf()]) });

    await expect(answer).rejects.toMatchObject({ status: 507, body: { code: 'disk_full' } });
    expect(stage).not.toHaveBeenCalled();
    await expectNothingLeft(api, person);
  });
});

describe('the size of a file', () => {
  const limit = uploadLimits.fileBytes;

  it('may be the limit exactly', async ({ address, signedInAs }) => {
    const person = await signedInAs();

    const answer = await send(address, person, aForm([{ name: 'lease.pdf', bytes: padded(limit) }]));

    expect(answer.status).toBe(202);
    expect((await answer.json()).lease.files).toEqual([
      { name: 'lease.pdf', bytes: limit, mediaType: 'application/pdf' },
    ]);
  });

  it('may not be one byte more, and little more than the limit is read', async ({ api, address, signedInAs }) => {
    const person = await signedInAs();
    const read = bytesReadBy(api);

    const answer = await send(address, person, aForm([{ name: 'lease.pdf', bytes: padded(limit + 1) }]));

    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large']);
    expect(await read()).toBeLessThan(limit + 1024 * 1024);
    await expectNothingLeft(api, person);
  });

  it('is cut off while a much larger body is still being sent', async ({ api, address, signedInAs }) => {
    const person = await signedInAs();
    const read = bytesReadBy(api);

    const answer = await send(address, person, aForm([{ name: 'lease.pdf', bytes: padded(4 * limit) }]));

    expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large']);
    expect(await read()).toBeLessThan(limit + 1024 * 1024);
    await expectNothingLeft(api, person);
  });

  // What is a little too large may lie whole in the buffers of the line when the answer comes.
  for (const more of [1, 300_000, 700_000, 2_000_000]) {
    it(`does not spoil the next request when it is ${more} bytes too much`, async ({ address, signedInAs }) => {
      const person = await signedInAs();

      const refused = await send(address, person, aForm([{ name: 'lease.pdf', bytes: padded(limit + more) }]));
      await refused.arrayBuffer();
      const begun = Date.now();
      const next = await send(address, person, aForm([aLeasePdf()]));

      expect([refused.status, next.status]).toEqual([413, 202]);
      expect(Date.now() - begun).toBeLessThan(1_900);
    });
  }

  it('is refused by the announced length alone when no form could be so long', async ({ api, address, signedInAs }) => {
    const person = await signedInAs();
    const read = bytesReadBy(api);

    const head = await speak(address, person, { 'content-length': String(30 * limit) }, 'x'.repeat(1000));

    expect(head).toMatch(/^HTTP\/1\.1 413 /);
    expect(await read()).toBeLessThan(100_000);
    await expectNothingLeft(api, person);
  });
});

describe('a form that is broken', () => {
  const part = (name: string, value: string, more = '') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const file = (value: string) => part('files', value, '; filename="lease.txt"');
  const end = '--b--\r\n';
  const type = 'multipart/form-data; boundary=b';

  const broken: [string, string, string | Buffer][] = [
    ['has no boundary', 'multipart/form-data', `${file('rent')}${end}`],
    ['has an empty boundary', 'multipart/form-data; boundary=', `${file('rent')}${end}`],
    ['has another boundary than it says', 'multipart/form-data; boundary=c', `${file('rent')}${end}`],
    ['never ends', type, file('rent')],
    ['ends in the middle of a part', type, file('rent').slice(0, -10)],
    ['ends in the headers of a part', type, '--b\r\nContent-Disposition: form-da'],
    ['has ten thousand fields', type, Array.from({ length: 10_000 }, (_, at) => part(`f${at}`, 'x')).join('') + end],
    ['has ten thousand files', type, Array.from({ length: 10_000 }, () => file('rent')).join('') + end],
    ['has parts without a name', type, `--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`],
    ['has parts without headers', type, `--b\r\n\r\nx\r\n${end}`],
    ['has a megabyte of headers in a part', type, `--b\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\nx\r\n${end}`],
    ['reaches for the prototype', type, part('__proto__', '{"isAdmin":true}') + file('rent') + end],
    ['reaches for the constructor', type, part('constructor', 'x', '; filename="x.txt"') + end],
    ['has two titles', type, part('title', 'One') + part('title', 'Two') + file('rent') + end],
    [
      'has a title as JSON',
      type,
      `--b\r\nContent-Disposition: form-data; name="title"\r\nContent-Type: application/json\r\n\r\n{"a":\r\n${end}`,
    ],
    ['has a title that is too long', type, part('title', 'x'.repeat(201)) + file('rent') + end],
    ['has a file under another name', type, part('document', 'rent', '; filename="lease.txt"') + end],
    ['is nothing', type, ''],
    ['is noise', type, Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256))],
  ];

  for (const [name, contentType, payload] of broken) {
    it(`is the sender's fault and leaves nothing: it ${name}`, async ({ api, signedInAs }) => {
      const person = await signedInAs();

      const answer = await person.inject({
        method: 'POST',
        url: '/api/leases',
        headers: { 'content-type': contentType },
        payload,
      });

      expect([name, answer.statusCode, [400, 413].includes(answer.statusCode)]).toEqual([
        name,
        answer.statusCode,
        true,
      ]);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
      await expectNothingLeft(api, person);
    });
  }

  it('is no form: JSON', async ({ api, signedInAs }) => {
    const person = await signedInAs();

    const answer = await person.inject({ method: 'POST', url: '/api/leases', payload: { files: [] } });

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_multipart']);
    await expectNothingLeft(api, person);
  });

  it('announces another length than it has', async ({ api, address, signedInAs }) => {
    const person = await signedInAs();
    const body = `${file('rent')}${end}`;

    const shorter = await speak(address, person, { 'content-type': type, 'content-length': '60' }, body);

    expect(shorter).toMatch(/^HTTP\/1\.1 4\d\d /);
    await expectNothingLeft(api, person);
  });
});

const abortedUploads = 100;

it(`leaves nothing of ${abortedUploads} uploads whose line is cut half-way, no file handle either`, async ({
  api,
  address,
  signedInAs,
}) => {
  const person = await signedInAs();
  await uploadLease(person);
  await api.dependencies.database.deleteFrom('leases').execute();
  await api.dependencies.database.deleteFrom('creditEntries').execute();
  await api.dependencies.database.updateTable('profiles').set({ freeScansUsed: 0 }).execute();
  await emptyStore(api);
  const before = await openFileCount();

  for (let round = 0; round < abortedUploads; round += 1) await cutHalfWay(address, person);

  await expectNothingLeft(api, person);
  await vi.waitFor(async () => expect(await openFileCount()).toBeLessThanOrEqual(before), 10_000);
});

it('tells the type of a file by its content, whatever its name says', async ({ signedInAs }) => {
  const person = await signedInAs({ credits: 9 });
  const pdf = sampleLeasePdf({ pageCount: 1 });
  const picture = await pictureFile(pdf, 'png');

  const types = async (files: UploadedFile[]) =>
    (await uploadLease(person, files)).files.map(({ mediaType }) => mediaType);

  expect(await types([{ name: 'scan.pdf', bytes: picture }])).toEqual(['image/png']);
  expect(await types([{ name: 'lease.png', bytes: pdf }])).toEqual(['application/pdf']);
  expect(await types([named('lease.pdf', '<!doctype html><script>alert(1)</script>')])).toEqual(['text/html']);
  expect(await types([named('lease', 'This lease is made between')])).toEqual(['text/plain']);
  expect(await types([{ name: 'locked.pdf', bytes: encryptedPdf('secret') }])).toEqual(['application/pdf']);
});

it('keeps the files in the order in which they came, and takes a title', async ({ signedInAs }) => {
  const person = await signedInAs();

  const lease = await uploadLease(
    person,
    [aLeasePdf({ name: 'lease.pdf' }), aLeasePdf({ name: 'amendment.pdf' })],
    '  Oak\u202E  Street\u0000 ',
  );

  expect(lease.title).toBe('Oak Street');
  expect(lease.files.map(({ name }) => name)).toEqual(['lease.pdf', 'amendment.pdf']);
});

const named = (name: string, text: string): UploadedFile => ({
  name,
  bytes: new Uint8Array(Buffer.from(text, 'latin1')),
});

/** A lease with a comment after it, as long as wanted. */
const padded = (length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length).fill(0x20);
  bytes.set(sampleLeasePdf({ pageCount: 1 }));
  return bytes;
};

const send = (address: string, person: Person, body: FormData): Promise<Response> =>
  fetch(`${address}/api/leases`, { method: 'POST', headers: { cookie: person.cookie, origin: testOrigin }, body });

/** Bytes that arrive at the server from now on. */
const bytesReadBy = ({ app }: ApiUnderTest): (() => Promise<number>) => {
  const sockets = new Set<{ bytesRead: number }>();
  const remember = (socket: { bytesRead: number }) => sockets.add(socket);
  app.server.on('connection', remember);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    app.server.off('connection', remember);
    return [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  };
};

const headOf = (person: Person, headers: Record<string, string>): string =>
  Object.entries({
    host: 'localhost',
    cookie: person.cookie,
    origin: testOrigin,
    'content-type': 'multipart/form-data; boundary=b',
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** Says exactly this on a connection of its own and gives what comes back first. */
const speak = (address: string, person: Person, headers: Record<string, string>, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.once('data', (chunk) => {
      resolve(chunk.toString('latin1'));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.write(`POST /api/leases HTTP/1.1\r\n${headOf(person, headers)}\r\n${body}`);
  });

const cutHalfWay = async (address: string, person: Person): Promise<void> => {
  const head = '--b\r\nContent-Disposition: form-data; name="files"; filename="lease.pdf"\r\n\r\n';
  const half = Buffer.concat([Buffer.from(head), padded(1_000_000)]);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const header = headOf(person, { 'content-length': String(half.length * 2) });
  socket.write(`POST /api/leases HTTP/1.1\r\n${header}\r\n`);
  await new Promise<void>((resolve) => socket.write(half, () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 30));
  socket.destroy();
  await new Promise((resolve) => socket.once('close', resolve));
};
