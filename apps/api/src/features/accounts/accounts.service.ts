import type { Account, Profile } from '@keyclause/contracts';
import { isAdmin, type SubscriptionTier } from '@keyclause/domain';
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
  identity: Pick<IdentityProvider, 'find' | 'search' | 'update'>;
  profiles: Omit<ReturnType<typeof createProfileRepository>, 'remove'>;
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
    remove: async ({ uid, email }: { uid: string; email: string }, confirmEmail: string): Promise<void> => {
      if (confirmEmail.trim().toLowerCase() !== email.toLowerCase()) {
        throw new AppError('invalid_request', 'Type the e-mail of this account to confirm.', {
          fields: [{ path: 'confirmEmail', message: 'This is not the e-mail of this account.' }],
        });
      }
      await deletions.request({ uid, email });
    },
    search: async (text: string): Promise<{ account: Account; profile: Profile }[]> => {
      const accounts = await identity.search(text, 50);
      const found = await profiles.listByUid(accounts.map(({ uid }) => uid));
      const profileOf = new Map(found.map((profile) => [profile.uid, profile]));
      return accounts.map((account) => ({
        account: accountView(account, adminEmail),
        profile: profileView(profileOf.get(account.uid) ?? emptyProfile(account.uid)),
      }));
    },
    assignTier: async (uid: string, tier: SubscriptionTier): Promise<Profile> =>
      profileView(orNotFound(await profiles.assignTier(uid, tier))),
  };
};

const accountView = ({ createdAt, ...account }: AccountRecord, adminEmail: string | undefined): Account => ({
  ...account,
  isAdmin: isAdmin(account, adminEmail),
  createdAt: createdAt.toISOString(),
});

type ProfileCounters = Pick<ProfileRow, 'uid' | 'subscriptionTier' | 'freeScansUsed' | 'analysisCredits'>;

const emptyProfile = (uid: string): ProfileCounters => ({
  uid,
  subscriptionTier: 'free',
  freeScansUsed: 0,
  analysisCredits: 0,
});

const profileView = ({ uid, subscriptionTier, freeScansUsed, analysisCredits }: ProfileCounters): Profile => ({
  uid,
  subscriptionTier,
  freeScansUsed,
  analysisCredits,
});
