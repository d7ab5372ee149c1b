import type { Account, Profile } from '@keyclause/contracts';
import { isAdmin } from '@keyclause/domain';
import type { AccountRecord, IdentityProvider } from '#adapters/identity/identity.ts';
import { AppError, orNotFound } from '#errors.ts';
import type { AccountDeletions } from './account-deletions.ts';
import type { createProfileRepository, ProfileRow } from './profiles.repository.ts';

export type AccountsService = ReturnType<typeof createAccountsService>;

export const createAccountsService = ({
  identity,
  profiles,
  deletions,
  adminEmail,
}: {
  identity: Pick<IdentityProvider, 'find' | 'update'>;
  profiles: Pick<ReturnType<typeof createProfileRepository>, 'getOrCreate'>;
  deletions: AccountDeletions;
  adminEmail: string | undefined;
}) => {
  const getAccount = async (uid: string): Promise<Account> =>
    accountView(orNotFound(await identity.find(uid)), adminEmail);
  const getProfile = async (uid: string): Promise<Profile> => profileView(await profiles.getOrCreate(uid));
  return {
    getAccount,
    getProfile,
    update: async (
      uid: string,
      changes: { displayName?: string | null; photoURL?: string | null },
    ): Promise<Account> => {
      await identity.update(uid, changes);
      return getAccount(uid);
    },
    /** Ends the account at once; what is left of it is removed right after, also if this process dies now. */
    remove: async (
      { uid, email, emailVerified }: { uid: string; email: string; emailVerified: boolean },
      confirmEmail: string,
    ): Promise<void> => {
      if (confirmEmail.trim().toLowerCase() !== email.toLowerCase()) {
        throw new AppError('invalid_request', 'Type the e-mail of this account to confirm.', {
          fields: [{ path: 'confirmEmail', message: 'This is not the e-mail of this account.' }],
        });
      }
      await deletions.request({ uid, email, emailVerified });
    },
  };
};

const accountView = ({ createdAt, ...account }: AccountRecord, adminEmail: string | undefined): Account => ({
  ...account,
  isAdmin: isAdmin(account, adminEmail),
  createdAt: createdAt.toISOString(),
});

const profileView = ({ uid, subscriptionTier, freeScansUsed, analysisCredits }: ProfileRow): Profile => ({
  uid,
  subscriptionTier,
  freeScansUsed,
  analysisCredits,
});
