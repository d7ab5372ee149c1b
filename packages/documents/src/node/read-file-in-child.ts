import { type ChildProcess, fork } from 'node:child_process';
import { DocumentError, type DocumentErrorCode } from '../document-error.ts';
import { type DocumentLimits, type DocumentProgress, defaultDocumentLimits } from '../document-limits.ts';
import { unpackDocument } from '../pack-document.ts';
import type { PlacedDocument } from '../placed-document.ts';
import type { ChildReply, ChildRequest } from './child-messages.ts';
import { residentBytes } from './process-memory.ts';

/** What a child process may use before it is killed. */
export type ChildLimits = DocumentLimits & {
  /** Resident memory of the whole process, wasm and decoded pictures included. */
  readonly memoryBytesMax: number;
  /** Time for everything but recognition. */
  readonly readMillisecondsMax: number;
  /** Time that each page to be recognised adds. */
  readonly ocrMillisecondsPerPage: number;
};

export const defaultChildLimits: ChildLimits = {
  ...defaultDocumentLimits,
  memoryBytesMax: 1_200_000_000,
  readMillisecondsMax: 20_000,
  ocrMillisecondsPerPage: 20_000,
};

export type ReadFileInChildOptions = {
  /** Where the file is; the child opens it. */
  readonly path?: string;
  /** The file itself; one of `path` and `bytes` must be given. */
  readonly bytes?: Uint8Array;
  readonly limits?: Partial<ChildLimits> | undefined;
  readonly onProgress?: ((progress: DocumentProgress) => void) | undefined;
  /** Aborting kills the child; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The child's module. A bundle must say where it is, since the default stands beside this source file:
   * `entry: new URL(import.meta.resolve('@keyclause/documents/child'))`, or a bundle of that door of its own.
   */
  readonly entry?: URL | undefined;
  /** A folder that only we can write, for the child's compiled code: a child then starts in a third of the time. */
  readonly compileCacheFolder?: string | undefined;
};

/**
 * Reads a stranger's file in a process of its own that is killed when it takes too much memory or time.
 * @throws DocumentError, among others `too_much_memory`, `too_slow`, `corrupt`
 */
export const readFileInChild = async (options: ReadFileInChildOptions): Promise<PlacedDocument> => {
  const limits = { ...defaultChildLimits, ...options.limits };
  options.signal?.throwIfAborted();
  const request: ChildRequest = { source: sourceOf(options), limits };
  const child = fork(options.entry ?? new URL('./child.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // A parser of strangers' files has no use for our configuration and its secrets.
    env: options.compileCacheFolder === undefined ? {} : { NODE_COMPILE_CACHE: options.compileCacheFolder },
    execArgv: [
      `--max-old-space-size=${Math.floor(limits.memoryBytesMax / 1024 / 1024)}`,
      '--disable-warning=ExperimentalWarning',
      // Recognition makes garbage by the hundred megabytes when the young generation may grow.
      '--max-semi-space-size=8',
    ],
  });
  try {
    return await converse(child, request, limits, options);
  } finally {
    child.kill('SIGKILL');
  }
};

const sourceOf = ({ path, bytes }: ReadFileInChildOptions): ChildRequest['source'] => {
  if (bytes) return { bytes };
  if (path !== undefined) return { path };
  throw new TypeError('readFileInChild needs a path or bytes.');
};

const converse = (
  child: ChildProcess,
  request: ChildRequest,
  limits: ChildLimits,
  { onProgress, signal }: ReadFileInChildOptions,
): Promise<PlacedDocument> =>
  new Promise((resolve, reject) => {
    let deadline = Date.now() + limits.readMillisecondsMax;
    let errorOutput = '';
    const settle = (act: () => void) => {
      clearInterval(watchdog);
      signal?.removeEventListener('abort', onAbort);
      act();
    };
    const fail = (code: DocumentErrorCode, message: string) => settle(() => reject(new DocumentError(code, message)));
    const onAbort = () => settle(() => reject(signal?.reason));

    const watch = async () => {
      if (Date.now() > deadline) fail('too_slow', 'Reading the file takes too long.');
      const resident = child.pid === undefined ? undefined : await residentBytes(child.pid);
      if (resident !== undefined && resident > limits.memoryBytesMax) {
        fail('too_much_memory', 'Reading the file takes too much memory.');
      }
    };
    const watchdog = setInterval(() => void watch(), watchIntervalMilliseconds);

    signal?.addEventListener('abort', onAbort, { once: true });
    child.stderr?.on('data', (chunk: Buffer) => {
      errorOutput = (errorOutput + chunk.toString('utf8')).slice(-4_000);
    });
    child.on('message', (reply: ChildReply) => {
      if (reply.kind === 'progress') {
        if (reply.progress.stage === 'ocr') deadline += limits.ocrMillisecondsPerPage;
        onProgress?.(reply.progress);
      } else if (reply.kind === 'document') {
        settle(() => resolve(unpackDocument(reply.document)));
      } else if (reply.kind === 'fault') {
        settle(() => reject(new Error(reply.message)));
      } else {
        fail(reply.code, reply.message);
      }
    });
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code) => {
      if (/out of memory|allocation failed/i.test(errorOutput))
        fail('too_much_memory', 'Reading the file takes too much memory.');
      else fail('corrupt', `The file ended the process that read it (${code ?? 'killed'}).`);
    });
    child.send(request, (error) => {
      if (error) settle(() => reject(error));
    });
  });

const watchIntervalMilliseconds = 50;
