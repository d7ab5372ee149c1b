import { expect, type Page } from '@playwright/test';
import { signUp } from './journey.ts';
import type { Product } from './start-product.ts';

/** Opens the link of the mail that the product prints at its terminal: a moment after the sign-up, as a job of its own. */
export const confirmAdmin = async (page: Page, { output }: Product): Promise<void> => {
  const link = () => /http\S+verif\S+/.exec(output())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(link());
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
};

/** The one account of an installation that may open the administration. */
export const signUpAsAdmin = async (page: Page, product: Product): Promise<void> => {
  await signUp(page, product.adminEmail);
  await confirmAdmin(page, product);
};
