import DataLoader from 'dataloader';
import { isDatabaseOverloaded, isDatabaseUnavailable } from './database.ts';

/** Most that one statement answers: whoever is asked for together also waits together. */
const batchMax = 16;

/**
 * Joins what is asked for in the same turn of the event loop into one statement. `load` gives one value for each key, in their order. It
 * begins after the last of them was asked for, and nothing is remembered: everybody reads what was committed before they asked.
 */
export const batched = <Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
): ((key: Key) => Promise<Value>) => {
  const loadApart = (keys: readonly Key[]): Promise<(Value | Error)[]> =>
    Promise.all(keys.map((key) => load([key]).then(([value]) => value as Value, asError)));
  const loader = new DataLoader<Key, Value>(
    async (keys) => {
      try {
        return await load(keys);
      } catch (error) {
        if (keys.length === 1 || isDatabaseUnavailable(error) || isDatabaseOverloaded(error)) throw error;
        // What one of them asked for must not fail the others.
        return loadApart(keys);
      }
    },
    { cache: false, maxBatchSize: batchMax, batchScheduleFn: setImmediate },
  );
  return (key) => loader.load(key);
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
