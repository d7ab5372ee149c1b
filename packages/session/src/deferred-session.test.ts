import { aUser, fakeIdentity, fakeProfiles } from '@keyclause/session/testing';
import { expect, it, vi } from 'vitest';
import { deferSession } from './deferred-session.ts';
import { freeProfile } from './profile/profile-adapter.ts';

const deferred = (identity = fakeIdentity(aUser()), profiles = fakeProfiles(freeProfile('u1'))) => {
  const code = Promise.withResolvers<void>();
  const load = vi.fn(async () => {
    await code.promise;
    return { identity, profiles };
  });
  return { ...deferSession(load), load, arrive: code.resolve };
};

it('loads nothing before the first call, and once for all of them', async () => {
  const { identity, profiles, load, arrive } = deferred();
  expect(load).not.toHaveBeenCalled();
  arrive();

  identity.onAuthChange(vi.fn(), vi.fn());
  profiles.subscribe('u1', vi.fn(), vi.fn());
  await identity.signOut();

  expect(load).toHaveBeenCalledTimes(1);
});

it('tells user and profile once the code has come', async () => {
  const { identity, profiles, arrive } = deferred();
  const onUser = vi.fn();
  const onProfile = vi.fn();
  identity.onAuthChange(onUser, vi.fn());
  profiles.subscribe('u1', onProfile, vi.fn());
  expect(onUser).not.toHaveBeenCalled();

  arrive();

  await vi.waitFor(() => expect(onUser).toHaveBeenCalledWith(aUser()));
  await vi.waitFor(() => expect(onProfile).toHaveBeenCalledWith(freeProfile('u1')));
});

it('says nothing to a listener that stopped before the code came', async () => {
  const { identity, arrive } = deferred();
  const onUser = vi.fn();
  identity.onAuthChange(onUser, vi.fn())();

  arrive();
  await identity.hasPassword();

  expect(onUser).not.toHaveBeenCalled();
});

it('ends what it began when a listener stops later', async () => {
  const real = fakeIdentity(aUser());
  const { identity, arrive } = deferred(real);
  arrive();
  const stop = identity.onAuthChange(vi.fn(), vi.fn());
  await vi.waitFor(() => expect(real.listenerCount()).toBe(1));

  stop();

  expect(real.listenerCount()).toBe(0);
});

it('tells a load that failed, and tries again with the next call', async () => {
  const load = vi.fn(async () => ({ identity: fakeIdentity(aUser()), profiles: fakeProfiles() }));
  load.mockRejectedValueOnce(new Error('offline'));
  const { identity } = deferSession(load);
  const onError = vi.fn();

  identity.onAuthChange(vi.fn(), onError);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(new Error('offline')));

  expect(await identity.hasPassword()).toBe(true);
});
