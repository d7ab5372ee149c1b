/** Lets only so many tasks run at once. `start` waits for a free place; `finished` is the task's own result. */
export const createTurns = (limit: number) => {
  const running = new Set<Promise<unknown>>();
  return {
    start: async <Result>(run: () => Promise<Result>): Promise<{ readonly finished: Promise<Result> }> => {
      while (running.size >= Math.max(limit, 1)) await Promise.race(running);
      const finished = run();
      // Whoever holds `finished` hears of a failure; this copy only frees the place.
      const place: Promise<unknown> = finished.catch(() => undefined).finally(() => running.delete(place));
      running.add(place);
      return { finished };
    },
  };
};
