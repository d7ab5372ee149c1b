import { expect, it } from 'vitest';
import { createPageBudget, PageTooSlow } from './page-budget.ts';

const never = new Promise<never>(() => undefined);
const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds));

it('gives the page up once its time is spent, over all that was done for it', async () => {
  const page = createPageBudget({ pageMilliseconds: 200 });

  expect(await page.spend(after(150, 'a strip'))).toBe('a strip');
  page.check();
  await expect(page.spend(never)).rejects.toBeInstanceOf(PageTooSlow);
  expect(page.check).toThrow(PageTooSlow);
});

it('does not count the time in which the machine was busy with something else', async () => {
  const page = createPageBudget({ pageMilliseconds: 50, processorMilliseconds: () => 0 });

  expect(await page.spend(after(400, 'a strip'))).toBe('a strip');
  expect(page.check).not.toThrow();
});

it('hands on what went wrong with the work itself', async () => {
  const page = createPageBudget({ pageMilliseconds: 1_000 });

  await expect(page.spend(Promise.reject(new Error('No such language')))).rejects.toThrow('No such language');
});
