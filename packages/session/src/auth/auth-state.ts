import type { SessionUser } from './identity-adapter.ts';

interface Listener {
  readonly onUser: (user: SessionUser | null) => void;
  readonly onError: (error: Error) => void;
}

/** Tells the other tabs of this browser that who is signed in may have changed. */
const channelName = 'keyclause-auth';

/**
 * Who is signed in, as `ask` answers: told to every listener, and asked anew when another tab says that it changed. With
 * `startsSignedOut` it is known already that nobody is, and not asked.
 */
export const createAuthState = (ask: () => Promise<SessionUser | null>, startsSignedOut = false) => {
  const listeners = new Set<Listener>();
  let channel: BroadcastChannel | null = null;
  let known: { readonly user: SessionUser | null } | null = startsSignedOut ? { user: null } : null;
  let asked = 0;

  const tell = (user: SessionUser | null): void => {
    known = { user };
    for (const { onUser } of listeners) onUser(user);
  };

  const question = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    try {
      const user = await ask();
      // A later question has the say: its answer cannot be older.
      if (mine === asked) tell(user);
    } catch (error) {
      if (mine === asked) for (const { onError } of listeners) onError(asError(error));
    }
  };

  // Only once somebody listens: an open channel would keep a process alive that merely draws a page.
  const openChannel = (): void => {
    if (channel || typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void question();
  };

  return {
    onAuthChange: (onUser: Listener['onUser'], onError: Listener['onError']): (() => void) => {
      const listener = { onUser, onError };
      listeners.add(listener);
      openChannel();
      if (known) onUser(known.user);
      else if (listeners.size === 1) void question();
      return () => listeners.delete(listener);
    },
    /** Asks again, here and in the other tabs. */
    changed: async (): Promise<void> => {
      channel?.postMessage('changed');
      await question();
    },
    /** What is known without asking; the other tabs ask. */
    settle: (user: SessionUser | null): void => {
      channel?.postMessage('changed');
      asked += 1;
      tell(user);
    },
    currentUser: (): SessionUser => {
      if (!known?.user) throw new Error('Sign in first');
      return known.user;
    },
  };
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
