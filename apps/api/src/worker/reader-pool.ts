import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { LeaseProgress } from '@keyclause/contracts';
import type { LeaseFailureCode } from '#features/leases/lease-failure.ts';
import type { LeaseResult } from '#features/leases/lease-result.ts';
import type { ReaderMessage, ReadRequest } from './reader-messages.ts';
import { type ReaderLimits, watchReader } from './reader-watchdog.ts';

/** Why a lease could not be read. */
export class ReadFailure extends Error {
  override name = 'ReadFailure';
  readonly code: LeaseFailureCode;
  readonly document: number | null;

  constructor(code: LeaseFailureCode, document: number | null, reason?: string) {
    super(reason ?? code);
    this.code = code;
    this.document = document;
  }
}

export type ReaderPool = {
  /** Reads one lease in a process of its own. Raises ReadFailure, or the signal's reason once it has killed the process. */
  readonly read: (request: ReadRequest, options: ReadOptions) => Promise<LeaseResult>;
  /** Kills every process. */
  readonly close: () => void;
};

type ReadOptions = { readonly onProgress: (progress: LeaseProgress) => void; readonly signal: AbortSignal };

/**
 * Processes that read leases: each reads one and ends, so that no lease meets what another left behind. One is always started ahead,
 * with its engines loaded, so that nobody waits for that.
 */
export const createReaderPool = ({ entry, limits }: { entry: URL; limits: ReaderLimits }): ReaderPool => {
  const running = new Set<ChildProcess>();
  const ready = new WeakSet<ChildProcess>();
  let spare: ChildProcess | undefined;
  let isClosed = false;

  const start = (): ChildProcess => {
    const child = fork(entry, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A parser of strangers' files has no use for our configuration and its secrets.
      env: {},
      execArgv: [
        `--max-old-space-size=${Math.floor(limits.memoryBytesMax / 1024 / 1024)}`,
        '--disable-warning=ExperimentalWarning',
      ],
    });
    running.add(child);
    // The first message of all says that the engines are loaded.
    child.once('message', () => ready.add(child));
    child.once('exit', () => {
      running.delete(child);
      if (spare === child) spare = undefined;
    });
    child.once('error', () => running.delete(child));
    return child;
  };

  const prepare = (): void => {
    if (!isClosed) spare ??= start();
  };

  prepare();
  return {
    read: async (request, options) => {
      options.signal.throwIfAborted();
      const child = spare ?? start();
      spare = undefined;
      stepBack(child);
      try {
        return await converse(child, request, { limits, ...options, isReady: () => ready.has(child) });
      } finally {
        child.kill('SIGKILL');
        prepare();
      }
    },
    close: () => {
      isClosed = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
};

// A third of the share that the API has when both want the machine.
const stepsBack = 5;

/** The API answers first; reading takes what is left of the machine. */
const stepBack = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(19, getPriority() + stepsBack));
  } catch {
    // It has ended already, which the conversation finds out.
  }
};

const converse = (
  child: ChildProcess,
  request: ReadRequest,
  { limits, isReady, onProgress, signal }: ReadOptions & { limits: ReaderLimits; isReady: () => boolean },
): Promise<LeaseResult> =>
  new Promise((resolve, reject) => {
    let document = 0;
    const watchdog = watchReader(child, limits, (code) => settle(() => reject(new ReadFailure(code, document))));
    const onAbort = () => settle(() => reject(signal.reason));
    const settle = (act: () => void): void => {
      watchdog.stop();
      signal.removeEventListener('abort', onAbort);
      act();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    child.on('message', (message: ReaderMessage) => {
      watchdog.sawLife(message);
      if (message.kind === 'progress') {
        document = message.progress.document;
        onProgress(message.progress);
      } else if (message.kind === 'result') {
        settle(() => resolve(message.result));
      } else if (message.kind === 'failure') {
        settle(() => reject(new ReadFailure(message.code, message.document, message.reason)));
      }
    });
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', (exitCode, killedBy) => {
      // A process that never came up says nothing about the file.
      if (!isReady()) return settle(() => reject(new Error(`The reader did not start (${killedBy ?? exitCode})`)));
      // V8 aborts when its heap is full; a parser in wasm or in a library ends with a fault of its own.
      const code = killedBy === 'SIGABRT' ? 'too_much_memory' : 'corrupt';
      settle(() => reject(new ReadFailure(code, document)));
    });
    child.send(request, (error) => {
      if (error) settle(() => reject(error));
    });
  });
