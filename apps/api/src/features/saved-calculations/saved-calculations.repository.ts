import type { SavedCalculation } from '@keyclause/contracts';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

type Content = Pick<SavedCalculation, 'title' | 'calculator' | 'scenarios'>;
const columns = ['id', 'title', 'calculator', 'scenarios', 'createdAt', 'updatedAt'] as const;

/** Saved calculations. What an owner asks for goes through the functions that take a uid. */
export const createSavedCalculationRepository = (database: Database) => {
  const owned = (uid: string, id: string) =>
    database.updateTable('savedCalculations').where('ownerUid', '=', uid).where('id', '=', id);

  return {
    list: (uid: string) =>
      database
        .selectFrom('savedCalculations')
        .select(columns)
        .where('ownerUid', '=', uid)
        .where('deletedAt', 'is', null)
        .orderBy('updatedAt', 'desc')
        .orderBy('id')
        .execute(),

    /** Undefined when the owner keeps `most` already: counted in the same statement, behind a lock on the owner's rows. */
    insert: (uid: string, id: string, { title, calculator, scenarios }: Content, now: Date, most: number) =>
      database.transaction().execute(async (transaction) => {
        await sql`SELECT pg_advisory_xact_lock(hashtext(${`saved-calculations:${uid}`}))`.execute(transaction);
        const { kept } = await transaction
          .selectFrom('savedCalculations')
          .select(({ fn }) => fn.countAll<string>().as('kept'))
          .where('ownerUid', '=', uid)
          .executeTakeFirstOrThrow();
        if (Number(kept) >= most) return undefined;
        return transaction
          .insertInto('savedCalculations')
          .values({
            id,
            ownerUid: uid,
            title,
            calculator,
            scenarios: JSON.stringify(scenarios),
            createdAt: now,
            updatedAt: now,
          })
          .returning(columns)
          .executeTakeFirst();
      }),

    find: (uid: string, id: string) =>
      database
        .selectFrom('savedCalculations')
        .select(columns)
        .where('ownerUid', '=', uid)
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst(),

    update: (uid: string, id: string, change: Partial<Pick<Content, 'title' | 'scenarios'>>, now: Date) =>
      owned(uid, id)
        .where('deletedAt', 'is', null)
        .set({
          updatedAt: now,
          ...(change.title === undefined ? {} : { title: change.title }),
          ...(change.scenarios === undefined ? {} : { scenarios: JSON.stringify(change.scenarios) }),
        })
        .returning(columns)
        .executeTakeFirst(),

    markDeleted: async (uid: string, id: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await owned(uid, id)
        .where('deletedAt', 'is', null)
        .set({ deletedAt: now })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    restore: (uid: string, id: string, deletedAfter: Date) =>
      owned(uid, id)
        .where('deletedAt', '>', deletedAfter)
        .set({ deletedAt: null })
        .returning(columns)
        .executeTakeFirst(),

    purge: async (deletedBefore: Date): Promise<void> => {
      await database.deleteFrom('savedCalculations').where('deletedAt', '<=', deletedBefore).execute();
    },

    removeOwner: async (uid: string): Promise<void> => {
      await database.deleteFrom('savedCalculations').where('ownerUid', '=', uid).execute();
    },
  };
};

export type SavedCalculationRepository = ReturnType<typeof createSavedCalculationRepository>;
