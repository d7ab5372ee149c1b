import { expect, it, vi } from 'vitest';
import { loadScreen, type Page } from './load-screen.ts';

const aPage = (hasJustReloaded = false) => {
  const page = {
    clearCaches: vi.fn(async () => undefined),
    hasJustReloaded: () => hasJustReloaded,
    reload: vi.fn(),
  } satisfies Page;
  return page;
};

const failingTimes = (times: number) => {
  let calls = 0;
  const load = vi.fn(async () => {
    calls += 1;
    if (calls <= times) throw new Error('Loading chunk 7 failed');
    return 'the screen';
  });
  return load;
};

it('gives the screen', async () => {
  const page = aPage();

  expect(await loadScreen(failingTimes(0), page)).toBe('the screen');

  expect(page.clearCaches).not.toHaveBeenCalled();
});

it('clears the caches and tries again, twice at most', async () => {
  const page = aPage();
  const load = failingTimes(2);

  expect(await loadScreen(load, page)).toBe('the screen');

  expect(load).toHaveBeenCalledTimes(3);
  expect(page.clearCaches).toHaveBeenCalledTimes(2);
  expect(page.reload).not.toHaveBeenCalled();
});

it('then clears the caches and reloads the page, once', async () => {
  const page = aPage();
  const load = failingTimes(9);

  void loadScreen(load, page);

  await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledTimes(3);
  expect(page.clearCaches).toHaveBeenCalledTimes(3);
});

it('then raises the error', async () => {
  const page = aPage(true);

  await expect(loadScreen(failingTimes(9), page)).rejects.toThrow('Loading chunk 7 failed');

  expect(page.reload).not.toHaveBeenCalled();
});

it('does not reload for ever when one part of a page loads and another does not', async () => {
  sessionStorage.setItem('keyclause-chunk-reloaded-at', String(Date.now() - 5_000));

  await loadScreen(failingTimes(0));
  await expect(loadScreen(failingTimes(9))).rejects.toThrow('Loading chunk 7 failed');
});
