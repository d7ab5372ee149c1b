import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';

const framesScript = readFileSync(new URL('google-frames.js', import.meta.url), 'utf8');

/** Google's script from our own stand-in, and nothing of its looks: the popup of the emulator works without. */
export const withoutNetwork = async (context: BrowserContext): Promise<void> => {
  await context.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: framesScript }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.fulfill({ body: '' }));
};

/** Makes an account in the window of the emulator, which signs it in and closes. */
export const addAccountOfGoogle = async (
  popup: Page,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<void> => {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
};
