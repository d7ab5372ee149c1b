import { ping } from '@keyclause/contracts';
import type { RequestClient } from '@keyclause/request';
import { useEffect } from 'react';

/** Seven minutes: section 9 of the specification. */
export const keepAliveMs = 420_000;

/** Keeps a host awake that sleeps without visitors; a hidden tab is none. The answer is of no interest, and a failure is only logged. */
export const useKeepAlive = (request: RequestClient['request']): void => {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      request(ping, {}, { retries: 0 }).catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the specification wants this failure logged and nothing else.
        console.warn('Keep-alive ping failed', error);
      });
    }, keepAliveMs);
    return () => clearInterval(timer);
  }, [request]);
};
