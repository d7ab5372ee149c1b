import type { Account } from '@keyclause/contracts';

/** Who is signed in, as the identity provider knows them. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  /** Only hides links: the server decides for itself. */
  readonly isAdmin: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly displayName: string;
}

export interface ProfileChange {
  readonly displayName?: string | null;
  /** A data URL of a small picture; null takes the picture away. */
  readonly photoURL?: string | null;
}

/** One signed-in browser. */
export interface BrowserSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
}

/**
 * The port to an identity provider. Each call rejects with an Error whose message can be shown.
 * A call that changes who is signed in is heard by `onAuthChange` before it resolves.
 */
export interface IdentityAdapter {
  /** Tells the user, or null for none, once it is known and after each change. Returns the function that stops it. */
  onAuthChange(onUser: (user: SessionUser | null) => void, onError: (error: Error) => void): () => void;
  signIn(credentials: Credentials): Promise<void>;
  signUp(registration: Registration): Promise<void>;
  /** Leaves the page or opens a popup; afterwards the browser is at `returnTo`. */
  signInWithGoogle(returnTo: string): Promise<void>;
  signOut(): Promise<void>;
  updateProfile(change: ProfileChange): Promise<void>;
  /** False for whoever signs in by Google alone: there is no password to change. */
  hasPassword(): Promise<boolean>;
  changePassword(change: { readonly currentPassword: string; readonly newPassword: string }): Promise<void>;
  sendVerification(): Promise<void>;
  /** Proves an address with the token of its mail. */
  verifyEmail(token: string): Promise<void>;
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(reset: { readonly token: string; readonly newPassword: string }): Promise<void>;
  listSessions(): Promise<readonly BrowserSession[]>;
  revokeSession(id: string): Promise<void>;
  revokeOtherSessions(): Promise<void>;
  /** Asks again who is signed in: after an e-mail was verified, an account deleted, a session refused. */
  refresh(): Promise<void>;
}

export const userOf = ({ createdAt: _createdAt, ...user }: Account): SessionUser => user;
