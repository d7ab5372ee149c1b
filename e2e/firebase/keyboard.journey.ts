import { expect, type Page } from '@playwright/test';
import { hydrated } from '../product/hydrated.ts';
import { expectAccessible, forgive, journey } from '../product/journey.ts';
import { tabAndPress, tabAndType, tabTo } from '../product/keyboard.ts';
import { lookName, takeLook, twoLooks } from '../product/looks.ts';
import { button, field, main, standing } from '../product/screen.ts';
import { addAccountOfGoogle, withoutNetwork } from './google.ts';

/** Leaves by the menu of the avatar, and ends on the door. */
const signOut = async (page: Page, name: string) => {
  await tabAndPress(page, page.getByRole('button', { name: `Account of ${name}` }));
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await expectAccessible(page, 'the menu of the account');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await standing(page, 'Sign in');
};

for (const look of twoLooks) {
  journey(
    `an account at Firebase is opened, kept and opened again with the keyboard alone, ${lookName(look)}`,
    async ({ page, firebase, noise }) => {
      journey.setTimeout(180_000);
      await takeLook(page, look);
      const email = `keys-${look.width}-${Date.now()}@example.com`;
      await page.goto('/register');
      await hydrated(page);
      await expect(button(page, 'Continue with Google')).toBeVisible();
      await expectAccessible(page, 'a new account');
      await tabAndType(page, field(page, 'Name'), 'Ada Reader');
      await tabAndType(page, field(page, 'E-mail'), email);
      await tabAndType(page, field(page, 'Password'), 'correct horse battery');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard');
      await standing(page, 'Dashboard');
      await expectAccessible(page, 'the dashboard of a new account');

      await page.goto('/profile');
      await standing(page, 'Profile');
      await tabAndType(page, field(page, 'Name'), 'Bo Ek');
      await tabAndPress(page, button(page, 'Save name'));
      await expect(page.getByRole('button', { name: 'Account of Bo Ek' })).toBeVisible();
      await expect(button(page, 'Save name')).toBeFocused();
      const sendAgain = button(page, 'Send the link again');
      await tabAndPress(page, sendAgain);
      await expect(page.getByText(`A link is on its way to ${email}`)).toBeVisible();
      await expect(sendAgain).toBeFocused();
      await tabAndPress(page, button(page, 'Choose a new password'));
      await expect(field(page, 'Current password')).toBeFocused();
      await page.keyboard.type('not the password');
      await tabAndType(page, field(page, 'New password'), 'another horse battery');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'The current password is not right.' })).toBeFocused();
      await expectAccessible(page, 'the profile with a refused password');
      await tabAndType(page, field(page, 'Current password'), 'correct horse battery');
      await tabAndPress(page, button(page, 'Change password'));
      await expect(page.getByText('Your password is changed. Other browsers are signed out.')).toBeVisible();
      await expect(button(page, 'Choose a new password')).toBeFocused();
      await signOut(page, 'Bo Ek');

      await tabAndPress(page, main(page).getByRole('link', { name: 'Forgot your password?' }));
      await tabAndType(page, field(page, 'E-mail of your account'), email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`If there is an account for ${email}`)).toBeFocused();
      await expectAccessible(page, 'the word that a mail is on its way');
      await page.goto(`/auth-action?mode=resetPassword&oobCode=${await firebase?.mailedCode(email, 'PASSWORD_RESET')}`);
      await page.waitForURL('**/reset-password?token=*');
      await tabAndType(page, field(page, 'New password'), 'a third horse battery');
      await expectAccessible(page, 'a new password');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/login');

      await tabAndType(page, field(page, 'E-mail'), email);
      await tabAndType(page, field(page, 'Password'), 'another horse battery');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      await expectAccessible(page, 'a refused sign-in');
      await tabAndType(page, field(page, 'Password'), 'a third horse battery');
      await tabAndPress(page, button(page, 'Sign In'));
      await page.waitForURL('**/dashboard');
      await standing(page, 'Dashboard');
      forgive(noise, /status of 400/);
    },
  );

  journey(`Google is asked and left with the keyboard alone, ${lookName(look)}`, async ({ page, context }) => {
    await withoutNetwork(context);
    await takeLook(page, look);
    await page.goto('/login?next=%2Fprofile');
    await hydrated(page);
    await expect(button(page, 'Continue with Google')).toBeVisible();
    await expectAccessible(page, 'the door with Google');
    const opened = page.waitForEvent('popup');
    await tabAndPress(page, button(page, 'Continue with Google'), 'Space');
    await addAccountOfGoogle(await opened, {
      email: `google-${look.width}-${Date.now()}@example.com`,
      name: 'Gun Åkesson',
    });

    await page.waitForURL('**/profile');
    await standing(page, 'Profile');
    await expectAccessible(page, 'the profile of somebody without a password');
    await tabTo(page, field(page, 'Name'));
    await signOut(page, 'Gun Åkesson');
    await tabTo(page, button(page, 'Continue with Google'));
  });
}
