import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { renewPdfium } from '@keyclause/documents/node';
import { readLeaseFiles } from './read-lease-files.ts';
import type { ReaderMessage, ReadRequest } from './reader-messages.ts';
import { warmUp } from './warm-up.ts';

// The process that reads leases, one after another. The reader pool starts and ends it; nothing imports it.

const tell = (message: ReaderMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

/** A parser in an endless loop hears nothing, so a thread looks after it: without a parent there is nobody to read for. */
const endWithParent = (): void => {
  const watch = `
    const parent = process.ppid;
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);
  `;
  new Worker(watch, { eval: true }).unref();
};

// Ctrl-C and a closing terminal reach every process of the group: the API decides when this one ends, so that no lease is blamed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

endWithParent();
process.once('disconnect', () => process.exit(0));
const begin = async (): Promise<void> => {
  await warmUp();
  // The next process starts with what this one compiled; later there would be a stranger's file in here.
  flushCompileCache();
  await tell({ kind: 'ready' });
};

const read = async (request: ReadRequest): Promise<void> => {
  const answer = await readLeaseFiles(request, (progress) => void tell({ kind: 'progress', progress }));
  await tell(answer);
  if (answer.kind === 'failure') await renewPdfium();
};

let turn = begin();
process.on('message', (request: ReadRequest) => {
  turn = turn.then(() => read(request));
});
await turn;
