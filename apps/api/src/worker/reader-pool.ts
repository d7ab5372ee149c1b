import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { dirname } from 'node:path';
import type { LeaseProgress } from '@keyclause/contracts';
import { residentBytes } from '@keyclause/documents/node';
import type { ReadingFailureCode } from '@keyclause/domain';
import type { LeaseResult } from '#features/leases/lease-result.ts';
import type { ReaderMessage, ReadRequest } from './reader-messages.ts';
import { type ReaderLimits, watchReader } from './reader-watchdog.ts';

/** Why a lease could not be read. */
export class ReadFailure extends Error {
  override name = 'ReadFailure';
  readonly code: ReadingFailureCode;
  readonly document: number | null;
  /** The process said no in good order; all else that ends a reading leaves a process that nobody can vouch for. */
  readonly isOrderly: boolean;

  constructor(
    code: ReadingFailureCode,
    document: number | null,
    { isOrderly = false, reason = code }: { isOrderly?: boolean; reason?: string | undefined } = {},
  ) {
    super(reason);
    this.code = code;
    this.document = document;
    this.isOrderly = isOrderly;
  }
}

export type ReaderPool = {
  /** Reads one lease in another process. Raises ReadFailure, or the signal's reason once it has killed the process. */
  readonly read: (request: ReadRequest, options: ReadOptions) => Promise<LeaseResult>;
  /** Kills every process. */
  readonly close: () => void;
};

type ReadOptions = { readonly onProgress: (progress: LeaseProgress) => void; readonly signal: AbortSignal };

type Reader = {
  readonly child: ChildProcess;
  /** It has loaded its engines: from then on its end is the file's doing. */
  isReady: boolean;
  leasesRead: number;
};

/** A process is used again after a report or a refusal, and for so many leases: what a parser holds back or breaks does not add up. */
const leasesPerReaderMax = 20;
const recycledBytesMax = 350_000_000;
/** Those that wait without work for so long end, but for one. */
const idleMs = 30_000;

/** Processes that read leases, one lease at a time. One is always started ahead, so that nobody waits until its engines are loaded. */
export const createReaderPool = ({ entry, limits }: { entry: URL; limits: ReaderLimits }): ReaderPool => {
  const running = new Set<Reader>();
  const idle: Reader[] = [];
  let isClosed = false;

  const start = (): Reader => {
    const reader: Reader = { child: startReader(entry, limits), isReady: false, leasesRead: 0 };
    const forget = (): void => {
      running.delete(reader);
      if (idle.includes(reader)) idle.splice(idle.indexOf(reader), 1);
    };
    stepBack(reader.child);
    running.add(reader);
    reader.child.once('message', () => {
      reader.isReady = true;
    });
    reader.child.once('exit', forget);
    reader.child.once('error', forget);
    return reader;
  };

  const release = async (reader: Reader): Promise<void> => {
    reader.leasesRead += 1;
    const resident = reader.child.pid === undefined ? undefined : await residentBytes(reader.child.pid);
    const isFresh = reader.leasesRead < leasesPerReaderMax && resident !== undefined && resident < recycledBytesMax;
    if (isFresh && !isClosed) idle.push(reader);
    else reader.child.kill('SIGKILL');
  };

  const prepare = (): void => {
    if (!isClosed && idle.length === 0) idle.push(start());
  };
  const resting = setInterval(() => {
    for (const { child } of idle.slice(0, -1)) child.kill('SIGKILL');
  }, idleMs).unref();

  prepare();
  return {
    read: async (request, options) => {
      options.signal.throwIfAborted();
      const reader = idle.pop() ?? start();
      try {
        const result = await converse(reader, request, { ...options, limits });
        await release(reader);
        return result;
      } catch (error) {
        if (error instanceof ReadFailure && error.isOrderly) await release(reader);
        else reader.child.kill('SIGKILL');
        throw error;
      } finally {
        prepare();
      }
    },
    close: () => {
      isClosed = true;
      clearInterval(resting);
      for (const { child } of running) child.kill('SIGKILL');
    },
  };
};

const startReader = (entry: URL, { memoryBytesMax }: ReaderLimits): ChildProcess =>
  fork(entry, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: readerEnvironment(),
    execArgv: [
      `--max-old-space-size=${Math.floor(memoryBytesMax / 1024 / 1024)}`,
      // Recognition makes many short-lived pictures; with a larger nursery they pile up to a third more memory.
      '--max-semi-space-size=8',
      '--disable-warning=ExperimentalWarning',
    ],
  });

/** A parser of strangers' files has no use for our configuration and its secrets; what was compiled before, it need not compile again. */
const readerEnvironment = (): NodeJS.ProcessEnv => {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
};

// A third of the share that the API has when both want the machine.
const stepsBack = 5;

/** The API answers first; reading, and loading the engines for it, takes what is left of the machine. */
const stepBack = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(19, getPriority() + stepsBack));
  } catch {
    // It has ended already, which the conversation finds out.
  }
};

const endingSignals = new Set<NodeJS.Signals>(['SIGINT', 'SIGTERM', 'SIGHUP']);

const converse = (
  reader: Reader,
  request: ReadRequest,
  { limits, onProgress, signal }: ReadOptions & { limits: ReaderLimits },
): Promise<LeaseResult> =>
  new Promise((resolve, reject) => {
    const { child } = reader;
    let document = 0;
    const watchdog = watchReader(child, limits, (code) => settle(() => reject(new ReadFailure(code, document))));
    const settle = (act: () => void): void => {
      watchdog.stop();
      signal.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      act();
    };
    const onAbort = () => settle(() => reject(signal.reason));
    const onError = (error: Error) => settle(() => reject(error));
    const onMessage = (message: ReaderMessage): void => {
      watchdog.sawLife(message);
      if (message.kind === 'progress') {
        document = message.progress.document;
        onProgress(message.progress);
      } else if (message.kind === 'result') {
        settle(() => resolve(message.result));
      } else if (message.kind === 'failure') {
        settle(() => reject(new ReadFailure(message.code, message.document, message)));
      }
    };
    const onExit = (exitCode: number | null, killedBy: NodeJS.Signals | null): void => {
      // A process that never came up, or that somebody ended, says nothing about the file.
      if (!reader.isReady || (killedBy !== null && endingSignals.has(killedBy))) {
        onError(new Error(`The reader ${reader.isReady ? 'was ended' : 'did not start'} (${killedBy ?? exitCode})`));
        return;
      }
      // V8 aborts when its heap is full; a parser in wasm or in a library ends with a fault of its own.
      const code = killedBy === 'SIGABRT' ? 'too_much_memory' : 'corrupt';
      settle(() => reject(new ReadFailure(code, document)));
    };
    signal.addEventListener('abort', onAbort, { once: true });
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(request, (error) => {
      if (error) onError(error);
    });
  });
