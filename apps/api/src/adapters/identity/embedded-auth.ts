import { randomUUID } from 'node:crypto';
import { brand } from '@keyclause/domain';
import { betterAuth } from 'better-auth';
import type { Database } from '#database/database.ts';
import type { MailSender } from '../mail/mail.ts';

export interface EmbeddedAuthOptions {
  database: Database;
  mail: MailSender;
  secret: string;
  /** Where people reach this installation, without a trailing slash. */
  publicUrl: string;
  google: { clientId: string; clientSecret: string } | undefined;
  onError: (error: unknown) => void;
  onUserCreated: (uid: string) => Promise<void>;
}

/** Our settings of the auth library: its tables are ours (see the migrations), its mails go through the mail port. */
export const createEmbeddedAuth = (options: EmbeddedAuthOptions) => {
  const { database, mail, secret, publicUrl, google, onError, onUserCreated } = options;
  // Nobody is kept from signing up because a mail could not be handed over: it can be asked for again.
  const sendQuietly = async (to: string, subject: string, text: string): Promise<void> => {
    await mail.send({ to, subject, text }).catch(onError);
  };
  return betterAuth({
    appName: brand.name,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: { db: database, type: 'postgres' },
    telemetry: { enabled: false },
    onAPIError: { errorURL: `${publicUrl}/login` },
    logger: { disabled: true },
    // Ours counts by account and address, in the database, for all processes.
    rateLimit: { enabled: false },
    trustedOrigins: (request) => [publicUrl, ...loopbackOrigin(request)],
    user: { modelName: 'users' },
    session: { modelName: 'sessions', expiresIn: 30 * 86_400, updateAge: 86_400 },
    account: { modelName: 'signInMethods', encryptOAuthTokens: true },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 200,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendQuietly(
          user.email,
          `Choose a new password for ${brand.name}`,
          `Open this page within an hour to choose a new password:\n\n${publicUrl}/reset-password?token=${token}\n\nIf you did not ask for this, do nothing.`,
        ),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 86_400,
      sendVerificationEmail: ({ user, token }) =>
        sendQuietly(
          user.email,
          `Confirm your e-mail for ${brand.name}`,
          `Open this page within a day to confirm that this address is yours:\n\n${publicUrl}/verify-email?token=${token}\n`,
        ),
    },
    ...(google === undefined ? {} : { socialProviders: { google } }),
    databaseHooks: { user: { create: { after: ({ id }) => onUserCreated(id) } } },
    advanced: {
      // Named, because the library leaves this check out when it believes to run in a test.
      disableOriginCheck: false,
      cookiePrefix: brand.slug,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // One query for a session and its user; two may see two states, and the library writes a failure between them to the console.
      database: { generateId: () => randomUUID(), joins: true },
    },
    // Ending an account goes through DELETE /api/me, which takes everything else along.
    disabledPaths: ['/delete-user', '/delete-user/callback', '/update-user'],
  });
};

export type EmbeddedAuth = ReturnType<typeof createEmbeddedAuth>;

/** Set by us on the way in, from the connection; what a client sends under this name is dropped. */
export const clientAddressHeader = 'x-keyclause-client-address';

// On one's own machine any port may serve: development, tests, a second process.
const loopbackOrigin = (request: Request | undefined): string[] => {
  const origin = request?.headers.get('origin');
  return origin && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin) ? [origin] : [];
};
