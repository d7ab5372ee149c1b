import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import type { Job, JobQueue, Jobs } from './jobs.ts';

export type JobsUnderTest = {
  readonly database: Database;
  /** Opens the queue as another process would. */
  readonly open: (queues: readonly JobQueue[]) => Promise<Jobs>;
};

type Note = { noteId: string };

/** What every queue must do. A second adapter runs the same. */
export const jobsContract = (adapterName: string, makeAdapter: () => Promise<JobsUnderTest>): void => {
  describe(`the queue: ${adapterName}`, () => {
    it('runs a job when its transaction has committed, and not before', async () => {
      const { jobs, database, ran, queue } = await working(makeAdapter);
      const [first, second] = [aNote(), aNote()];

      await database.transaction().execute(async (transaction) => {
        await jobs.enqueue(transaction, queue, first);
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(ran).toEqual([]);
      });
      const rolledBack = database.transaction().execute(async (transaction) => {
        await jobs.enqueue(transaction, queue, second);
        throw new Error('never mind');
      });

      await expect(rolledBack).rejects.toThrow('never mind');
      await vi.waitFor(() => expect(ran).toEqual([first.payload.noteId]), 5_000);
      await quiet();
      expect(ran).toEqual([first.payload.noteId]);
    });

    it('starts a job that waits for nobody at once', async () => {
      const { enqueue, ran } = await working(makeAdapter);

      const begun = Date.now();
      await enqueue(aNote());
      await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 5_000, interval: 5 });

      expect(Date.now() - begun).toBeLessThan(500);
    });

    it('makes one job of an id, however often it is enqueued', async () => {
      const { enqueue, ran } = await working(makeAdapter);
      const note = aNote();

      await enqueue(note);
      await enqueue(note);

      await vi.waitFor(() => expect(ran).toHaveLength(1), 5_000);
      await quiet();
      expect(ran).toHaveLength(1);
    });

    it('keeps a delayed job until its time', async () => {
      const { enqueue, ran } = await working(makeAdapter);

      const begun = Date.now();
      await enqueue({ ...aNote(), delaySeconds: 2 });
      await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 10_000, interval: 50 });

      expect(Date.now() - begun).toBeGreaterThan(1_900);
    });

    it('repeats a run that fails, and gives it up with its payload when all have failed', async () => {
      const attempts: number[] = [];
      const failing = async ({ attempt }: Job<Note>) => {
        attempts.push(attempt);
        throw new Error('paper jam');
      };
      const { enqueue, givenUp } = await working(makeAdapter, { run: failing, retries: 2 });
      const note = aNote();

      await enqueue(note);

      await vi.waitFor(() => expect(givenUp).toEqual([note.payload.noteId]), 25_000);
      expect(attempts).toEqual([0, 1, 2]);
    });

    it('forgets a waiting job that is removed', async () => {
      const { jobs, database, enqueue, ran, queue } = await working(makeAdapter);
      const [kept, removed] = [
        { ...aNote(), delaySeconds: 2 },
        { ...aNote(), delaySeconds: 2 },
      ];
      await enqueue(kept);
      await enqueue(removed);

      await database.transaction().execute((transaction) => jobs.remove(transaction, queue, [removed.id]));

      await vi.waitFor(() => expect(ran).toEqual([kept.payload.noteId]), 10_000);
      await quiet();
      expect(ran).toEqual([kept.payload.noteId]);
    });

    it('hands a running job back when it stops, and another process runs it', async () => {
      const adapter = await makeAdapter();
      const queue = aQueue({ retries: 2 });
      const ran: string[] = [];
      const [leaving, staying] = [await adapter.open([queue]), await adapter.open([queue])];
      const started = Promise.withResolvers<void>();
      await leaving.work(
        queue,
        {
          run: async ({ signal }) => {
            started.resolve();
            await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
          },
          giveUp: async () => undefined,
        },
        { concurrency: 1 },
      );
      const note = aNote();
      await adapter.database.transaction().execute((transaction) => leaving.enqueue(transaction, queue, note));
      await started.promise;

      await leaving.stop();
      const stoppedAt = Date.now();
      await staying.work(
        queue,
        {
          run: async ({ payload }) => {
            ran.push(payload.noteId);
          },
          giveUp: async () => undefined,
        },
        { concurrency: 1 },
      );

      await vi.waitFor(() => expect(ran).toEqual([note.payload.noteId]), 10_000);
      expect(Date.now() - stoppedAt).toBeLessThan(6_000);
    });

    it('gives each of many jobs to one of several processes, once', async () => {
      const adapter = await makeAdapter();
      const queue = aQueue();
      const ran: string[] = [];
      const notes = Array.from({ length: 200 }, aNote);
      const processes = [await adapter.open([queue]), await adapter.open([queue])];
      for (const jobs of processes) {
        const run = async ({ payload }: Job<Note>) => {
          ran.push(payload.noteId);
        };
        await jobs.work(queue, { run, giveUp: async () => undefined }, { concurrency: 8 });
      }

      await adapter.database.transaction().execute(async (transaction) => {
        for (const note of notes) await processes[0]?.enqueue(transaction, queue, note);
      });

      await vi.waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(notes.length), 60_000);
      await quiet();
      expect(ran.sort()).toEqual(notes.map(({ payload }) => payload.noteId).sort());
    }, 90_000);

    it('says that it can be reached', async () => {
      const { jobs } = await working(makeAdapter);

      await expect(jobs.check()).resolves.toBeUndefined();
    });
  });
};

let queues = 0;

const aQueue = ({ retries = 1 } = {}): JobQueue<Note> => {
  queues += 1;
  return { name: `notes-${queues}`, payload: z.object({ noteId: z.string() }), retries, secondsMax: 60 };
};

const aNote = () => ({ id: randomUUID(), payload: { noteId: randomUUID() } });

const quiet = () => new Promise((resolve) => setTimeout(resolve, 1_500));

/** One process that works on a queue of its own and remembers what it ran. */
const working = async (
  makeAdapter: () => Promise<JobsUnderTest>,
  { run, retries = 1 }: { run?: (job: Job<Note>) => Promise<void>; retries?: number } = {},
) => {
  const { database, open } = await makeAdapter();
  const queue = aQueue({ retries });
  const jobs = await open([queue]);
  const ran: string[] = [];
  const givenUp: string[] = [];
  const remember = async ({ payload }: Job<Note>) => {
    ran.push(payload.noteId);
  };
  const giveUp = async ({ noteId }: Note) => {
    givenUp.push(noteId);
  };
  await jobs.work(queue, { run: run ?? remember, giveUp }, { concurrency: 2 });
  const enqueue = (job: { id: string; payload: Note; delaySeconds?: number }) =>
    database.transaction().execute((transaction) => jobs.enqueue(transaction, queue, job));
  return { database, jobs, queue, ran, givenUp, enqueue };
};
