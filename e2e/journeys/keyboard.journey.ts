import { expect } from '@playwright/test';
import { hydrated } from '../product/hydrated.ts';
import { expectAccessible, forgive, journey, signUp } from '../product/journey.ts';
import { tabAndPress, tabAndType, tabTo } from '../product/keyboard.ts';
import { lookName, looks, takeLook } from '../product/looks.ts';
import { button, field, main, standing } from '../product/screen.ts';

for (const look of looks) {
  journey(
    `an account is opened, left and opened again with the keyboard alone, ${lookName(look)}`,
    async ({ page, noise }) => {
      await takeLook(page, look);
      const email = `keys-${look.colorScheme}-${look.width}-${Date.now()}@example.com`;
      await page.goto('/register');
      await hydrated(page);
      await tabAndPress(page, button(page, 'Create account'));
      await expect(page.getByRole('alert')).toBeFocused();
      await expectAccessible(page, 'the faults of a new account');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page, 'Name')).toBeFocused();
      await page.keyboard.type('Ada Reader');
      await tabAndType(page, field(page, 'E-mail'), email);
      await tabAndType(page, field(page, 'Password'), 'correct horse battery');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard');
      await standing(page, 'Dashboard');

      await page.reload();
      await standing(page, 'Dashboard');
      await expectAccessible(page, 'the dashboard of a new account');
      await tabAndPress(page, page.getByRole('button', { name: 'Account of Ada Reader' }));
      await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/login');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

      await tabAndPress(page, main(page).getByRole('link', { name: 'Forgot your password?' }));
      await tabAndType(page, field(page, 'E-mail of your account'), email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`If there is an account for ${email}`)).toBeFocused();
      await expectAccessible(page, 'the word that a mail is on its way');
      await tabAndPress(page, button(page, 'Send it again'), 'Space');
      await expect(field(page, 'E-mail of your account')).toBeFocused();
      await expect(field(page, 'E-mail of your account')).toHaveValue(email);
      await tabAndPress(page, main(page).getByRole('link', { name: 'Back to sign in' }));

      await tabAndType(page, field(page, 'E-mail'), email);
      await tabAndType(page, field(page, 'Password'), 'not the password');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await expectAccessible(page, 'a refused sign-in');
      await tabAndType(page, field(page, 'Password'), 'correct horse battery');
      await tabAndPress(page, button(page, 'Sign In'));
      await page.waitForURL('**/dashboard');
      forgive(noise, /status of 401/);
    },
  );
}

for (const look of looks) {
  journey(
    `the profile is changed and kept with the keyboard alone, ${lookName(look)}`,
    async ({ page, browser, product }) => {
      await takeLook(page, look);
      const email = await signUp(page);
      const elsewhere = await browser.newContext({ baseURL: product.origin });
      const signedIn = await elsewhere.request.post('/api/auth/sign-in/email', {
        headers: { origin: product.origin },
        data: { email, password: 'correct horse battery' },
      });
      expect(signedIn.status()).toBe(200);

      await page.goto('/profile');
      await standing(page, 'Profile');
      const signOutThere = button(page, /^Sign out (?!all)/);
      await expect(signOutThere).toHaveCount(1);
      await tabAndType(page, field(page, 'Name'), 'Bo Ek');
      await tabAndPress(page, button(page, 'Save name'));
      await expect(page.getByRole('button', { name: 'Account of Bo Ek' })).toBeVisible();
      await expect(button(page, 'Save name')).toBeFocused();

      await tabAndPress(page, button(page, 'Choose a new password'));
      await expect(field(page, 'Current password')).toBeFocused();
      await tabAndPress(page, button(page, 'Change password'));
      await expect(page.getByRole('alert').filter({ hasText: 'Enter your current password.' })).toBeFocused();
      await tabAndPress(page, button(page, 'Keep the old one'), 'Space');
      await expect(button(page, 'Choose a new password')).toBeFocused();

      await tabAndPress(page, signOutThere);
      await expect(signOutThere).toHaveCount(0);
      await expect(main(page).getByRole('list', { name: 'Signed in' })).toBeFocused();
      expect((await (await elsewhere.request.get('/api/auth/get-session')).json()) ?? null).toBeNull();
      await elsewhere.close();

      await tabAndPress(page, button(page, 'Delete my account'));
      await expectAccessible(page, 'the profile with its last form open');
      await tabAndType(page, field(page, `Type ${email} to confirm`), 'somebody@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: `Type ${email} to confirm.` })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Delete my account')).toBeFocused();
      await page.reload();
      await standing(page, 'Profile');
      await expect(field(page, 'Name')).toHaveValue('Bo Ek');
    },
  );
}

