import { ModelError } from './model.ts';

const failuresMax = 5;
const restMs = 60_000;

/**
 * Lets nobody wait for a server that is down: after so many failures in a row it is left alone for a minute, and whoever asks is told at
 * once. Then one call tries it again.
 */
export const createCircuit = (now: () => number = Date.now) => {
  let failures = 0;
  let closedUntil = 0;
  return {
    /** Raises ModelError `left_alone` without running anything while the server is left alone. */
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (now() < closedUntil) throw new ModelError('left_alone', 'The model is left alone for a while');
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        if (error instanceof ModelError && error.code !== 'unreadable') failures += 1;
        if (failures >= failuresMax) closedUntil = now() + restMs;
        throw error;
      }
    },
  };
};
