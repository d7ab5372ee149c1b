import { getMe, updateMe } from '@keyclause/contracts';
import { expect } from 'vitest';
import { it } from '#test/api-test.ts';

it('gives a new account the free plan with nothing used', async ({ signedInAs }) => {
  const { request, uid, email } = await signedInAs();

  const { data } = await request(getMe);

  expect(data.profile).toEqual({ uid, subscriptionTier: 'free', freeScansUsed: 0, analysisCredits: 0 });
  expect(data.account).toMatchObject({ uid, email, emailVerified: false, isAdmin: false, displayName: 'Test Person' });
});

it('leaves what a change does not name and clears what it sets to null', async ({ signedInAs }) => {
  const { request } = await signedInAs();
  const photoURL = 'data:image/png;base64,iVBORw0KGgo=';

  await request(updateMe, { body: { photoURL } });
  const { data: named } = await request(updateMe, { body: { displayName: 'Ann Example' } });
  const { data: cleared } = await request(updateMe, { body: { displayName: null } });

  expect(named).toMatchObject({ displayName: 'Ann Example', photoURL });
  expect(cleared).toMatchObject({ displayName: null, photoURL });
});
