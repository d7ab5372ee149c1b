import { aUser, fakeIdentity } from '@keyclause/session/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AuthProvider, useAuth } from './auth-provider.tsx';

const Probe = () => {
  const { user, isLoading, error } = useAuth();
  return <output>{isLoading ? 'loading' : `${user?.email ?? 'nobody'} ${error?.message ?? 'no error'}`}</output>;
};

const renderWith = (identity: ReturnType<typeof fakeIdentity>) =>
  render(
    <AuthProvider identity={identity}>
      <Probe />
    </AuthProvider>,
  );

const shown = () => screen.getByRole('status').textContent;

it('loads until the first auth event, then has a user', () => {
  const identity = fakeIdentity();
  renderWith(identity);
  expect(shown()).toBe('loading');

  act(() => identity.tell(aUser()));

  expect(shown()).toBe('ada@example.com no error');
});

it('loads until the first auth event, then has none', () => {
  const identity = fakeIdentity();
  renderWith(identity);

  act(() => identity.tell(null));

  expect(shown()).toBe('nobody no error');
});

it('stores a listener error and ends loading', () => {
  const identity = fakeIdentity();
  renderWith(identity);

  act(() => identity.fail(new Error('offline')));

  expect(shown()).toBe('nobody offline');
});

it('marks for the public pages that somebody is signed in, until they are not', () => {
  const identity = fakeIdentity();
  renderWith(identity);

  act(() => identity.tell(aUser()));
  expect(localStorage.getItem('keyclause-signed-in')).toBe('yes');
  act(() => identity.fail(new Error('offline')));
  expect(localStorage.getItem('keyclause-signed-in')).toBe('yes');
  act(() => identity.tell(null));
  expect(localStorage.getItem('keyclause-signed-in')).toBeNull();
});

it('forgets the error with the next auth event', () => {
  const identity = fakeIdentity();
  renderWith(identity);
  act(() => identity.fail(new Error('offline')));

  act(() => identity.tell(aUser()));

  expect(shown()).toBe('ada@example.com no error');
});

it('follows a sign-in and a sign-out', async () => {
  const identity = fakeIdentity(null);
  renderWith(identity);

  await act(() => identity.signIn({ email: 'bo@example.com', password: 'x' }));
  expect(shown()).toBe('bo@example.com no error');

  await act(() => identity.signOut());
  expect(shown()).toBe('nobody no error');
});

it('stops listening when it goes', () => {
  const identity = fakeIdentity(null);
  const { unmount } = renderWith(identity);
  expect(identity.listenerCount()).toBe(1);

  unmount();

  expect(identity.listenerCount()).toBe(0);
});

it('raises an error outside of its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});

  expect(() => render(<Probe />)).toThrow('useAuth must be used within an AuthProvider');
});
