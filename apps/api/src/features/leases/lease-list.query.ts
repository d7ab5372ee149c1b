import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { CursorPlace, LeaseSort } from './lease-cursor.ts';
import { leaseVersion } from './leases.repository.ts';

export type LeasePageWanted = {
  readonly uid: string;
  readonly limit: number;
  /** What ILIKE has to match, or null for all. */
  readonly pattern: string | null;
  readonly after: CursorPlace;
};

export type LeasePageFound = {
  /** Which leases, in which state; one more than wanted when others follow. */
  readonly versions: readonly string[];
  /** What the last wanted one is sorted by. */
  readonly lastValue: string | null;
  readonly total: number;
};

/** Pages of the leases of several owners, each with the count of all that match, in the order in which they were asked for. */
export const findLeasePages = async (
  database: Database,
  sort: LeaseSort,
  wanted: readonly LeasePageWanted[],
): Promise<LeasePageFound[]> => {
  const { expression, type, direction } = orders[sort];
  const comparison = direction === 'desc' ? sql.raw('<') : sql.raw('>');
  const order = sql.raw(direction);
  const isMine = sql`owner_uid = wanted.uid AND deleted_at IS NULL AND revision_of IS NULL${wanted.some(({ pattern }) => pattern !== null) ? matches : sql``}`;
  // A row for each page and no more: what the API pays for is rows and columns, not what the server looks at.
  const { rows } = await sql<Omit<LeasePageFound, 'versions'> & { versions: string | null }>`
    SELECT page.versions, page.last_value::text AS "lastValue", (SELECT count(*) FROM leases WHERE ${isMine}) AS total
    FROM unnest(
      ${wanted.map(({ uid }) => uid)}::text[],
      ${wanted.map(({ limit }) => limit)}::integer[],
      ${wanted.map(({ pattern }) => pattern)}::text[],
      ${wanted.map(({ after }) => after.value)}::${type}[],
      ${wanted.map(({ after }) => after.id)}::uuid[]
    ) WITH ORDINALITY AS wanted (uid, size, pattern, after_value, after_id, place)
    CROSS JOIN LATERAL (
      SELECT string_agg(version, ' ') AS versions, (array_agg(sort_value))[wanted.size] AS last_value
      FROM (
        SELECT ${leaseVersion} AS version, ${expression} AS sort_value
        FROM leases
        WHERE ${isMine} AND (${expression}, id) ${comparison} (wanted.after_value, wanted.after_id)
        ORDER BY ${expression} ${order}, id ${order}
        LIMIT wanted.size + 1
      ) AS listed
    ) AS page
    ORDER BY wanted.place`.execute(database);
  return rows.map((row) => ({ ...row, versions: row.versions?.split(' ') ?? [] }));
};

const matches = sql` AND (
  title ILIKE wanted.pattern OR premises ILIKE wanted.pattern OR landlord ILIKE wanted.pattern
  OR EXISTS (SELECT FROM lease_files WHERE lease_id = leases.id AND name ILIKE wanted.pattern))`;

type Order = {
  readonly expression: RawBuilder<unknown>;
  readonly type: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
  /** Before everything else. */
  readonly start: CursorPlace;
};

const lowestId = '00000000-0000-0000-0000-000000000000';
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const [timestamp, date, text, integer] = [sql.raw('timestamptz'), sql.raw('date'), sql.raw('text'), sql.raw('integer')];

// Without a score or an end a lease stands last; the cursor needs a value for it, so the absent ones get one.
export const orders: Readonly<Record<LeaseSort, Order>> = {
  newest: {
    expression: sql`created_at`,
    type: timestamp,
    direction: 'desc',
    start: { value: 'infinity', id: highestId },
  },
  oldest: {
    expression: sql`created_at`,
    type: timestamp,
    direction: 'asc',
    start: { value: '-infinity', id: lowestId },
  },
  // A part of the title keeps the cursor short.
  title: { expression: sql`left(lower(title), 40)`, type: text, direction: 'asc', start: { value: '', id: lowestId } },
  score: {
    expression: sql`coalesce(score, -1)`,
    type: integer,
    direction: 'desc',
    start: { value: '101', id: lowestId },
  },
  end: {
    expression: sql`coalesce(end_on, '9999-12-31'::date)`,
    type: date,
    direction: 'asc',
    start: { value: '-infinity', id: lowestId },
  },
};
