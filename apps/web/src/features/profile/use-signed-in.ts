import { type IdentityAdapter, type SessionUser, useAuth } from '@keyclause/session';

/** The user of a page behind RequireAuth. */
export const useSignedIn = (): { readonly user: SessionUser; readonly identity: IdentityAdapter } => {
  const { user, identity } = useAuth();
  if (!user) throw new Error('This part of the page needs a signed-in user');
  return { user, identity };
};
