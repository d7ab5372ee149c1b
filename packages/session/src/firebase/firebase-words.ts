/** Firebase's codes in words that people can act on; its own are for programmers. */
const words: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'This e-mail and password do not belong together. Check both, or choose a new password.',
  'auth/wrong-password': 'This e-mail and password do not belong together. Check both, or choose a new password.',
  'auth/user-not-found': 'This e-mail and password do not belong together. Check both, or choose a new password.',
  'auth/email-already-in-use': 'There is an account with this e-mail. Sign in, or choose a new password.',
  'auth/account-exists-with-different-credential':
    'There is an account with this e-mail that signs in another way. Sign in as you did before.',
  'auth/invalid-email': 'Enter an e-mail address such as name@example.com.',
  'auth/weak-password': 'The password needs at least 10 characters.',
  'auth/password-does-not-meet-requirements': 'This password is too easy to guess. Choose a longer one.',
  'auth/expired-action-code': 'This link was used already or is too old. Ask for a new one.',
  'auth/invalid-action-code': 'This link was used already or is too old. Ask for a new one.',
  'auth/user-disabled': 'This account is closed. Write to us if you think that it should not be.',
  'auth/user-token-expired': 'You were signed out. Sign in again.',
  'auth/too-many-requests': 'That was often in a short time. Wait a minute, then try again.',
  'auth/network-request-failed': 'Network request failed. Please check your connection or CORS settings.',
  'auth/internal-error': 'The sign-in service did not answer. Check your connection, then try again.',
  'auth/popup-blocked': 'Your browser blocked the window of Google. Allow it, then try again.',
  'auth/popup-closed-by-user': 'The window of Google was closed before you were signed in.',
  'auth/cancelled-popup-request': 'The window of Google was closed before you were signed in.',
};

/** Runs a call of the SDK; what it refuses is thrown as an Error whose message can be shown. */
export const inWords = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    const code = codeOf(error);
    if (!code.startsWith('auth/')) throw error;
    throw new Error(words[code] ?? `Signing in did not work (${code}). Try again in a moment.`, { cause: error });
  }
};

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
