import { expect, type Page } from '@playwright/test';
import { signUpAsAdmin } from '../product/admin.ts';
import { expectAccessible, journey } from '../product/journey.ts';
import { tabAndPress, tabAndType, tabTo } from '../product/keyboard.ts';
import { lookName, takeLook, twoLooks } from '../product/looks.ts';
import type { Product } from '../product/start-product.ts';

journey.use({ installation: 'keyboard admin' });

/** No serious finding, and nothing that is reached by scrolling sideways alone. */
const expectFitting = async (page: Page, what: string) => {
  await expectAccessible(page, what);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${what} does not scroll sideways`).toBeLessThanOrEqual(0);
};

journey(
  'the admin grants, reads and forgets with the keyboard alone, light at 390 px and dark at 1440 px',
  async ({ page, product }) => {
    journey.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signUpAsAdmin(page, product);
    for (const [walk, look] of twoLooks.entries()) {
      await journey.step(lookName(look), async () => {
        await takeLook(page, look);
        await grantReadForget(page, product, (walk + 1) * 5);
      });
    }
  },
);

/** One walk over the three tabs; grants the admin 5 credits, who then has `credits`. */
const grantReadForget = async (page: Page, product: Product, credits: number) => {
  const sent = await page.request.post(`${product.origin}/api/contact`, {
    headers: { origin: product.origin },
    data: { name: 'Bob Visitor', email: 'bob@example.com', message: 'Is this read?' },
  });
  expect(sent.ok()).toBe(true);
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
  await expect(page.getByRole('article', { name: product.adminEmail })).toContainText(`${credits} credits`);

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
};
