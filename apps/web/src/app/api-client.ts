import { createRequestClient } from '@keyclause/request';
import { createEmbeddedIdentity, createEmbeddedProfiles } from '@keyclause/session';
import { config } from '#config.ts';
import { paths } from '#paths.ts';

/** The one client of the app: `request` calls an endpoint, `subscribe` follows a stream, `apiEvents` tells of both. */
export const {
  request,
  subscribe,
  events: apiEvents,
} = createRequestClient({ baseUrl: config.apiBaseUrl, isProduction: config.isProduction });

/** Calls that no notice tells of: its events have no listener. */
export const { request: quietRequest } = createRequestClient({
  baseUrl: config.apiBaseUrl,
  isProduction: config.isProduction,
});

export const identity = createEmbeddedIdentity({
  request,
  verifiedPath: paths.verifyEmail,
  resetPath: paths.resetPassword,
  signInPath: paths.login,
});

export const profiles = createEmbeddedProfiles({ subscribe });
