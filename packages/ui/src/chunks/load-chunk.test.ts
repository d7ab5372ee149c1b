import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk, loadPart } from './load-chunk.ts';
import { browserPage, type Page } from './page.ts';

const script = 'https://keyclause.example/web-assets/dashboard-page-B1x2.js';
const failure = new TypeError(`Failed to fetch dynamically imported module: ${script}`);

/** Fails so many times, then gives the screen, however it is asked for. */
const aPage = ({
  failures,
  error = failure,
  mayReload = true,
}: {
  failures: number;
  error?: unknown;
  mayReload?: boolean;
}) => {
  let left = failures;
  const answer = async () => {
    left -= 1;
    if (left >= 0) throw error;
    return 'the screen';
  };
  const page = {
    clearCaches: vi.fn(async () => undefined),
    importAnew: vi.fn(answer),
    loadStyleAnew: vi.fn(async () => undefined),
    mayReload: () => mayReload,
    reload: vi.fn(),
  } satisfies Page;
  return { page, load: vi.fn(answer) };
};

const raised = async (error: unknown) => {
  const { page, load } = aPage({ failures: 9, error, mayReload: false });
  return loadChunk(load, page).catch((reason: unknown) => reason);
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('a chunk', () => {
  it('gives the screen', async () => {
    const { page, load } = aPage({ failures: 0 });

    expect(await loadChunk(load, page)).toBe('the screen');

    expect(page.clearCaches).not.toHaveBeenCalled();
  });

  it('that fails clears all caches and is tried again, twice at most, by an address that the browser has not given up on', async () => {
    const { page, load } = aPage({ failures: 2 });

    expect(await loadChunk(load, page)).toBe('the screen');

    expect(load).toHaveBeenCalledTimes(1);
    expect(page.importAnew.mock.calls).toEqual([[script], [script]]);
    expect(page.clearCaches).toHaveBeenCalledTimes(2);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('that fails three times clears the caches and reloads the page', async () => {
    const { page, load } = aPage({ failures: 9 });

    void loadChunk(load, page);

    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    expect(load.mock.calls.length + page.importAnew.mock.calls.length).toBe(3);
    expect(page.clearCaches).toHaveBeenCalledTimes(3);
  });

  it('that fails after the reload too raises the error', async () => {
    const { page, load } = aPage({ failures: 9, mayReload: false });

    await expect(loadChunk(load, page)).rejects.toThrow('Loading chunk dashboard-page-B1x2 failed');

    expect(page.reload).not.toHaveBeenCalled();
  });

  it('whose styles fail asks for them anew', async () => {
    const error = new Error('Unable to preload CSS for /web-assets/viewer-C3p0.css');
    const { page, load } = aPage({ failures: 1, error });

    expect(await loadChunk(load, page)).toBe('the screen');

    expect(page.loadStyleAnew).toHaveBeenCalledExactlyOnceWith('/web-assets/viewer-C3p0.css');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('counts as failed when nothing came within 120 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { page } = aPage({ failures: 0, mayReload: false });
    const load = vi.fn(() => new Promise<never>(() => undefined));
    const outcome = loadChunk(load, page).catch((error: unknown) => error);

    await vi.advanceTimersByTimeAsync(119_999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(240_000);

    expect(load).toHaveBeenCalledTimes(3);
    expect(await outcome).toMatchObject({ name: 'ChunkLoadError' });
  });
});

describe('the error that is raised', () => {
  it.each([
    [`Failed to fetch dynamically imported module: ${script}`, 'dashboard-page-B1x2'],
    [`error loading dynamically imported module: ${script}?retry=17`, 'dashboard-page-B1x2'],
    ['Importing a module script failed.', 'of this screen'],
  ])('says Loading chunk N failed for a script, whatever the browser says: %s', async (message, name) => {
    expect(await raised(new TypeError(message))).toMatchObject({
      name: 'ChunkLoadError',
      code: 'CHUNK_LOAD_FAILED',
      message: `Loading chunk ${name} failed`,
    });
  });

  it('says Loading CSS chunk N failed for styles', async () => {
    expect(await raised(new Error('Unable to preload CSS for /web-assets/viewer-C3p0.css'))).toMatchObject({
      code: 'CSS_CHUNK_LOAD_FAILED',
      message: 'Loading CSS chunk viewer-C3p0 failed',
    });
  });

  it('is the script’s own where the script was loaded and failed', async () => {
    const own = new ReferenceError('lease is not defined');

    expect(await raised(own)).toBe(own);
  });
});

describe('the page in the browser', () => {
  it('does not reload for ever when one part of a page loads and another does not', async () => {
    sessionStorage.setItem('keyclause-chunk-reloaded-at', String(Date.now() - 5_000));
    expect(browserPage.mayReload()).toBe(false);

    sessionStorage.setItem('keyclause-chunk-reloaded-at', String(Date.now() - 61_000));
    expect(browserPage.mayReload()).toBe(true);
  });

  it('asks for a style sheet by an address that it has not given up on, and says again when it fails', async () => {
    document.head.innerHTML = '';
    const asked = (): HTMLLinkElement | null => document.head.querySelector('link[rel="stylesheet"]');

    const failing = browserPage.loadStyleAnew('/web-assets/a.css');
    expect(asked()?.href).toMatch(/\/web-assets\/a\.css\?retry=\d+$/);
    asked()?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('Unable to preload CSS for /web-assets/a.css');
    expect(asked()).toBeNull();

    const loading = browserPage.loadStyleAnew('/web-assets/a.css');
    asked()?.dispatchEvent(new Event('load'));
    await loading;
    expect(asked()).not.toBeNull();
  });
});

it('never reloads the page for a part that opens over it', async () => {
  const { page, load } = aPage({ failures: 9 });

  await expect(loadPart(load, page)).rejects.toThrow('Loading chunk dashboard-page-B1x2 failed');

  expect(page.reload).not.toHaveBeenCalled();
});
