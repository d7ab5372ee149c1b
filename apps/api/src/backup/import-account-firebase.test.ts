import { deleteMe, downloadLeaseFile, getMe, listLeases } from '@keyclause/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { downloadArchive } from '#test/account-archive.ts';
import { createDataFolder } from '#test/api-process.ts';
import { type ApiUnderTest, signIn, startApi } from '#test/api-test.ts';
import { type FirebaseApi, startFirebaseApi } from '#test/firebase-api.ts';
import { aLeasePdf, aReadyLease } from '#test/leases.ts';
import { runCommand } from '#test/operator-command.ts';
import { findFirebaseOwner } from './firebase-owner.ts';
import { importAccount } from './import-account.ts';

describe('an account, where people sign in by Firebase', () => {
  it('comes back from its own archive for the user whom the operator names', async () => {
    const source = await aFirebaseInstallation();
    const owner = await source.signIn('ann');
    const file = aLeasePdf();
    await aReadyLease(owner, source.api, [file]);
    const path = await downloadArchive(owner);
    await owner.request(deleteMe, { body: { confirmEmail: owner.email } });

    const fresh = await aFirebaseInstallation();
    const email = 'ann@new.keyclause.test';
    fresh.firebase.addUser('ann-again', { email, emailVerified: true, displayName: 'Ann' });
    const firebaseOwner = await findFirebaseOwner(fresh.firebase.project, 'ann-again');
    const imported = await importAccount(fresh.api.dependencies, path, { isTrusted: false, firebaseOwner });
    const again = await fresh.signIn('ann-again', { email, emailVerified: true });

    expect(imported).toEqual({ uid: owner.uid, email, leases: 1 });
    expect((await again.request(getMe)).data.account).toMatchObject({ uid: owner.uid, email, displayName: 'Ann' });
    const { data } = await again.request(listLeases);
    const [lease] = data.leases;
    expect(lease).toMatchObject({ status: 'ready' });
    const original = await again.request(downloadLeaseFile, { params: { leaseId: lease?.id ?? '', documentIndex: 0 } });
    expect(Buffer.from(await original.data.arrayBuffer())).toEqual(Buffer.from(file.bytes));
    // Firestore is told what the profile says, by the process that is running.
    await expect.poll(() => fresh.firebase.documents.get('ann-again')).toMatchObject({ subscriptionTier: 'free' });
  });

  it('comes from an installation without Firebase as well, and nobody’s e-mail gives it away', async () => {
    const source = await anInstallation();
    const owner = await signIn(source, { tier: 'pro', credits: 7 });
    await aReadyLease(owner, source);
    const fresh = await aFirebaseInstallation();
    const namesake = await fresh.signIn('somebody', { email: owner.email });
    fresh.firebase.addUser('ann');

    const firebaseOwner = await findFirebaseOwner(fresh.firebase.project, 'ann');
    await importAccount(fresh.api.dependencies, await downloadArchive(owner), { isTrusted: true, firebaseOwner });

    expect((await namesake.request(listLeases)).data.leases).toEqual([]);
    expect((await (await fresh.signIn('ann')).request(listLeases)).data.leases).toHaveLength(1);
    await expect
      .poll(() => fresh.firebase.documents.get('ann'))
      .toMatchObject({ subscriptionTier: 'pro', analysisCredits: 7 });
  });

  it('is refused for a user who is not known, and for one who has an account here', async () => {
    const { firebase, api, signIn: signInAs } = await aFirebaseInstallation();
    const path = await downloadArchive(await signIn(await anInstallation()));
    await signInAs('ann');

    await expect(findFirebaseOwner(firebase.project, 'nobody')).rejects.toThrow(/no user nobody/);
    const firebaseOwner = await findFirebaseOwner(firebase.project, 'ann');
    await expect(importAccount(api.dependencies, path, { isTrusted: true, firebaseOwner })).rejects.toThrow(
      /has an account here already/,
    );
    firebase.setDown(true);
    await expect(findFirebaseOwner(firebase.project, 'ann')).rejects.toThrow(/does not answer/);
    expect(await api.dependencies.database.selectFrom('profiles').selectAll().execute()).toHaveLength(1);
  });

  it('is not brought where nobody could sign in to it', async () => {
    const source = await aFirebaseInstallation();
    const path = await downloadArchive(await source.signIn('ann'));
    const embedded = await anInstallation();

    await expect(importAccount(embedded.dependencies, path, { isTrusted: true })).rejects.toThrow(
      /installation with Firebase and holds no sign-in/,
    );
  });
});

it('the command says in one line whom it must be told, with Firebase and without', async () => {
  const { path: folder, remove } = createDataFolder();
  onTestFinished(remove);
  const firebase = {
    NODE_ENV: 'test',
    FIREBASE_PROJECT_ID: 'keyclause-test',
    FIREBASE_API_KEY: 'any',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
  };

  const unnamed = await runCommand('import-account', ['mine.zip'], { DATA_DIR: folder, ...firebase });
  expect(unnamed).toEqual({
    code: 1,
    output: 'People sign in by Firebase here. Name the user who gets the account: --firebase-user=UID\n',
  });
  const unreached = await runCommand('import-account', ['mine.zip', '--firebase-user=ann'], {
    DATA_DIR: folder,
    ...firebase,
  });
  expect([unreached.code, unreached.output]).toEqual([1, expect.stringMatching(/^Firebase does not answer.*\n$/)]);
  const without = await runCommand('import-account', ['mine.zip', '--firebase-user=ann'], { DATA_DIR: folder });
  expect([without.code, without.output]).toEqual([1, expect.stringMatching(/^FIREBASE_PROJECT_ID is not set\..*\n$/)]);
});

const anInstallation = async (): Promise<ApiUnderTest> => {
  const { api, close } = await startApi();
  onTestFinished(close);
  return api;
};

const aFirebaseInstallation = async (): Promise<FirebaseApi> => {
  const installation = await startFirebaseApi();
  onTestFinished(installation.close);
  return installation;
};
