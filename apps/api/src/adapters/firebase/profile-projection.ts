import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Events } from '#events/events.ts';
import type { FirebaseProject } from './firebase-project.ts';

export interface ProfileProjection {
  /** Writes whatever is due; for tests and for the start. */
  sweep: () => Promise<void>;
  stop: () => Promise<void>;
}

const sweepEveryMs = 30_000;
const writeWithinMs = 8_000;
const retrySecondsMax = 900;

/** A little more than the first wait after a failure, so that one hiccup is over in seconds. */
const retryAfterMs = 2_200;

/**
 * Keeps `users/{uid}` equal to the profile in our database, which stays the truth. Written on each change; what failed, or was changed
 * while nobody listened, is found by comparing with what was last written, so that nothing has to be remembered.
 */
export const startProfileProjection = ({
  database,
  events,
  project,
  onError,
}: {
  database: Database;
  events: Events;
  project: Pick<FirebaseProject, 'writeProfile'>;
  onError: (error: unknown) => void;
}): ProfileProjection => {
  let queue = Promise.resolve();
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;

  /** One document that is due, of this account or of any; false when there is none. */
  const projectNext = (uid?: string): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const due = await dueProfile(transaction, uid);
      if (!due) {
        return false;
      }
      const { id, firebaseUid, ...profile } = due;
      const failure = await within(writeWithinMs, project.writeProfile(firebaseUid, profile)).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (failure) {
        onError(failure.error);
        clearTimeout(again);
        again = setTimeout(() => void run(), retryAfterMs).unref();
      }
      await transaction
        .updateTable('firebaseAccounts')
        .set(
          failure
            ? {
                projectionFailures: sql`projection_failures + 1`,
                projectAfter: sql`now() + least(${retrySecondsMax}, 2 * power(2, least(projection_failures, 10))) * interval '1 second'`,
              }
            : {
                projectedTier: profile.subscriptionTier,
                projectedScans: profile.freeScansUsed,
                projectedCredits: profile.analysisCredits,
                projectionFailures: 0,
              },
        )
        .where('id', '=', id)
        .execute();
      return true;
    });

  const run = (uid?: string): Promise<void> => {
    queue = queue
      .then(async () => {
        while (!isStopped && (await projectNext(uid))) {}
      })
      .catch(onError);
    return queue;
  };

  const stops = [events.subscribe('profile.changed', ({ uid }) => void run(uid)), events.onGap(() => void run())];
  const timer = setInterval(() => void run(), sweepEveryMs).unref();
  void run();

  return {
    sweep: run,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(again);
      for (const stop of stops) {
        stop();
      }
      await queue;
    },
  };
};

// The lock makes one process write at a time, each what is true once it has the lock: an older state never comes last.
const dueProfile = async (transaction: Database, uid: string | undefined) => {
  if (uid !== undefined) {
    // Waits for whoever signs in just now: skipped, the change would wait for the next sweep. The state is read with the lock held.
    await transaction.selectFrom('firebaseAccounts').select('id').where('id', '=', uid).forUpdate().execute();
  }
  return transaction
    .selectFrom('firebaseAccounts')
    .innerJoin('profiles', 'profiles.uid', 'firebaseAccounts.id')
    .select([
      'firebaseAccounts.id',
      'firebaseAccounts.firebaseUid',
      'profiles.subscriptionTier',
      'profiles.freeScansUsed',
      'profiles.analysisCredits',
    ])
    .where('firebaseAccounts.endedAt', 'is', null)
    .where('firebaseAccounts.projectAfter', '<=', sql<Date>`now()`)
    .where((eb) =>
      eb.or([
        eb('firebaseAccounts.projectedTier', 'is distinct from', eb.ref('profiles.subscriptionTier')),
        eb('firebaseAccounts.projectedScans', 'is distinct from', eb.ref('profiles.freeScansUsed')),
        eb('firebaseAccounts.projectedCredits', 'is distinct from', eb.ref('profiles.analysisCredits')),
      ]),
    )
    .$if(uid !== undefined, (query) => query.where('firebaseAccounts.id', '=', uid ?? ''))
    .orderBy('firebaseAccounts.projectAfter')
    .limit(1)
    .forUpdate('firebaseAccounts')
    .skipLocked()
    .executeTakeFirst();
};

const within = async (milliseconds: number, work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Firestore did not answer in time')), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
