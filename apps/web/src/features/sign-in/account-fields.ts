import { z } from 'zod';

/** The rules of the server, told before anything is sent. */
export const emailField = z.email('Enter an e-mail address such as name@example.com.').max(320);

export const newPasswordField = z
  .string()
  .min(10, 'Use at least 10 characters.')
  .max(200, 'Use at most 200 characters.');

export const nameField = z.string().trim().min(1, 'Enter your name.').max(100, 'Use at most 100 characters.');

export const passwordHelp = 'At least 10 characters. A few words you can remember are better than odd signs.';
