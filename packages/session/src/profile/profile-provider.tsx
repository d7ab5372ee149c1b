import type { Profile } from '@keyclause/contracts';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useAuth } from '../auth/auth-provider.tsx';
import { freeProfile, type ProfileAdapter } from './profile-adapter.ts';

export interface ProfileState {
  /** Null while nobody is signed in, before the first snapshot, and after a listener error. */
  readonly profile: Profile | null;
  readonly isLoading: boolean;
}

interface ProfileProviderProps {
  readonly profiles: ProfileAdapter;
  readonly onError?: (error: Error) => void;
  readonly children: ReactNode;
}

/** With a user: loading until the first snapshot or an error. The live subscription ends on sign-out. */
export const ProfileProvider = ({ profiles, onError, children }: ProfileProviderProps) => {
  const uid = useAuth().user?.uid;
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  useEffect(() => {
    if (uid === undefined) return;
    const end = profiles.subscribe(
      uid,
      (profile) => setSnapshot({ uid, profile: profile ?? freeProfile(uid) }),
      (error) => {
        onError?.(error);
        setSnapshot({ uid, profile: null });
      },
    );
    return () => {
      end();
      setSnapshot(null);
    };
  }, [profiles, uid, onError]);
  const state = useMemo(() => stateOf(uid, snapshot), [uid, snapshot]);
  return <ProfileContext value={state}>{children}</ProfileContext>;
};

/** Throws outside of its provider. */
export const useProfile = (): ProfileState => {
  const state = use(ProfileContext);
  if (!state) throw new Error('useProfile must be used within a ProfileProvider');
  return state;
};

interface Snapshot {
  readonly uid: string;
  readonly profile: Profile | null;
}

// A snapshot of the user before is none of this user's business.
const stateOf = (uid: string | undefined, snapshot: Snapshot | null): ProfileState => {
  if (uid === undefined) return { profile: null, isLoading: false };
  return snapshot?.uid === uid ? { profile: snapshot.profile, isLoading: false } : { profile: null, isLoading: true };
};

const ProfileContext = createContext<ProfileState | null>(null);
