import { expect } from '@playwright/test';
import { confirmAdmin } from '../product/admin.ts';
import { expectAccessible, journey, signUp } from '../product/journey.ts';

journey.use({ installation: 'visitors' });

journey('the newsletter box refuses what is no address, says Subscribed! and is cleared', async ({ page }) => {
  await page.goto('/features');
  const box = page.getByLabel('Newsletter');
  await box.fill('ann at example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();

  await expect(page.locator('#newsletter-email-fault')).toHaveText('Enter a valid email address');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('ann at example.com');

  for (const address of ['ann@example.com', 'ANN@example.com']) {
    await box.fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('status')).toHaveText('Subscribed!');
    await expect(box).toHaveValue('');
  }
  await expect(page.locator('#newsletter-email-fault')).toBeEmpty();
});

journey('a message keeps what was typed until it is right, and is then thanked for', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('E-mail', { exact: true }).fill('ann@example');
  await page.getByLabel('Message').fill('Does it read leases of Hawaii?');
  await page.getByRole('button', { name: 'Send the message' }).click();

  await expect(page.locator('#contact-name-fault')).toHaveText('Enter your name');
  await expect(page.locator('#contact-email-fault')).toHaveText('Enter a valid email address');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('Does it read leases of Hawaii?');

  await page.getByLabel('Name', { exact: true }).fill('Ann Reader');
  await page.getByLabel('E-mail', { exact: true }).fill('ann@example.com');
  await page.getByRole('button', { name: 'Send the message' }).click();

  await expect(page.getByRole('status')).toHaveText(/^Thank you\./);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

journey('a message that cannot be sent says so and loses nothing', async ({ page, noise }) => {
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Ann Reader');
  await page.getByLabel('E-mail', { exact: true }).fill('ann@example.com');
  await page.getByLabel('Message').fill('Written on a train');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send the message' }).click();

  await expect(page.getByRole('status')).toHaveText(/^This could not be sent\./);
  await expect(page.getByLabel('Message')).toHaveValue('Written on a train');
  noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED')));
});

journey('every form works with no script, and leads back to the page that it was on', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/faq');
  await page.getByLabel('Newsletter').fill('no-script@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/faq#newsletter-done$/);
  await expect(page.getByText('Subscribed!')).toBeVisible();

  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Ann Reader');
  await page.getByLabel('E-mail', { exact: true }).fill('no-script@example.com');
  await page.getByLabel('Message').fill('Line one\nLine two');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page).toHaveURL(/\/contact#contact-done$/);
  await expect(page.getByText('Thank you. Your message is stored')).toBeVisible();

  await page.goto('/beta');
  await page.getByLabel('Name', { exact: true }).fill('Ann Reader');
  await page.getByLabel('E-mail', { exact: true }).fill('no-script@example.com');
  await page.getByLabel('What you would use it for').fill('Forty leases');
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await expect(page).toHaveURL(/\/beta#beta-done$/);
  await context.close();
});

journey('the admin reads what visitors sent, and forgets an address on request', async ({ page, product, browser }) => {
  journey.setTimeout(180_000);
  const visitor = await browser.newContext({ baseURL: product.origin });
  const contact = await visitor.newPage();
  await contact.goto('/contact');
  await contact.getByLabel('Name', { exact: true }).fill('Bob Visitor');
  await contact.getByLabel('E-mail', { exact: true }).fill('bob@example.com');
  await contact.getByLabel('Message').fill('<b>Is this bold?</b>');
  await contact.waitForFunction(() => performance.now() > 3_500);
  await contact.getByRole('button', { name: 'Send the message' }).click();
  await expect(contact.getByRole('status')).toHaveText(/^Thank you\./);
  await visitor.close();

  await signUp(page, product.adminEmail);
  expect((await page.request.get('/api/admin/visitors')).status()).toBe(403);
  await confirmAdmin(page, product);
  await page.goto('/admin?tab=visitors');

  const message = page.getByRole('listitem').filter({ hasText: 'Bob Visitor' });
  await expect(message).toContainText('<b>Is this bold?</b>');
  await expect(message).not.toContainText('looks automatic');
  await expectAccessible(page, 'what visitors sent');
  await page.getByLabel('E-mail to forget').fill('bob@example.com');
  await page.getByRole('button', { name: 'Forget this address' }).click();
  await expect(message).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget it for good' }).click();
  await expect(page.getByText('Removed what bob@example.com had sent')).toBeVisible();
  await expect(page.getByText('Bob Visitor')).toHaveCount(0);
});
