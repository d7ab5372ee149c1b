import type { SubscriptionTier } from '@keyclause/domain';
import type { Database } from '#database/database.ts';

const columns = ['uid', 'subscriptionTier', 'freeScansUsed', 'analysisCredits'] as const;

/** What the admin sees and changes of profiles. */
export const createAdminAccountRepository = (database: Database) => ({
  listByUid: (uids: readonly string[]) =>
    uids.length === 0
      ? Promise.resolve([])
      : database.selectFrom('profiles').select(columns).where('uid', 'in', uids).execute(),

  /** Makes the profile when the account has none yet. */
  ensure: async (uid: string): Promise<void> => {
    await database
      .insertInto('profiles')
      .values({ uid })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  assignTier: (uid: string, subscriptionTier: SubscriptionTier) =>
    database
      .updateTable('profiles')
      .set({ subscriptionTier, updatedAt: new Date() })
      .where('uid', '=', uid)
      .returning(columns)
      .executeTakeFirst(),
});
