import type { DataRouter } from 'react-router-dom';

/**
 * True where the first screen is drawn for somebody who is signed out: while it is prerendered, and in a browser that got
 * the prerendered page, which the server gives only to requests without a session.
 */
export const isDrawnForVisitors =
  typeof document === 'undefined' || document.getElementById('root')?.dataset.drawn === 'visitor';

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
