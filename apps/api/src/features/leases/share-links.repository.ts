import type { Database } from '#database/database.ts';

const columns = ['shareLinks.id', 'withDocument', 'shareLinks.createdAt', 'expiresAt'] as const;

/** Links to leases. What has expired is no longer there, whether its row is or not. */
export const createShareLinkRepository = (database: Database) => {
  const holding = (now: Date) =>
    database
      .selectFrom('shareLinks')
      .innerJoin('leases', 'leases.id', 'shareLinks.leaseId')
      .where('leases.deletedAt', 'is', null)
      .where('leases.status', '=', 'ready')
      .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]));

  return {
    list: (uid: string, leaseId: string, now: Date) =>
      holding(now)
        .select(columns)
        .where('leases.ownerUid', '=', uid)
        .where('leaseId', '=', leaseId)
        .orderBy('shareLinks.createdAt', 'desc')
        .orderBy('shareLinks.id')
        .execute(),

    insert: async (link: {
      id: string;
      leaseId: string;
      tokenHash: Buffer;
      withDocument: boolean;
      createdAt: Date;
      expiresAt: Date | null;
    }): Promise<void> => {
      await database.insertInto('shareLinks').values(link).execute();
    },

    /** False when the owner has no such link. */
    remove: async (uid: string, leaseId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await database
        .deleteFrom('shareLinks')
        .where('id', '=', id)
        .where('leaseId', '=', leaseId)
        .where('leaseId', 'in', (query) =>
          query.selectFrom('leases').select('id').where('ownerUid', '=', uid).where('deletedAt', 'is', null),
        )
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    findByHash: (tokenHash: Buffer, now: Date) =>
      holding(now)
        .select(['tokenHash', 'leaseId', 'withDocument', 'expiresAt', 'leases.ownerUid', 'leases.title'])
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    removeExpired: async (now: Date): Promise<void> => {
      await database.deleteFrom('shareLinks').where('expiresAt', '<=', now).execute();
    },
  };
};

export type ShareLinkRepository = ReturnType<typeof createShareLinkRepository>;
