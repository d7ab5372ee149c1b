import { RequestError } from '@keyclause/request';

/** The words for what the accounts library answers; its own are for programmers. */
const words: Readonly<Record<string, string>> = {
  invalid_email_or_password: 'This e-mail and password do not belong together. Check both, or choose a new password.',
  user_already_exists: 'There is an account with this e-mail. Sign in, or choose a new password.',
  user_already_exists_use_another_email: 'There is an account with this e-mail. Sign in, or choose a new password.',
  invalid_email: 'Enter an e-mail address such as name@example.com.',
  password_too_short: 'The password needs at least 10 characters.',
  password_too_long: 'The password can have at most 200 characters.',
  invalid_password: 'The current password is not right.',
  invalid_token: 'This link was used already or is too old. Ask for a new one.',
  token_expired: 'This link was used already or is too old. Ask for a new one.',
  user_not_found: 'This link was used already or is too old. Ask for a new one.',
  rate_limited: 'That was often in a short time. Wait a minute, then try again.',
};

export const explainAuth = (error: unknown): string => {
  if (!(error instanceof RequestError)) return error instanceof Error ? error.message : 'An unexpected error occurred.';
  const known = words[error.code.toLowerCase()];
  if (known !== undefined) return known;
  return error.status === 429 ? (words.rate_limited ?? error.message) : error.message;
};
