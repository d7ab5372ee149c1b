import { asChunkError, ChunkTimeout, failedScript, failedStyle } from './chunk-error.ts';
import { browserPage, type Page } from './page.ts';

/** Section 9 of the specification. */
const chunkRetries = 2;
const chunkTimeoutMs = 120_000;

/**
 * Loads a screen's script and styles. A failed load clears the browser's caches and is tried twice more, then the caches are cleared and
 * the page is reloaded once (an update may have replaced the files), then the error is raised. `load` gives the module itself.
 */
export const loadChunk = async <Chunk>(load: () => Promise<Chunk>, page: Page = browserPage): Promise<Chunk> => {
  let again = load;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await withinTime(again);
    } catch (error) {
      await page.clearCaches();
      again = nextAttempt(error, load, page);
      if (attempt < chunkRetries) continue;
      if (!page.mayReload()) throw asChunkError(error);
      page.reload();
      return new Promise<Chunk>(() => undefined);
    }
  }
};

/** The same for a part that opens over a screen: it never reloads, because what was typed below it would be lost. */
export const loadPart = <Part>(load: () => Promise<Part>, page: Page = browserPage): Promise<Part> =>
  loadChunk(load, { ...page, mayReload: () => false });

/** Browsers remember for the life of a page that a script could not be fetched (whatwg/html#6768), so it is asked for by another address. */
const nextAttempt = <Chunk>(error: unknown, load: () => Promise<Chunk>, page: Page): (() => Promise<Chunk>) => {
  const script = failedScript(error);
  if (script !== undefined) return () => page.importAnew(script) as Promise<Chunk>;
  const style = failedStyle(error);
  return style === undefined ? load : () => page.loadStyleAnew(style).then(load);
};

const withinTime = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeout(`Nothing came within ${chunkTimeoutMs / 1000}s`)), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
};
