import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { encryptedPdf, sampleLeasePdf } from '@keyclause/documents/testing';
import { afterEach, expect, it } from 'vitest';
import { readerEntry } from './reader-entry.ts';
import { createReaderPool, type ReaderPool, ReadFailure } from './reader-pool.ts';
import { defaultReaderLimits } from './reader-watchdog.ts';

const folders: string[] = [];
const pools: ReaderPool[] = [];

/** A pool of processes that do this instead of reading. */
const poolOf = (program: string, limits = {}): ReaderPool => {
  const folder = mkdtempSync(join(tmpdir(), 'keyclause-reader-'));
  folders.push(folder);
  const entry = join(folder, 'reader.mjs');
  writeFileSync(entry, program);
  const pool = createReaderPool({ entry: pathToFileURL(entry), limits: { ...defaultReaderLimits, ...limits } });
  pools.push(pool);
  return pool;
};

afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const ready = `process.send({ kind: 'ready' });`;
const request = { files: [{ path: '/dev/null', name: 'lease.pdf', mediaType: 'application/pdf' }], pagesMax: 600 };

const read = (pool: ReaderPool, signal = new AbortController().signal) =>
  pool.read(request, { onProgress: () => undefined, signal }).then(
    () => 'result',
    (error: unknown) => (error instanceof ReadFailure ? error.code : error),
  );

it('blames nobody when the reader does not start: the job runs again', async () => {
  const failure = await read(poolOf('throw new Error("no such module")'));

  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(ReadFailure);
  expect(String(failure)).toContain('did not start');
});

it('blames nobody when somebody ends the reader', async () => {
  const failure = await read(poolOf(`${ready} process.once('message', () => process.kill(process.pid, 'SIGTERM'));`));

  expect(failure).not.toBeInstanceOf(ReadFailure);
  expect(String(failure)).toContain('was ended (SIGTERM)');
});

it('lives on when Ctrl-C reaches the reader too, and ends with its parent’s line', async () => {
  const child = fork(readerEntry(), {
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  await once(child, 'message');

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
  await new Promise((resolve) => setTimeout(resolve, 300));

  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

it('ends a reader that crashes on the file as a damaged file', async () => {
  expect(await read(poolOf(`${ready} process.once('message', () => process.kill(process.pid, 'SIGSEGV'));`))).toBe(
    'corrupt',
  );
});

it('ends a reader whose heap is full as too much memory', async () => {
  const hoarding = `${ready} process.once('message', () => { const all = []; for (;;) all.push(new Array(1e6).fill('x' + all.length)); });`;

  expect(await read(poolOf(hoarding, { memoryBytesMax: 400_000_000 }))).toBe('too_much_memory');
});

it('ends a reader in an endless loop', async () => {
  expect(await read(poolOf(`${ready} process.once('message', () => { for (;;); });`, { stallMs: 300 }))).toBe(
    'too_slow',
  );
});

it('ends a reader that goes on for ever, page after page', async () => {
  const chatty = `${ready} process.once('message', () => setInterval(() => process.send({ kind: 'progress',
    progress: { stage: 'text', document: 0, documentCount: 1, page: 1, pageCount: 1 } }), 20));`;

  expect(await read(poolOf(chatty, { totalMs: 500 }))).toBe('too_slow');
});

it('kills the reader when the reading is given up, and reads the next lease in another process', async () => {
  const pool = poolOf(`${ready} process.once('message', ({ files: [{ name }] }) => name === 'quick'
    ? process.send({ kind: 'failure', code: 'no_text', document: 0 }) : setInterval(() => undefined, 1000));`);
  const givingUp = new AbortController();
  setTimeout(() => givingUp.abort(new Error('never mind')), 200);

  expect(String(await read(pool, givingUp.signal))).toBe('Error: never mind');
  const quick = { ...request, files: [{ path: '/dev/null', name: 'quick', mediaType: 'text/plain' }] };
  await expect(
    pool.read(quick, { onProgress: () => undefined, signal: new AbortController().signal }),
  ).rejects.toMatchObject({
    code: 'no_text',
    document: 0,
  });
});

it('uses a reader again after a report or a refusal, and not after what broke', async () => {
  const pool = poolOf(`${ready} process.on('message', ({ files: [{ name }] }) => process.send(name === 'good'
    ? { kind: 'result', result: process.pid }
    : { kind: 'failure', code: name, document: 0, isOrderly: name === 'no_text' }));`);
  const pidFor = (name: string): Promise<unknown> =>
    pool
      .read(
        { ...request, files: [{ path: '/dev/null', name, mediaType: 'text/plain' }] },
        {
          onProgress: () => undefined,
          signal: new AbortController().signal,
        },
      )
      .catch((error: Error) => error.message);

  const [first, second] = [await pidFor('good'), await pidFor('good')];
  const refused = await pidFor('no_text');
  const third = await pidFor('good');
  const broken = await pidFor('corrupt');
  const fourth = await pidFor('good');

  expect([second, third]).toEqual([first, first]);
  expect([refused, broken]).toEqual(['no_text', 'corrupt']);
  expect(fourth).not.toBe(first);
  const pids = new Set<unknown>();
  for (let count = 0; count < 25; count += 1) pids.add(await pidFor('good'));
  expect(pids.size).toBe(2);
});

it('reads a lease after a refused file as a process does that has read nothing before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyclause-reader-'));
  folders.push(folder);
  const requestFor = (name: string, bytes: Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return { files: [{ path, name, mediaType: 'application/pdf' }], pagesMax: 600 };
  };
  const lease = sampleLeasePdf();
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  const openPool = (): ReaderPool => {
    const pool = createReaderPool({ entry: readerEntry(), limits: defaultReaderLimits });
    pools.push(pool);
    return pool;
  };
  const [used, fresh] = [openPool(), openPool()];

  for (const damaged of [lease.subarray(0, 300), encryptedPdf('secret')]) {
    await expect(used.read(requestFor('damaged.pdf', damaged), options)).rejects.toMatchObject({ isOrderly: true });
  }
  const request = requestFor('lease.pdf', lease);

  expect(await used.read(request, options)).toEqual(await fresh.read(request, options));
});

it('gives the reader none of the settings of this process', async () => {
  process.env.KEYCLAUSE_SECRET_OF_A_TEST = 'canary';
  const telling = `${ready} process.once('message', () => process.send({ kind: 'failure', document: null,
    code: Object.values(process.env).includes('canary') ? 'leaked' : 'kept' }));`;

  expect(await read(poolOf(telling))).toBe('kept');
  delete process.env.KEYCLAUSE_SECRET_OF_A_TEST;
});
