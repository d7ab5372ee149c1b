import { watchProfile } from '@keyclause/contracts';
import type { RequestClient } from '@keyclause/request';
import type { ProfileAdapter } from '../profile/profile-adapter.ts';

/** The profile by server-sent events; the server tells only the profile of the session's own user. */
export const createEmbeddedProfiles = ({ subscribe }: Pick<RequestClient, 'subscribe'>): ProfileAdapter => ({
  subscribe: (uid, onProfile, onError) =>
    subscribe(
      watchProfile,
      {},
      {
        onEvent: (profile) => {
          if (profile.uid === uid) onProfile(profile);
        },
        onError,
      },
    ),
});
