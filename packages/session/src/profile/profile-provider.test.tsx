import { aUser, fakeIdentity, fakeProfiles } from '@keyclause/session/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SessionProvider } from '../session-provider.tsx';
import { useProfile } from './profile-provider.tsx';

const Probe = () => {
  const { profile, isLoading } = useProfile();
  const { subscriptionTier, freeScansUsed, analysisCredits } = profile ?? {};
  return (
    <output>
      {isLoading ? 'loading' : profile ? `${subscriptionTier} ${freeScansUsed} ${analysisCredits}` : 'empty'}
    </output>
  );
};

const renderSession = (initialUser: ReturnType<typeof aUser> | null) => {
  const identity = fakeIdentity(initialUser);
  const profiles = fakeProfiles();
  const onProfileError = vi.fn();
  render(
    <SessionProvider identity={identity} profiles={profiles} onProfileError={onProfileError}>
      <Probe />
    </SessionProvider>,
  );
  return { identity, profiles, onProfileError };
};

const shown = () => screen.getByRole('status').textContent;

const proProfile = { uid: 'u1', subscriptionTier: 'pro', freeScansUsed: 2, analysisCredits: 5 } as const;

it('is empty and not loading while nobody is signed in', () => {
  const { profiles } = renderSession(null);

  expect(shown()).toBe('empty');
  expect(profiles.openFor()).toEqual([]);
});

it('loads until the first snapshot', () => {
  const { profiles } = renderSession(aUser());
  expect(shown()).toBe('loading');
  expect(profiles.openFor()).toEqual(['u1']);

  act(() => profiles.tell(proProfile));

  expect(shown()).toBe('pro 2 5');
});

it('follows each change', () => {
  const { profiles } = renderSession(aUser());
  act(() => profiles.tell(proProfile));

  act(() => profiles.tell({ ...proProfile, analysisCredits: 4 }));

  expect(shown()).toBe('pro 2 4');
});

it('takes a profile document that does not exist for the free tier with nothing used', () => {
  const { profiles } = renderSession(aUser());

  act(() => profiles.tell(null));

  expect(shown()).toBe('free 0 0');
});

it('becomes empty and ends loading on a listener error, which is told', () => {
  const { profiles, onProfileError } = renderSession(aUser());

  act(() => profiles.fail(new Error('refused')));

  expect(shown()).toBe('empty');
  expect(onProfileError).toHaveBeenCalledWith(new Error('refused'));
});

it('ends the live subscription on sign-out', async () => {
  const { identity, profiles } = renderSession(aUser());
  act(() => profiles.tell(proProfile));

  await act(() => identity.signOut());

  expect(shown()).toBe('empty');
  expect(profiles.openFor()).toEqual([]);
});

it('never shows the profile of the user before', () => {
  const { identity, profiles } = renderSession(aUser());
  act(() => profiles.tell(proProfile));

  act(() => identity.tell(aUser({ uid: 'u2' })));

  expect(shown()).toBe('loading');
  expect(profiles.openFor()).toEqual(['u2']);
});

it('raises an error outside of its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});

  expect(() => render(<Probe />)).toThrow('useProfile must be used within a ProfileProvider');
});
