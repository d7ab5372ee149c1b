import type { z } from 'zod';
import type { DatabaseTransaction } from '#database/database.ts';

/** A kind of background work. The payload holds ids only: what it is about stays in the tables and is deleted there. */
export type JobQueue<Payload extends object = object> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** How often a run that failed, or whose process died, is repeated before it is given up. */
  readonly retries: number;
  /** The longest wait between two runs; a minute when absent. */
  readonly retryDelayMaxSeconds?: number;
  /** A run that takes longer counts as failed. */
  readonly secondsMax: number;
};

export type Job<Payload> = {
  readonly id: string;
  readonly payload: Payload;
  /** 0 for the first run. */
  readonly attempt: number;
  /** Aborts when the process stops or the job is no longer ours: whatever the run would write then belongs to another run. */
  readonly signal: AbortSignal;
};

export type JobHandlers<Payload> = {
  /** May run twice for one job: what it writes must hold either way. Throwing repeats the job later. */
  readonly run: (job: Job<Payload>) => Promise<void>;
  /** All runs failed. Called at least once. */
  readonly giveUp: (payload: Payload) => Promise<void>;
};

export type Jobs = {
  /** The job exists when the transaction commits and not before. An id that is there already makes no second job. */
  readonly enqueue: <Payload extends object>(
    transaction: DatabaseTransaction,
    queue: JobQueue<Payload>,
    job: { readonly id: string; readonly payload: Payload; readonly delaySeconds?: number },
  ) => Promise<void>;
  /** Ends jobs and forgets them, waiting or running; a run that is under way loses its claim. */
  readonly remove: (transaction: DatabaseTransaction, queue: JobQueue, ids: readonly string[]) => Promise<void>;
  readonly work: <Payload extends object>(
    queue: JobQueue<Payload>,
    handlers: JobHandlers<Payload>,
    options: { readonly concurrency: number },
  ) => Promise<void>;
  /** Raises when the queue cannot be reached. */
  readonly check: () => Promise<void>;
  /** Takes no more jobs and hands back those that are running, so that another process runs them at once. */
  readonly stop: () => Promise<void>;
};
