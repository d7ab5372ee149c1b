import type { SubscriptionTier } from '@keyclause/domain';
import type { Selectable } from 'kysely';
import type { Database } from '#database/database.ts';
import type { ProfilesTable } from '#database/tables.ts';

export type ProfileRow = Selectable<ProfilesTable>;

/** Profiles: one row for each account, keyed by the identity provider's uid. */
export const createProfileRepository = (database: Database) => ({
  /** The profile, made with the defaults when the account has none yet. */
  getOrCreate: async (uid: string): Promise<ProfileRow> => {
    const found = await find(database, uid);
    if (found) {
      return found;
    }
    await database
      .insertInto('profiles')
      .values({ uid })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return database.selectFrom('profiles').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
  },
  find: (uid: string) => find(database, uid),
  listByUid: (uids: string[]): Promise<ProfileRow[]> =>
    uids.length === 0
      ? Promise.resolve([])
      : database.selectFrom('profiles').selectAll().where('uid', 'in', uids).execute(),
  assignTier: (uid: string, subscriptionTier: SubscriptionTier): Promise<ProfileRow | undefined> =>
    database
      .updateTable('profiles')
      .set({ subscriptionTier, updatedAt: new Date() })
      .where('uid', '=', uid)
      .returningAll()
      .executeTakeFirst(),
  remove: async (uid: string): Promise<void> => {
    await database.deleteFrom('profiles').where('uid', '=', uid).execute();
  },
});

const find = (database: Database, uid: string): Promise<ProfileRow | undefined> =>
  database.selectFrom('profiles').selectAll().where('uid', '=', uid).executeTakeFirst();
