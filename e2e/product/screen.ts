import { expect, type Page } from '@playwright/test';

/** What a screen shows between the bar and the footer. */
export const main = (page: Page) => page.getByRole('main');
/** A field by its whole label. */
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** A screen of somebody who is signed in stands once nothing on it is being waited for. */
export const standing = async (page: Page, heading: string) => {
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};
