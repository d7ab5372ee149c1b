import type { DataRouter } from 'react-router-dom';

declare global {
  /** Set by `prerender.plugin.ts` while pages are drawn at build: there no document tells it. */
  var drawnAtBuildFor: 'visitor' | 'signed-in' | undefined;
}

const drawnFor =
  typeof document === 'undefined' ? globalThis.drawnAtBuildFor : document.getElementById('root')?.dataset.drawn;

/**
 * True where the first screen is drawn for somebody who is signed out: while it is prerendered, and in a browser that got
 * the prerendered page, which the server gives only to requests without a session.
 */
export const isDrawnForVisitors = drawnFor === 'visitor';

/** The same for somebody who is signed in: the server gives it only to requests of a session that it found. */
export const isDrawnForSignedIn = drawnFor === 'signed-in';

/** Resolves once the script of the first screen is there, so that a first render has all it needs. */
export const firstScreenLoaded = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