for (const look of looks) {
  journey(`trial and payment pages lead on with the keyboard alone, ${lookName(look)}`, async ({ page }) => {
    await takeLook(page, look);
    await page.goto('/trial');
    await standing(page, 'Start free');
    await tabAndPress(page, main(page).getByRole('link', { name: 'Sign In' }));
    await page.waitForURL('**/login?next=%2Ftrial');

    await page.goto('/payment/cancel');
    await standing(page, 'You left the checkout');
    await tabAndPress(page, main(page).getByRole('link', { name: 'Sign In' }));
    await page.waitForURL('**/login?next=%2Fpayment%2Fcancel');

    await signUp(page);
    await page.goto('/payment/success?session_id=cs_test_a1B2c3D4');
    await standing(page, 'Back from the checkout');
    await tabTo(page, main(page).getByRole('link', { name: /@/ }));
    await page.goto('/trial');
    await standing(page, 'Start free');
    await tabAndPress(page, main(page).getByRole('link', { name: 'Read a lease' }));
    await page.waitForURL('**/analysis');
    await page.goto('/payment/cancel');
    await standing(page, 'You left the checkout');
    await tabAndPress(page, main(page).getByRole('link', { name: 'Dashboard' }));
    await page.waitForURL('**/dashboard');
  });
}

for (const look of looks) {
  journey(`pages that are not there say so and lead on, ${lookName(look)}`, async ({ page, noise }) => {
    await takeLook(page, look);
    for (const [path, heading, way] of [
      ['/no/such/page', 'This page does not exist', 'Go home'],
      [`/shared/${'A'.repeat(43)}`, 'There is nothing behind this link', 'Read a lease of your own'],
      ['/reset-password', 'This link no longer works', 'Send a new link'],
      ['/verify-email?token=none', 'This link did not confirm your e-mail', 'Ask for a new link in my profile'],
    ] as const) {
      await page.goto(path);
      await standing(page, heading);
      await expectAccessible(page, path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} does not scroll sideways`).toBeLessThanOrEqual(0);
      await tabTo(page, main(page).getByRole('link', { name: way }));
    }
    await page.goto('/no/such/page');
    await tabAndPress(page, main(page).getByRole('link', { name: 'Go home' }));
    await expect(page).toHaveURL(/\/$/);
    forgive(noise, /status of (404|40[01])/);
  });
}

for (const look of looks) {
  journey(`a message is written and sent with the keyboard alone, ${lookName(look)}`, async ({ page }) => {
    await takeLook(page, look);
    await page.goto('/contact');
    // The script of the page has come once it shows what works by script only.
    await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toBeVisible();
    await tabAndPress(page, button(page, 'Send the message'));
    await expect(field(page, 'Name')).toBeFocused();
    await expect(page.locator('#contact-name-fault')).toHaveText('Enter your name');
    await expectAccessible(page, 'the faults of a message');
    await page.keyboard.type('Ann Reader');
    await page.keyboard.press('Tab');
    await expect(field(page, 'E-mail')).toBeFocused();
    await page.keyboard.type('ann@example.com');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Message')).toBeFocused();
    await page.keyboard.type('Does it read leases of Hawaii?');
    // The field for machines is on nobody's way.
    await page.keyboard.press('Tab');
    await expect(button(page, 'Send the message')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^Thank you\./);
  });
}
