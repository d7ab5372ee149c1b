import { expect, it } from 'vitest';
import { inWords } from './firebase-words.ts';

const refused = (code: string): Promise<never> =>
  inWords(() => Promise.reject(Object.assign(new Error(`Firebase: Error (${code}).`), { code })));

it('shows nobody the words that Firebase has for programmers', async () => {
  await expect(refused('auth/internal-error')).rejects.toThrow(
    'The sign-in service did not answer. Check your connection, then try again.',
  );
  await expect(refused('auth/wrong-password')).rejects.toThrow(/^This e-mail and password do not belong together/);
});

it('names the code of a refusal that it has no words for, so that it can be told to us', async () => {
  await expect(refused('auth/quota-exceeded')).rejects.toThrow(
    'Signing in did not work (auth/quota-exceeded). Try again in a moment.',
  );
});

it('leaves alone what is not Firebase’s', async () => {
  const own = new Error('Sign in first.');

  await expect(inWords(() => Promise.reject(own))).rejects.toBe(own);
});
