import { Worker } from 'node:worker_threads';
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
const ready = warmUp().then(() => tell({ kind: 'ready' }));
process.on('message', (request: ReadRequest) => {
  void ready.then(() => readLeaseFiles(request, (progress) => void tell({ kind: 'progress', progress }))).then(tell);
});
await ready;
