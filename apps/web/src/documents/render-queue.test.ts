import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

const never = new AbortController().signal;

it('draws the page that was asked for last before those that wait', async () => {
  const enqueue = createRenderQueue();
  const drawn: number[] = [];
  const draw = (page: number) => enqueue(async () => drawn.push(page), never);

  await Promise.all([draw(1), draw(2), draw(3)]);

  expect(drawn).toEqual([1, 3, 2]);
});

it('does not draw a page that was scrolled away before its turn', async () => {
  const enqueue = createRenderQueue();
  const drawn: number[] = [];
  const scrolledAway = new AbortController();
  const first = enqueue(async () => drawn.push(1), never);
  const second = enqueue(async () => drawn.push(2), scrolledAway.signal);

  scrolledAway.abort();

  await expect(second).rejects.toThrow('abort');
  await first;
  expect(drawn).toEqual([1]);
});

it('goes on after a page that cannot be drawn', async () => {
  const enqueue = createRenderQueue();

  await expect(enqueue(() => Promise.reject(new Error('broken page')), never)).rejects.toThrow('broken page');
  await expect(enqueue(async () => 'drawn', never)).resolves.toBe('drawn');
});
