import type { listLeases } from '@keyclause/contracts';
import type { z } from 'zod';
import { batched } from '#database/batched.ts';
import { type Database, isValueRefused } from '#database/database.ts';
import { badCursor, type LeaseSort, makeCursor, parseCursor } from './lease-cursor.ts';
import { findLeasePages, type LeasePageWanted, orders } from './lease-list.query.ts';
import type { LeaseTexts } from './lease-texts.ts';
import { idOfVersion } from './leases.repository.ts';

/** One screen of an owner's leases, each as JSON of the wire, and how many there are in all. */
export type LeaseList = {
  readonly leases: readonly string[];
  readonly total: number;
  readonly nextCursor: string | null;
};

export const createLeaseList = (
  database: Database,
  texts: LeaseTexts,
): ((uid: string, query: z.output<typeof listLeases.query>) => Promise<LeaseList>) => {
  const findIn = (sort: LeaseSort) =>
    batched((wanted: readonly LeasePageWanted[]) => findLeasePages(database, sort, wanted));
  const find = {
    newest: findIn('newest'),
    oldest: findIn('oldest'),
    title: findIn('title'),
    score: findIn('score'),
    end: findIn('end'),
  } satisfies Record<LeaseSort, unknown>;

  return async (uid, { sort, limit, search, cursor }) => {
    const after = cursor === undefined ? orders[sort].start : parseCursor(cursor, sort);
    const wanted = { uid, limit, pattern: patternOf(search), after };
    // Looking through texts may take long; nobody else should wait for it.
    const finding = wanted.pattern === null ? find[sort](wanted) : findLeasePages(database, sort, [wanted]).then(first);
    const { versions, lastValue, total } = await finding.catch((error: unknown) => {
      throw cursor !== undefined && isValueRefused(error) ? badCursor() : error;
    });
    const last = versions[limit - 1];
    const hasMore = versions.length > limit && last !== undefined && lastValue !== null;
    return {
      leases: await texts.of(uid, versions.slice(0, limit)),
      total,
      nextCursor: hasMore ? makeCursor(sort, { value: lastValue, id: idOfVersion(last) }) : null,
    };
  };
};

const first = <T>([value]: readonly T[]): T => value as T;

const patternOf = (search: string | undefined): string | null => {
  // PostgreSQL's text has no U+0000: what holds one cannot be found, and must not be a fault.
  const words = search?.replaceAll('\0', '').toWellFormed() ?? '';
  return words === '' ? null : `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
};
