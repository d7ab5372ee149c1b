/** Section 9 of the specification. */
const chunkRetries = 2;
const reloadedKey = 'keyclause-chunk-reloaded-at';
/** A second reload so soon would not help either, and a page of several parts would reload for ever. */
const reloadPauseMs = 60_000;

/**
 * Loads a screen's script. A failed load clears the browser's caches and is tried twice more, then the page is reloaded once
 * (an update may have replaced the scripts), then the error is raised.
 */
export const loadScreen = async <Screen>(load: () => Promise<Screen>, page: Page = browserPage): Promise<Screen> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      await page.clearCaches();
      if (attempt < chunkRetries) continue;
      if (page.hasJustReloaded()) throw error;
      page.reload();
      return new Promise<Screen>(() => undefined);
    }
  }
};

export interface Page {
  clearCaches(): Promise<void>;
  hasJustReloaded(): boolean;
  reload(): void;
}

const browserPage: Page = {
  clearCaches: async () => {
    if (!('caches' in window)) return;
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  },
  hasJustReloaded: () => Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadPauseMs,
  reload: () => {
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    window.location.reload();
  },
};
