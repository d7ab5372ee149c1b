import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { FirebaseAccountsTable } from '#database/firebase-tables.ts';
import type { AccountRecord } from '../identity/identity.ts';
import type { IdToken } from './id-token.ts';

export type FirebaseAccount = Selectable<FirebaseAccountsTable>;

/** Accounts by our own ids. One that has ended is found by nobody. */
export const createFirebaseAccountRepository = (database: Database) => ({
  /** The account of a Firebase user, made at the first sight; name and picture are taken over only then. Null when it has ended. */
  sight: async ({ firebaseUid, email, emailVerified, displayName, photoURL }: IdToken): Promise<string | null> => {
    const { id, endedAt } = await database
      .insertInto('firebaseAccounts')
      .values({ id: randomUUID(), firebaseUid, email, emailVerified, displayName, photoUrl: photoURL })
      .onConflict((conflict) => conflict.column('firebaseUid').doUpdateSet({ email, emailVerified }))
      .returning(['id', 'endedAt'])
      .executeTakeFirstOrThrow();
    return endedAt === null ? id : null;
  },

  find: (id: string): Promise<FirebaseAccount | undefined> =>
    database
      .selectFrom('firebaseAccounts')
      .selectAll()
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .executeTakeFirst(),

  search: (text: string, limit: number): Promise<FirebaseAccount[]> =>
    database
      .selectFrom('firebaseAccounts')
      .selectAll()
      .where(sql`lower(email)`, 'like', `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
      .where('endedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute(),

  update: async (
    id: string,
    changes: { displayName?: string | null; photoUrl?: string | null; email?: string; emailVerified?: boolean },
  ): Promise<void> => {
    if (Object.keys(changes).length > 0) {
      await database.updateTable('firebaseAccounts').set(changes).where('id', '=', id).execute();
    }
  },

  end: async (id: string): Promise<void> => {
    await database
      .updateTable('firebaseAccounts')
      .set({ endedAt: new Date() })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .execute();
    await database.deleteFrom('firebaseSessions').where('accountId', '=', id).execute();
  },

  /** Locked, so that no projection writes a document that is just being removed. */
  lockEnded: (id: string): Promise<FirebaseAccount | undefined> =>
    database
      .selectFrom('firebaseAccounts')
      .selectAll()
      .where('id', '=', id)
      .where('endedAt', 'is not', null)
      .forUpdate()
      .executeTakeFirst(),

  forget: async (id: string): Promise<void> => {
    await database.deleteFrom('firebaseAccounts').where('id', '=', id).execute();
  },
});

export const accountRecordOf = (
  account: Pick<FirebaseAccount, 'id' | 'email' | 'emailVerified' | 'displayName' | 'photoUrl' | 'createdAt'>,
): AccountRecord => ({
  uid: account.id,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  photoURL: account.photoUrl,
  createdAt: account.createdAt,
});
