import type { ScanCharge, SubscriptionTier } from '@keyclause/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#database/database.ts';
import type { CreditEntriesTable } from '#database/lease-tables.ts';

export type LockedProfile = {
  readonly subscriptionTier: SubscriptionTier;
  readonly freeScansUsed: number;
  readonly analysisCredits: number;
};

export type Reservation = Pick<Selectable<CreditEntriesTable>, 'charge' | 'tier' | 'month' | 'credits' | 'scans'>;

export type NewEntry = Pick<
  Insertable<CreditEntriesTable>,
  'kind' | 'charge' | 'tier' | 'month' | 'credits' | 'scans'
> & {
  readonly uid: string;
  readonly leaseId: string | null;
  readonly idempotencyKey: string;
  readonly reason?: string;
};

/** The ledger of scans. Made from a transaction wherever it writes. */
export const createCreditEntryRepository = (database: Database) => ({
  /** Holds the profile until the transaction ends, so that two scans cannot be paid with the same credit. */
  lockProfile: (uid: string): Promise<LockedProfile | undefined> =>
    database
      .selectFrom('profiles')
      .select(['subscriptionTier', 'freeScansUsed', 'analysisCredits'])
      .where('uid', '=', uid)
      .forUpdate()
      .executeTakeFirst(),

  isEnding: async (uid: string): Promise<boolean> =>
    (await database.selectFrom('accountDeletions').select('uid').where('uid', '=', uid).executeTakeFirst()) !==
    undefined,

  /** Scans of paid plans in a month, reserved ones included. */
  countMonth: async (uid: string, month: string): Promise<number> => {
    const { scans } = await database
      .selectFrom('creditEntries')
      .select(({ fn }) => fn.sum<string | null>('scans').as('scans'))
      .where('uid', '=', uid)
      .where('month', '=', month)
      .where('charge', '=', 'allowance')
      .where('tier', '!=', 'free')
      .executeTakeFirstOrThrow();
    return Number(scans ?? 0);
  },

  findReservation: (leaseId: string): Promise<Reservation | undefined> =>
    database
      .selectFrom('creditEntries')
      .select(['charge', 'tier', 'month', 'credits', 'scans'])
      .where('leaseId', '=', leaseId)
      .where('kind', '=', 'reserve')
      .executeTakeFirst(),

  /** False when the ledger has it already. Changes the profile's counters along with it. */
  add: async (entry: NewEntry): Promise<boolean> => {
    const added = await database
      .insertInto('creditEntries')
      .values(entry)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return false;
    const freeScans = entry.tier === 'free' ? entry.scans : 0;
    if (freeScans !== 0 || entry.credits !== 0) {
      await database
        .updateTable('profiles')
        .set(({ eb }) => ({
          freeScansUsed: eb('freeScansUsed', '+', freeScans),
          analysisCredits: eb('analysisCredits', '+', entry.credits),
          updatedAt: new Date(),
        }))
        .where('uid', '=', entry.uid)
        .execute();
    }
    return true;
  },

  forget: async (uid: string): Promise<void> => {
    await database.deleteFrom('creditEntries').where('uid', '=', uid).execute();
  },

  list: (uid: string) =>
    database
      .selectFrom('creditEntries')
      .select(['kind', 'charge', 'tier', 'leaseId', 'month', 'credits', 'scans', 'reason', 'createdAt'])
      .where('uid', '=', uid)
      .orderBy('createdAt')
      .execute(),
});

export type ChargeEffect = { readonly credits: number; readonly scans: number };

/** What a reservation takes. */
export const effectOf = (charge: ScanCharge): ChargeEffect =>
  charge === 'credit' ? { credits: -1, scans: 0 } : { credits: 0, scans: 1 };
