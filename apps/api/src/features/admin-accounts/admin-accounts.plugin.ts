import { assignPlan, grantCredits, listAccounts, type Profile } from '@keyclause/contracts';
import { isAdmin } from '@keyclause/domain';
import type { FastifyInstance } from 'fastify';
import type { AccountRecord, IdentityProvider } from '#adapters/identity/identity.ts';
import type { Database } from '#database/database.ts';
import { orNotFound } from '#errors.ts';
import { implement } from '#implement.ts';
import { createAdminAccountRepository } from './admin-accounts.repository.ts';

const accountsMax = 50;

/** Without payments the admin assigns plans and credits. */
export const registerAdminAccounts = (
  app: FastifyInstance,
  {
    database,
    identity,
    adminEmail,
    grantCredits: grant,
  }: {
    database: Database;
    identity: Pick<IdentityProvider, 'find' | 'search'>;
    adminEmail: string | undefined;
    /** Adds credits once for each key. */
    grantCredits: (
      uid: string,
      grant: { credits: number; reason: string; key: string },
    ) => Promise<Omit<Profile, 'uid'>>;
  },
): void => {
  const profiles = createAdminAccountRepository(database);
  const existing = async (uid: string): Promise<string> => {
    orNotFound(await identity.find(uid));
    await profiles.ensure(uid);
    return uid;
  };

  implement(app, listAccounts, async ({ query }) => {
    const found = await identity.search(query.search, accountsMax);
    const profileOf = new Map((await profiles.listByUid(found.map(({ uid }) => uid))).map((row) => [row.uid, row]));
    const accounts = found.map((account) => ({
      account: accountView(account, adminEmail),
      profile: profileOf.get(account.uid) ?? emptyProfile(account.uid),
    }));
    return { accounts };
  });

  implement(app, assignPlan, async ({ params, body }) =>
    orNotFound(await profiles.assignTier(await existing(params.uid), body.subscriptionTier)),
  );

  implement(app, grantCredits, async ({ params, body }) => {
    const uid = await existing(params.uid);
    return { uid, ...(await grant(uid, body)) };
  });
};

const accountView = ({ createdAt, ...account }: AccountRecord, adminEmail: string | undefined) => ({
  ...account,
  isAdmin: isAdmin(account, adminEmail),
  createdAt: createdAt.toISOString(),
});

const emptyProfile = (uid: string): Profile => ({
  uid,
  subscriptionTier: 'free',
  freeScansUsed: 0,
  analysisCredits: 0,
});
