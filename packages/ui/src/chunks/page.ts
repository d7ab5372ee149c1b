import { styleFailure } from './chunk-error.ts';

/** What loading a chunk does to the page around it. */
export interface Page {
  clearCaches(): Promise<void>;
  importAnew(script: string): Promise<unknown>;
  /** Asks again for a style sheet that failed, and waits for it: the bundler takes each for loaded once it was asked for. */
  loadStyleAnew(path: string): Promise<void>;
  /** Asked before a reload. */
  mayReload(): boolean;
  /** The page that is shown, or another address of it. */
  reload(address?: string): void;
}

const reloadedKey = 'keyclause-chunk-reloaded-at';
/** A second reload so soon would not help either, and a page of several parts would reload for ever. */
const reloadPauseMs = 60_000;

export const browserPage: Page = {
  clearCaches: async () => {
    try {
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
    } catch {
      // No caches here, or the browser refuses them: then none is in the way.
    }
  },
  importAnew: (script) => import(/* @vite-ignore */ anew(script)),
  loadStyleAnew: (path) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = anew(path);
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        reject(styleFailure(path));
      };
      document.head.append(link);
    }),
  mayReload: () => {
    try {
      return Date.now() - Number(sessionStorage.getItem(reloadedKey)) >= reloadPauseMs;
    } catch {
      // What cannot be remembered could be repeated without end.
      return false;
    }
  },
  reload: (address) => {
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    if (address === undefined) window.location.reload();
    else window.location.assign(address);
  },
};

/** An address that the browser has not given up on. */
const anew = (address: string): string => {
  const url = new URL(address, window.location.href);
  url.searchParams.set('retry', String(Date.now()));
  return url.href;
};
