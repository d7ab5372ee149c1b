import { firebaseMetaName } from '@keyclause/contracts';
import { createRequestClient } from '@keyclause/request';
import { createEmbeddedIdentity, createEmbeddedProfiles, deferSession, type SessionAdapters } from '@keyclause/session';
import { config } from '#config.ts';
import { paths } from '#paths.ts';
import { isDrawnForVisitors } from './drawn-page.ts';
import { createEarlyTransport } from './early-answers.ts';
import { loadScreen } from './load-screen.ts';

/** The one client of the app: `request` calls an endpoint, `subscribe` follows a stream, `apiEvents` tells of both. */
export const {
  request,
  subscribe,
  events: apiEvents,
} = createRequestClient({
  baseUrl: config.apiBaseUrl,
  isProduction: config.isProduction,
  // Asked early are pages of people who may be signed in; while pages are drawn at build there is no window.
  ...(isDrawnForVisitors || typeof window === 'undefined' ? {} : { fetch: createEarlyTransport() }),
});

/** Calls that no notice tells of: its events have no listener. */
export const { request: quietRequest } = createRequestClient({
  baseUrl: config.apiBaseUrl,
  isProduction: config.isProduction,
});

/** Told by the server in the page's head, so that one build serves installations with and without Firebase. */
const firebaseSettings =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="${firebaseMetaName}"]`)?.content;

const sessionOf = (settings: string | undefined): SessionAdapters =>
  settings === undefined
    ? {
        identity: createEmbeddedIdentity({
          request,
          verifiedPath: paths.verifyEmail,
          resetPath: paths.resetPassword,
          signInPath: paths.login,
          startsSignedOut: isDrawnForVisitors,
        }),
        profiles: createEmbeddedProfiles({ subscribe }),
      }
    : deferSession(async () => {
        const { createFirebaseSession } = await loadScreen(() => import('@keyclause/session/firebase'));
        return createFirebaseSession(settings, { request });
      });

export const { identity, profiles } = sessionOf(firebaseSettings);
