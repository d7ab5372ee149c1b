import type { Events } from '#events/events.ts';
import type { Identity } from './identity.ts';

export interface SessionMemory {
  get: (token: string) => Identity | undefined;
  /** `begunAt` is a mark taken before the session was read: what was revoked since then is not remembered. */
  remember: (token: string, identity: Identity, begunAt: number) => void;
  mark: () => number;
  /** Forgets all sessions of an account, here and now; other processes hear of it by an event. */
  forget: (uid: string) => void;
}

const secondsRemembered = 30;
const sessionsMax = 50_000;

/** Remembers verified sessions for up to 30 seconds. Any process that ends a session or changes an account makes all forget it. */
export const createSessionMemory = (events: Events): SessionMemory => {
  const sessions = new Map<string, { identity: Identity; until: number }>();
  let changes = 0;

  const forget = (uid: string): void => {
    changes++;
    for (const [token, { identity }] of sessions) {
      if (identity.uid === uid) {
        sessions.delete(token);
      }
    }
  };
  events.subscribe('session.ended', ({ uid }) => forget(uid));
  events.subscribe('account.changed', ({ uid }) => forget(uid));
  events.onGap(() => {
    changes++;
    sessions.clear();
  });

  return {
    get: (token) => {
      const found = sessions.get(token);
      if (found && found.until < Date.now()) {
        sessions.delete(token);
        return undefined;
      }
      return found?.identity;
    },
    remember: (token, identity, begunAt) => {
      if (begunAt !== changes) {
        return;
      }
      if (sessions.size >= sessionsMax) {
        sessions.clear();
      }
      sessions.set(token, { identity, until: Date.now() + secondsRemembered * 1000 });
    },
    mark: () => changes,
    forget,
  };
};
