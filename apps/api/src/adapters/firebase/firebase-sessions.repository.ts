import { createHash } from 'node:crypto';
import type { Database } from '#database/database.ts';

/** A session that Firebase has not been asked about for this long is checked before it is believed. */
const checkEverySeconds = 600;
export const sessionSeconds = 30 * 86_400;

const seconds = (count: number): Date => new Date(Date.now() + count * 1000);

/** Sessions of browsers. The cookie's token is stored as a hash: a stolen backup signs nobody in. */
export const createFirebaseSessionRepository = (database: Database) => ({
  begin: async (session: {
    accountId: string;
    token: string;
    signedInAt: Date;
    userAgent: string | null;
    ipAddress: string | null;
  }): Promise<void> => {
    const { token, ...values } = session;
    await database
      .insertInto('firebaseSessions')
      .values({ ...values, tokenHash: hashOf(token), expiresAt: seconds(sessionSeconds) })
      .execute();
  },

  find: (token: string) =>
    database
      .selectFrom('firebaseSessions')
      .innerJoin('firebaseAccounts', 'firebaseAccounts.id', 'firebaseSessions.accountId')
      .select([
        'firebaseSessions.id as sessionId',
        'firebaseSessions.signedInAt',
        'firebaseSessions.checkedAt',
        'firebaseSessions.confirmedAt',
        'firebaseAccounts.id',
        'firebaseAccounts.firebaseUid',
        'firebaseAccounts.email',
        'firebaseAccounts.emailVerified',
        'firebaseAccounts.displayName',
        'firebaseAccounts.photoUrl',
        'firebaseAccounts.createdAt',
      ])
      .where('firebaseSessions.tokenHash', '=', hashOf(token))
      .where('firebaseSessions.expiresAt', '>', new Date())
      .where('firebaseAccounts.endedAt', 'is', null)
      .executeTakeFirst(),

  /** True for the one request that has to ask Firebase now; the others go on with what was known. */
  claimCheck: async (id: string, { isForced = false } = {}): Promise<boolean> => {
    const claimed = await database
      .updateTable('firebaseSessions')
      .set({ checkedAt: new Date() })
      .where('id', '=', id)
      .$if(!isForced, (query) => query.where('checkedAt', '<', seconds(-checkEverySeconds)))
      .returning('id')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  confirm: async (id: string): Promise<void> => {
    await database
      .updateTable('firebaseSessions')
      .set({ confirmedAt: new Date(), expiresAt: seconds(sessionSeconds) })
      .where('id', '=', id)
      .execute();
  },

  list: (accountId: string) =>
    database
      .selectFrom('firebaseSessions')
      .select(['id', 'createdAt', 'checkedAt', 'userAgent', 'ipAddress'])
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', new Date())
      .orderBy('createdAt', 'desc')
      .execute(),

  end: async (accountId: string, id: string): Promise<void> => {
    await database.deleteFrom('firebaseSessions').where('accountId', '=', accountId).where('id', '=', id).execute();
  },

  endOthers: async (accountId: string, id: string): Promise<void> => {
    await database.deleteFrom('firebaseSessions').where('accountId', '=', accountId).where('id', '!=', id).execute();
  },

  /** Ends those that were begun before Firebase signed everybody out. */
  endBefore: async (accountId: string, validSince: Date): Promise<void> => {
    await database
      .deleteFrom('firebaseSessions')
      .where('accountId', '=', accountId)
      .where('signedInAt', '<', validSince)
      .execute();
  },

  endAll: async (accountId: string): Promise<void> => {
    await database.deleteFrom('firebaseSessions').where('accountId', '=', accountId).execute();
  },

  forgetExpired: async (): Promise<void> => {
    await database.deleteFrom('firebaseSessions').where('expiresAt', '<', new Date()).execute();
  },
});

export type FirebaseSessions = ReturnType<typeof createFirebaseSessionRepository>;
export type FoundSession = NonNullable<Awaited<ReturnType<FirebaseSessions['find']>>>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
