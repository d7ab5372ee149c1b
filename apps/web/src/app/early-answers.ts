import type { Transport } from '@keyclause/request';

declare global {
  interface Window {
    /** Set by `first-screen.js`: answers by address, asked for while the shell loads. Null where it was not worth asking. */
    earlyAnswers?: Map<string, Promise<Response | null>>;
  }
}

// An answer nobody took by then may no longer be true.
const freshForMs = 10_000;

/** `fetch`, but the first call of an address that `first-screen.js` has asked already gets that answer. */
export const createEarlyTransport = (page: Pick<Window, 'earlyAnswers'> = window): Transport => {
  // Where this runs first, `first-screen.js` comes too late and asks nothing.
  page.earlyAnswers ??= new Map();
  setTimeout(() => page.earlyAnswers?.clear(), freshForMs);
  return async (url, init) => {
    const early = init.method === 'GET' ? page.earlyAnswers?.get(url) : undefined;
    if (!early) return fetch(url, init);
    page.earlyAnswers?.delete(url);
    return (await unlessAborted(early, init.signal)) ?? fetch(url, init);
  };
};

const unlessAborted = <Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
