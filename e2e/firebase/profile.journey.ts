import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { journey, signUp } from '../product/journey.ts';
import { leaseFile } from '../product/leases.ts';
import type { Firebase } from '../product/start-firebase.ts';

/** What the browser's SDK keeps of who is signed in. */
const signedInUser = async (page: Page) => {
  const text = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.startsWith('firebase:authUser:'))?.[1] ?? '{}',
  );
  return z.object({ uid: z.string(), stsTokenManager: z.object({ accessToken: z.string() }) }).parse(JSON.parse(text));
};

const documentName = ({ projectId }: Firebase, uid: string) =>
  `projects/${projectId}/databases/(default)/documents/users/${uid}`;

const readProfile = async (firebase: Firebase, uid: string) => {
  const answer = await fetch(`http://${firebase.firestore}/v1/${documentName(firebase, uid)}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { fields } = z
    .object({ fields: z.record(z.string(), z.record(z.string(), z.string())).optional() })
    .parse(await answer.json());
  return Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, Object.values(value)[0]]));
};

const commit = (firebase: Firebase, token: string, write: object) =>
  fetch(`http://${firebase.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes: [write] }),
  });

const writeProfile = (firebase: Firebase, uid: string, token: string, fields: object) =>
  commit(firebase, token, {
    update: { name: documentName(firebase, uid), fields },
    updateMask: { fieldPaths: Object.keys(fields) },
  });

const only = (firebase: Firebase | null): Firebase => {
  if (!firebase) throw new Error('This journey runs by pnpm e2e:firebase');
  return firebase;
};

journey(
  'a reading is told to Firestore, and the open profile follows the document',
  async ({ page, context, firebase: started }) => {
    const firebase = only(started);
    await signUp(page);
    const { uid } = await signedInUser(page);
    await expect
      .poll(() => readProfile(firebase, uid))
      .toEqual({ subscriptionTier: 'free', freeScansUsed: '0', analysisCredits: '0' });
    const profile = await context.newPage();
    const streams: string[] = [];
    profile.on('request', (request) => streams.push(new URL(request.url()).pathname));
    await profile.goto('/profile');
    await expect(profile.getByText('0 of 3 used')).toBeVisible();

    await page.goto('/analysis');
    await page.locator('input[type="file"]').first().setInputFiles(leaseFile('07_month_to_month_va.pdf'));
    await page.getByRole('button', { name: 'Read this lease' }).click();
    await expect(page.getByRole('tab', { name: /Red flags/ })).toBeVisible({ timeout: 60_000 });

    await expect.poll(() => readProfile(firebase, uid)).toMatchObject({ freeScansUsed: '1' });
    await expect(profile.getByText('1 of 3 used')).toBeVisible();
    expect(streams).not.toContain('/api/me/events');

    // Written past our server, so only the live document can have told it.
    await writeProfile(firebase, uid, 'owner', { analysisCredits: { integerValue: '41' } });
    await expect(profile.getByText('41', { exact: true })).toBeVisible();

    // Without a document it is the free tier with nothing used.
    await commit(firebase, 'owner', { delete: documentName(firebase, uid) });
    await expect(profile.getByText('41', { exact: true })).toHaveCount(0);
    await expect(profile.getByText('Free, no charge')).toBeVisible();
  },
);

journey('a browser that writes its own tier or credits is refused', async ({ page, firebase: started }) => {
  const firebase = only(started);
  await signUp(page);
  const { uid, stsTokenManager } = await signedInUser(page);
  await expect.poll(() => readProfile(firebase, uid)).toMatchObject({ subscriptionTier: 'free' });

  for (const fields of [
    { subscriptionTier: { stringValue: 'pro' } },
    { analysisCredits: { integerValue: '999' } },
    { note: { stringValue: 'mine' } },
  ]) {
    const answer = await writeProfile(firebase, uid, stsTokenManager.accessToken, fields);
    expect([answer.status, (await answer.json()).error.status]).toEqual([403, 'PERMISSION_DENIED']);
  }
  expect(await readProfile(firebase, uid)).toEqual({
    subscriptionTier: 'free',
    freeScansUsed: '0',
    analysisCredits: '0',
  });
});

journey('nobody signed out loads the code of Firestore', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  for (const path of ['/login', '/register', '/dashboard', '/analysis']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(scripts.filter((path) => /firestore/i.test(path))).toEqual([]);

  await signUp(page);
  await expect.poll(() => scripts.some((path) => /firestore/i.test(path))).toBe(true);
});

journey('an account that is deleted is gone from Firebase too', async ({ page, firebase: started }) => {
  const firebase = only(started);
  const email = await signUp(page);
  const { uid, stsTokenManager } = await signedInUser(page);
  await expect.poll(() => readProfile(firebase, uid)).toMatchObject({ subscriptionTier: 'free' });

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Your account is deleted, with everything in it')).toBeVisible();

  await expect.poll(() => readProfile(firebase, uid)).toEqual({});
  const lookup = await fetch(
    `http://${firebase.auth}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts:lookup`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: [uid] }),
    },
  );
  expect((await lookup.json()).users ?? []).toEqual([]);
  const again = await page.request.post('/api/auth/session', {
    headers: { origin: new URL(page.url()).origin },
    data: { idToken: stsTokenManager.accessToken },
  });
  expect(again.status()).toBe(401);
});
