import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { FilesRefusedError } from './file-store.ts';
import type { ServiceAccount } from './service-account.ts';
import { storeFetch } from './store-fetch.ts';

export type GoogleAccess = {
  readonly token: () => Promise<string>;
  /** A token that is not the one given before. */
  readonly renewedToken: () => Promise<string>;
};

const scope = 'https://www.googleapis.com/auth/devstorage.read_write';
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** A token is not used in its last minute, so that it does not end under way. */
const marginMs = 60_000;

/** Signs in as a service account (RFC 7523) and keeps the token while it is good. Raises FilesRefusedError when it is turned away. */
export const createGoogleAccess = (account: ServiceAccount): GoogleAccess => {
  let current: Promise<{ token: string; goodUntil: number }> | undefined;

  const signIn = async (): Promise<{ token: string; goodUntil: number }> => {
    const key = await importPKCS8(account.private_key, 'RS256').catch((cause: unknown) => {
      throw new FilesRefusedError('GOOGLE_APPLICATION_CREDENTIALS: the private key in that file cannot be read.', {
        cause,
      });
    });
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
    const answer = await storeFetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new FilesRefusedError(`GOOGLE_APPLICATION_CREDENTIALS: Google refuses this account (${answer.status}).`);
    }
    const { access_token, expires_in } = tokenSchema.parse(await answer.json());
    return { token: access_token, goodUntil: Date.now() + expires_in * 1000 - marginMs };
  };

  const renewedToken = async (): Promise<string> => {
    const signingIn = signIn();
    current = signingIn;
    try {
      return (await signingIn).token;
    } catch (error) {
      if (current === signingIn) current = undefined;
      throw error;
    }
  };

  return {
    token: async () => {
      const known = await current;
      return known && Date.now() < known.goodUntil ? known.token : renewedToken();
    },
    renewedToken,
  };
};
