import type { listLeases } from '@keyclause/contracts';
import { z } from 'zod';
import { AppError } from '#errors.ts';

export type LeaseSort = z.output<typeof listLeases.query>['sort'];

/** Where a page ended: the value that the list is sorted by, and the lease. */
export type CursorPlace = { readonly value: string; readonly id: string };

export const makeCursor = (sort: LeaseSort, { value, id }: CursorPlace): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

export const parseCursor = (cursor: string, sort: LeaseSort): CursorPlace => {
  const [, value, id] = cursorSchema(sort).safeParse(parsedJson(cursor)).data ?? [];
  if (value !== undefined && id !== undefined) return { value, id };
  throw badCursor();
};

export const badCursor = (): AppError =>
  new AppError('invalid_request', 'Check cursor.', {
    fields: [{ path: 'cursor', message: 'Use the cursor of an earlier answer with the same sort.' }],
  });

const cursorSchema = (sort: LeaseSort) => z.tuple([z.literal(sort), cursorValues[sort], z.uuid()]);

const time = z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/);

const cursorValues = {
  newest: time,
  oldest: time,
  title: z
    .string()
    .max(400)
    .refine((value) => !value.includes('\0') && value.isWellFormed()),
  score: z.string().regex(/^-?\d{1,3}$/),
  end: z.iso.date(),
} satisfies Record<LeaseSort, z.ZodType<string>>;

const parsedJson = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};
