import { type ScanAllowance, type ScanCharge, scanAllowance } from '@keyclause/domain';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Database, DatabaseTransaction } from '#database/database.ts';
import { AppError, orNotFound } from '#errors.ts';
import { createCreditEntryRepository, effectOf, type LockedProfile } from './credit-entries.repository.ts';

export type ScansService = ReturnType<typeof createScansService>;

/**
 * What readings are paid with: reserved before the work, committed with the report, released on any failure. Each of the three
 * happens once for a lease, however often it is asked for.
 */
export const createScansService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const allowanceOf = async (db: Database, uid: string, profile: LockedProfile): Promise<ScanAllowance> => {
    const tier = profile.subscriptionTier;
    const used =
      tier === 'free'
        ? profile.freeScansUsed
        : await createCreditEntryRepository(db).countMonth(uid, monthOf(clock.now()));
    return scanAllowance({ tier, used, credits: profile.analysisCredits });
  };

  return {
    getAllowance: async (uid: string): Promise<ScanAllowance> => {
      const profile = await database
        .selectFrom('profiles')
        .select(['subscriptionTier', 'freeScansUsed', 'analysisCredits'])
        .where('uid', '=', uid)
        .executeTakeFirst();
      return allowanceOf(database, uid, profile ?? { subscriptionTier: 'free', freeScansUsed: 0, analysisCredits: 0 });
    },

    /** Raises `no_scans_left`. The profile stays locked until the transaction ends. */
    reserve: async (transaction: DatabaseTransaction, uid: string, leaseId: string): Promise<ScanCharge> => {
      const entries = createCreditEntryRepository(transaction);
      const profile = await entries.lockProfile(uid);
      if (!profile || (await entries.isEnding(uid))) {
        throw new AppError('not_signed_in', 'Sign in again.');
      }
      const { nextCharge } = await allowanceOf(transaction, uid, profile);
      if (nextCharge === null) {
        throw new AppError(
          'no_scans_left',
          'You have no scans left. Choose a plan or buy credits to read another lease.',
        );
      }
      await entries.add({
        uid,
        leaseId,
        kind: 'reserve',
        charge: nextCharge,
        tier: profile.subscriptionTier,
        month: monthOf(clock.now()),
        ...effectOf(nextCharge),
        idempotencyKey: `reserve:${leaseId}`,
      });
      return nextCharge;
    },

    /** To be called before a lease's row is locked: everybody locks in this order. */
    lock: async (transaction: DatabaseTransaction, uid: string): Promise<void> => {
      await createCreditEntryRepository(transaction).lockProfile(uid);
    },

    /** The report was delivered: the reservation stands. */
    commit: (transaction: DatabaseTransaction, uid: string, leaseId: string): Promise<void> =>
      settle(transaction, uid, leaseId, 'commit'),

    /** Nothing was delivered: the reservation is given back. */
    release: (transaction: DatabaseTransaction, uid: string, leaseId: string): Promise<void> =>
      settle(transaction, uid, leaseId, 'release'),

    /** Adds credits once for each key. Raises not_found for an account without a profile. */
    grant: (uid: string, grant: { credits: number; reason: string; key: string }): Promise<LockedProfile> =>
      database.transaction().execute(async (transaction) => {
        const entries = createCreditEntryRepository(transaction);
        const { subscriptionTier } = orNotFound(await entries.lockProfile(uid));
        await entries.add({
          uid,
          leaseId: null,
          kind: 'grant',
          charge: 'credit',
          tier: subscriptionTier,
          month: monthOf(clock.now()),
          credits: grant.credits,
          scans: 0,
          idempotencyKey: `grant:${uid}:${grant.key}`,
          reason: grant.reason,
        });
        return orNotFound(await entries.lockProfile(uid));
      }),

    /** The account ends: its ledger goes with it. */
    forget: (transaction: DatabaseTransaction, uid: string): Promise<void> =>
      createCreditEntryRepository(transaction).forget(uid),

    listEntries: (uid: string) => createCreditEntryRepository(database).list(uid),
  };
};

const settle = async (
  transaction: DatabaseTransaction,
  uid: string,
  leaseId: string,
  kind: 'commit' | 'release',
): Promise<void> => {
  const entries = createCreditEntryRepository(transaction);
  const reservation = await entries.findReservation(leaseId);
  if (!reservation) return;
  const { charge, tier, month } = reservation;
  const effect = kind === 'release' ? { credits: 0 - reservation.credits, scans: 0 - reservation.scans } : nothing;
  await entries.add({ uid, leaseId, kind, charge, tier, month, ...effect, idempotencyKey: `${kind}:${leaseId}` });
};

const nothing = { credits: 0, scans: 0 };

/** Months are those of UTC: a plan's scans return for everybody at the same instant. */
const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);
