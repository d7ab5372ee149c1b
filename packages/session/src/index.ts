export { type Auth, AuthProvider, useAuth } from './auth/auth-provider.tsx';
export type {
  BrowserSession,
  Credentials,
  IdentityAdapter,
  ProfileChange,
  Registration,
  SessionUser,
} from './auth/identity-adapter.ts';
export { deferSession, type SessionAdapters } from './deferred-session.ts';
export { createEmbeddedIdentity } from './embedded/embedded-identity.ts';
export { createEmbeddedProfiles } from './embedded/embedded-profiles.ts';
export { freeProfile, type ProfileAdapter } from './profile/profile-adapter.ts';
export { ProfileProvider, type ProfileState, useProfile } from './profile/profile-provider.tsx';
export { SessionProvider } from './session-provider.tsx';
