import type { FastifyInstance } from 'fastify';

export interface Background {
  /** Starts work that nobody waits for; the app closes only when it is done. */
  run: (work: () => Promise<unknown>) => void;
  /** Runs work once the app is ready and then at intervals, never twice at a time. */
  every: (seconds: number, work: () => Promise<unknown>) => void;
}

export const createBackground = (app: FastifyInstance, onError: (error: unknown) => void): Background => {
  const running = new Set<Promise<unknown>>();
  const run = (work: () => Promise<unknown>): Promise<unknown> => {
    const promise = work()
      .catch(onError)
      .finally(() => running.delete(promise));
    running.add(promise);
    return promise;
  };
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return {
    run: (work) => void run(work),
    every: (seconds, work) => {
      let timer: NodeJS.Timeout | undefined;
      let isClosing = false;
      const turn = (): void => {
        void run(work).then(() => {
          if (!isClosing) {
            timer = setTimeout(turn, seconds * 1000).unref();
          }
        });
      };
      app.addHook('onReady', async () => turn());
      app.addHook('preClose', async () => {
        isClosing = true;
        clearTimeout(timer);
      });
    },
  };
};
