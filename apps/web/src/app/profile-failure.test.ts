import { RequestError } from '@keyclause/request';
import { expect, it, vi } from 'vitest';
import { onProfileFailure } from './profile-failure.ts';

const refused = (status: number) =>
  new RequestError({ message: 'No', status, code: '', body: null, url: '', path: '', requestId: null });

it.each([
  [refused(401), 1],
  [refused(500), 0],
  [new Error('offline'), 0],
])('logs a failure of the live profile, and asks who is signed in after a refusal: %s', (error, times) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refresh = vi.fn(async () => undefined);

  onProfileFailure({ refresh })(error);

  expect(warn).toHaveBeenCalledExactlyOnceWith('The live profile failed', error);
  expect(refresh).toHaveBeenCalledTimes(times);
});
