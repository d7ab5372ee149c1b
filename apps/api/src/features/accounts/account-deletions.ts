import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { createProfileRepository } from './profiles.repository.ts';

/** What a feature does when an account ends. Runs again after a crash, so it must not mind that its work is done. */
export type OnAccountDeleted = (uid: string) => Promise<void>;

export interface AccountDeletions {
  /** Remembers that the account ends; from then on its removal is finished by whichever process lives. */
  request: (account: { uid: string; email: string }) => Promise<void>;
  /** Removes what is left of all ended accounts. Those that fail stay for the next time. */
  finish: () => Promise<void>;
}

export const createAccountDeletions = ({
  database,
  hooks,
  removeIdentity,
  onError,
}: {
  database: Database;
  hooks: readonly OnAccountDeleted[];
  removeIdentity: (uid: string) => Promise<void>;
  onError: (error: unknown) => void;
}): AccountDeletions => {
  const finishOne = async ({ uid, email, requestedAt }: { uid: string; email: string; requestedAt: Date }) => {
    await removeIdentity(uid);
    for (const hook of hooks) {
      await hook(uid);
    }
    await database.transaction().execute(async (transaction) => {
      await createProfileRepository(transaction).remove(uid);
      // The address may have signed up again in the meantime: its newer mails stay.
      await transaction
        .deleteFrom('mails')
        .where(sql`lower(recipient)`, '=', email.toLowerCase())
        .where('createdAt', '<=', requestedAt)
        .execute();
      await transaction.deleteFrom('accountDeletions').where('uid', '=', uid).execute();
    });
  };
  return {
    request: async ({ uid, email }) => {
      await database
        .insertInto('accountDeletions')
        .values({ uid, email })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await removeIdentity(uid);
    },
    finish: async () => {
      const waiting = await database.selectFrom('accountDeletions').selectAll().orderBy('requestedAt').execute();
      for (const deletion of waiting) {
        await finishOne(deletion).catch(onError);
      }
    },
  };
};
