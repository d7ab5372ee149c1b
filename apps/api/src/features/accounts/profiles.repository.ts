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
  remove: async (uid: string): Promise<void> => {
    await database.deleteFrom('profiles').where('uid', '=', uid).execute();
  },
});

const find = (database: Database, uid: string): Promise<ProfileRow | undefined> =>
  database.selectFrom('profiles').selectAll().where('uid', '=', uid).executeTakeFirst();
