/** Section 9 of the specification. */
const chunkRetries = 2;
const reloadedKey = 'keyclause-chunk-reloaded';

/**
 * Loads a screen's script. A failed load clears the browser's caches and is tried twice more, then the page is reloaded once
 * (an update may have replaced the scripts), then the error is raised.
 */
export const loadScreen = async <Screen>(load: () => Promise<Screen>, page: Page = browserPage): Promise<Screen> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const screen = await load();
      page.forgetReload();
      return screen;
    } catch (error) {
      await page.clearCaches();
      if (attempt < chunkRetries) continue;
      if (page.hasReloaded()) throw error;
      page.reload();
      return new Promise<Screen>(() => undefined);
    }
  }
};

export interface Page {
  clearCaches(): Promise<void>;
  hasReloaded(): boolean;
  reload(): void;
  forgetReload(): void;
}

const browserPage: Page = {
  clearCaches: async () => {
    if (!('caches' in window)) return;
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  },
  hasReloaded: () => sessionStorage.getItem(reloadedKey) !== null,
  reload: () => {
    sessionStorage.setItem(reloadedKey, 'true');
    window.location.reload();
  },
  forgetReload: () => sessionStorage.removeItem(reloadedKey),
};
