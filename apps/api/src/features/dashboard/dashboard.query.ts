import { keyDateSchema } from '@keyclause/contracts';
import type { Database } from '#database/database.ts';
import { nextOccurrence } from './next-occurrence.ts';

const datesMax = 12;

/** The next dates of all leases of an owner, soonest first; of what recurs, the next time. */
export const listNextDates = async (database: Database, uid: string, today: string) => {
  const rows = await database
    .selectFrom('leaseDates')
    .innerJoin('leases', 'leases.id', 'leaseDates.leaseId')
    .select([
      'leaseId',
      'leases.title as leaseTitle',
      'key',
      'leaseDates.kind',
      'leaseDates.title',
      'startsOn',
      'recurrence',
    ])
    .where('ownerUid', '=', uid)
    .where('deletedAt', 'is', null)
    .where(({ or, eb }) => or([eb('startsOn', '>=', today), eb('recurrence', 'is not', null)]))
    .orderBy('startsOn')
    .execute();
  return rows
    .map(({ startsOn, recurrence, kind, ...date }) => ({
      ...date,
      kind: keyDateSchema.shape.kind.catch('other').parse(kind),
      on: nextOccurrence(startsOn, recurrence, today),
    }))
    .filter((date): date is typeof date & { on: string } => date.on !== null)
    .sort((first, second) => (first.on < second.on ? -1 : first.on > second.on ? 1 : 0))
    .slice(0, datesMax);
};
