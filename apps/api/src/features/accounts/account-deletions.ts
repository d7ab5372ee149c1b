import { sql } from 'kysely';
import type { IdentityProvider } from '#adapters/identity/identity.ts';
import type { Database } from '#database/database.ts';
import { createProfileRepository } from './profiles.repository.ts';

/** What a feature does when an account ends. Runs again after a crash, so it must not mind that its work is done. */
export type OnAccountDeleted = (uid: string, ended: EndedAccount) => Promise<void>;

export interface EndedAccount {
  email: string;
  /** Whether the account had proved that the address is its own. */
  emailVerified: boolean;
  requestedAt: Date;
}

export interface AccountDeletions {
  /** Remembers that the account ends; from then on its removal is finished by whichever process lives. */
  request: (account: { uid: string; email: string; emailVerified: boolean }) => Promise<void>;
  /** Removes what is left of all ended accounts. Those that fail stay for the next time. */
  finish: () => Promise<void>;
}

export const createAccountDeletions = ({
  database,
  hooks,
  identity,
  onError,
}: {
  database: Database;
  hooks: readonly OnAccountDeleted[];
  identity: Pick<IdentityProvider, 'remove' | 'erase'>;
  onError: (error: unknown) => void;
}): AccountDeletions => {
  const finishOne = async ({ uid, ...ended }: EndedAccount & { uid: string }) => {
    const { email, requestedAt } = ended;
    await identity.remove(uid);
    for (const hook of hooks) {
      await hook(uid, ended);
    }
    await identity.erase(uid);
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
    request: async ({ uid, email, emailVerified }) => {
      await database
        .insertInto('accountDeletions')
        .values({ uid, email, emailVerified })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await identity.remove(uid);
    },
    finish: async () => {
      const waiting = await database.selectFrom('accountDeletions').selectAll().orderBy('requestedAt').execute();
      for (const deletion of waiting) {
        await finishOne(deletion).catch(onError);
      }
    },
  };
};
