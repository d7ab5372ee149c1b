import type { Database } from '#database/database.ts';
import type { Events } from '#events/events.ts';
import type { IdentityProvider } from '../identity/identity.ts';
import { createSessionMemory } from '../identity/session-memory.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import { type FirebaseProject, openFirebaseProject } from './firebase-project.ts';
import { createFirebaseSessionRepository } from './firebase-sessions.repository.ts';
import type { FirebaseSettings } from './firebase-settings.ts';
import { createIdTokenVerifier } from './id-token.ts';
import { startProfileProjection } from './profile-projection.ts';

const forgetExpiredEveryMs = 3_600_000;

/** The identity of a Firebase project, with the profile documents that follow our database until it is closed. */
export const openFirebaseIdentity = async (options: {
  settings: FirebaseSettings;
  database: Database;
  events: Events;
  publicUrl: string;
  onAccount: (uid: string) => Promise<void>;
  onError: (error: unknown) => void;
  /** In place of the project that the settings name. */
  project?: FirebaseProject | undefined;
}): Promise<{ identity: IdentityProvider; close: () => Promise<void> }> => {
  const { settings, database, events, onError } = options;
  const project = options.project ?? (await openFirebaseProject(settings));
  const identity = createFirebaseIdentity({
    ...options,
    project,
    memory: createSessionMemory(events),
    verifyIdToken: createIdTokenVerifier(settings),
  });
  const projection = startProfileProjection({ database, events, project, onError });
  const sessions = createFirebaseSessionRepository(database);
  const timer = setInterval(() => void sessions.forgetExpired().catch(onError), forgetExpiredEveryMs).unref();
  return {
    identity,
    close: async () => {
      clearInterval(timer);
      await projection.stop();
      await project.close();
    },
  };
};
