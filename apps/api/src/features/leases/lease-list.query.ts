import type { listLeases } from '@keyclause/contracts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { AppError } from '#errors.ts';
import type { ListedLease } from './lease-view.ts';

type ListQuery = z.output<typeof listLeases.query>;

export type LeasePageOfList = {
  readonly leases: ListedLease[];
  readonly total: number;
  readonly nextCursor: string | null;
};

/** One screen of an owner's leases, and how many there are in all. */
export const listLeaseRows = async (database: Database, uid: string, query: ListQuery): Promise<LeasePageOfList> => {
  const { expression, direction } = orders[query.sort];
  const comparison = direction === 'desc' ? sql.raw('<') : sql.raw('>');
  const cursor = query.cursor === undefined ? undefined : parseCursor(query.cursor, query.sort);
  const mine = sql`owner_uid = ${uid} AND deleted_at IS NULL${matching(query.search)}`;
  const after = cursor
    ? sql` AND (${expression}, id) ${comparison} (${castTo(query.sort, cursor.value)}, ${cursor.id}::uuid)`
    : sql``;
  const order = sql.raw(direction);

  // One JSON value for the whole page: a row each, with its columns to read one by one, costs the API three times as much.
  // The files of all leases come in one go: a subselect in each row costs the server half as much again.
  const { rows: answers } = await sql<{ page: ListedRow[] | null; files: ListedFile[] | null; total: number }>`
    WITH page AS MATERIALIZED (
      SELECT ${listedColumns}, (${expression})::text AS "sortValue"
      FROM leases WHERE ${mine}${after}
      ORDER BY ${expression} ${order}, id ${order}
      LIMIT ${query.limit + 1}
    ), file AS (
      SELECT lease_id AS "leaseId", name, bytes, media_type AS "mediaType"
      FROM lease_files WHERE lease_id = ANY (ARRAY(SELECT id FROM page))
      ORDER BY position
    )
    SELECT
      (SELECT json_agg(page) FROM page) AS page,
      (SELECT json_agg(file) FROM file) AS files,
      (SELECT count(*) FROM leases WHERE ${mine}) AS total`.execute(database);
  const { page, files, total = 0 } = answers[0] ?? {};
  const found = page ?? [];
  const filesByLease = Map.groupBy(files ?? [], ({ leaseId }) => leaseId);

  const leases = found.slice(0, query.limit).map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    files: (filesByLease.get(row.id) ?? []).map(({ name, bytes, mediaType }) => ({ name, bytes, mediaType })),
  }));
  const last = leases.at(-1);
  const hasMore = found.length > query.limit && last !== undefined;
  return {
    leases,
    total,
    nextCursor: hasMore ? makeCursor(query.sort, last.sortValue, last.id) : null,
  };
};

type ListedFile = ListedLease['files'][number] & { readonly leaseId: string };

type ListedRow = Omit<ListedLease, 'createdAt' | 'updatedAt' | 'files'> & {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly sortValue: string;
};

const listedColumns = sql.raw(`
  id, title, status, charge, progress, failure, kind, page_count AS "pageCount", score, grade,
  flag_counts AS "flagCounts", premises, landlord, rent_monthly_cents AS "rentMonthlyCents",
  start_on AS "startOn", end_on AS "endOn", created_at AS "createdAt", updated_at AS "updatedAt"`);

type Order = { readonly expression: RawBuilder<unknown>; readonly direction: 'asc' | 'desc' };

// Without a score or an end a lease stands last; the cursor needs a value for it, so the absent ones get one.
const orders: Readonly<Record<ListQuery['sort'], Order>> = {
  newest: { expression: sql`created_at`, direction: 'desc' },
  oldest: { expression: sql`created_at`, direction: 'asc' },
  // A part of the title keeps the cursor short.
  title: { expression: sql`left(lower(title), 40)`, direction: 'asc' },
  score: { expression: sql`coalesce(score, -1)`, direction: 'desc' },
  end: { expression: sql`coalesce(end_on, '9999-12-31'::date)`, direction: 'asc' },
};

const castTo = (sort: ListQuery['sort'], value: string): RawBuilder<unknown> => {
  if (sort === 'title') return sql`${value}`;
  if (sort === 'score') return sql`${value}::integer`;
  return sort === 'end' ? sql`${value}::date` : sql`${value}::timestamptz`;
};

const matching = (search: string | undefined): RawBuilder<unknown> => {
  // PostgreSQL's text has no U+0000: what holds one cannot be found, and must not be a fault.
  const words = search?.replaceAll('\0', '').toWellFormed() ?? '';
  if (words === '') return sql``;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql` AND (title ILIKE ${pattern} OR premises ILIKE ${pattern} OR landlord ILIKE ${pattern} OR EXISTS (
    SELECT FROM lease_files WHERE lease_id = leases.id AND name ILIKE ${pattern}))`;
};

const cursorValues = {
  newest: z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  oldest: z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  title: z
    .string()
    .max(400)
    .refine((value) => !value.includes('\0')),
  score: z.string().regex(/^-?\d{1,3}$/),
  end: z.iso.date(),
} satisfies Record<ListQuery['sort'], z.ZodType<string>>;

const makeCursor = (sort: string, value: string, id: string): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

const parseCursor = (cursor: string, sort: ListQuery['sort']): { value: string; id: string } => {
  const [, value, id] = cursorSchema(sort).safeParse(parsedJson(cursor)).data ?? [];
  if (value !== undefined && id !== undefined) return { value, id };
  throw new AppError('invalid_request', 'Check cursor.', {
    fields: [{ path: 'cursor', message: 'Use the cursor of an earlier answer with the same sort.' }],
  });
};

const cursorSchema = (sort: ListQuery['sort']) => z.tuple([z.literal(sort), cursorValues[sort], z.uuid()]);

const parsedJson = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};
