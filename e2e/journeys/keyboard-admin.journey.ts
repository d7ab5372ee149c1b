import { expect, type Page } from '@playwright/test';
import { signUpAsAdmin } from '../product/admin.ts';
import { expectAccessible, journey } from '../product/journey.ts';
import { tabAndPress, tabAndType, tabTo } from '../product/keyboard.ts';
import { lookName, looks, takeLook } from '../product/looks.ts';

journey.use({ installation: 'keyboard admin' });

/** Checks what is open in each mode and at each width. */
const expectFitting = async (page: Page, what: string) => {
  for (const look of looks.filter(({ colorScheme, width }) => (colorScheme === 'light') === (width === 390))) {
    await takeLook(page, look);
    await expectAccessible(page, `${what}, ${lookName(look)}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${what} does not scroll sideways, ${lookName(look)}`).toBeLessThanOrEqual(0);
  }
};

journey('the admin grants, reads and forgets with the keyboard alone', async ({ page, product }) => {
  journey.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sent = await page.request.post(`${product.origin}/api/contact`, {
    headers: { origin: product.origin },
    data: { name: 'Bob Visitor', email: 'bob@example.com', message: 'Is this read?' },
  });
  expect(sent.ok()).toBe(true);
  await signUpAsAdmin(page, product);
  await page.goto('/admin');

  const tab = (name: string) => page.getByRole('tab', { name });
  const grant = page.getByLabel(`Credits to add for ${product.adminEmail}`);
  await tabAndType(page, grant, '1.5');
  await page.keyboard.press('Enter');
  await expect(grant).toBeFocused();
  await expect(grant).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000');
  await expectFitting(page, 'the accounts with a fault');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`5 credits added for ${product.adminEmail}`)).toBeVisible();
  await expect(page.getByRole('article', { name: product.adminEmail })).toContainText('5 credits');

  await page.reload();
  await tabTo(page, tab('Accounts'));
  await page.keyboard.press('ArrowRight');
  await expect(tab('Visitors')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab('Outbox')).toHaveAttribute('aria-selected', 'true');
  const mail = page.getByRole('list', { name: 'Stored mails, newest first' }).locator('summary').first();
  await tabAndPress(page, mail, 'Space');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expectFitting(page, 'the outbox with a mail open');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(0);

  await page.goto('/admin?tab=visitors');
  const message = page.getByRole('listitem').filter({ hasText: 'Bob Visitor' });
  await expect(message).toBeVisible();
  const address = page.getByLabel('E-mail to forget');
  await tabAndType(page, address, 'bob');
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Enter a valid email address');
  await page.keyboard.type('@example.com');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'This cannot be undone' });
  await expect(question).toBeFocused();
  await expectFitting(page, 'the question before an address is forgotten');
  await page.keyboard.press('Escape');
  await expect(address).toBeFocused();
  await expect(message).toBeVisible();
  await page.keyboard.press('Enter');
  await tabAndPress(page, question.getByRole('button', { name: 'Forget it for good' }));
  await expect(page.getByText('Removed what bob@example.com had sent')).toBeVisible();
  await expect(message).toHaveCount(0);
  await expect(address).toBeFocused();
  await expectFitting(page, 'the visitors when there are none');
});
