import { z } from 'zod';
import { StartError } from '#database/start-error.ts';
import type { ArchiveReader } from './zip-archive.ts';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const nameSchema = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** What a backup holds, written when all of it was. */
export const manifestSchema = z.object({
  format: z.literal('keyclause-backup'),
  formatVersion: z.literal(1),
  /** Of the program that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Where the database's log stood: every row is as it was at this point. */
  walPosition: z.string(),
  /** The migrations that had been applied, in order. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which they can be filled: no row comes before one that it refers to. */
  tables: z.array(
    z.object({
      name: nameSchema,
      columns: z.array(nameSchema).min(1),
      rows: z.int().min(0),
      bytes: z.int().min(0),
      sha256: sha256Schema,
    }),
  ),
  sequences: z.array(z.object({ name: nameSchema, value: z.string().regex(/^-?\d+$/) })),
  files: z.array(z.object({ sha256: sha256Schema, bytes: z.int().min(0) })),
  /** Files that leases name and the store could not give whole. */
  lostFiles: z.array(sha256Schema),
});
export type Manifest = z.output<typeof manifestSchema>;

export const manifestName = 'manifest.json';
export const rowsName = (table: string): string => `rows/${table}.copy`;
export const fileName = (sha256: string): string => `files/${sha256}`;

/** Raises a StartError for archives of other programs and of newer forms of this one. */
export const readManifest = async (archive: ArchiveReader): Promise<Manifest> => {
  const manifest = manifestSchema.safeParse(JSON.parse(await archive.readText(manifestName)));
  if (manifest.success) return manifest.data;
  throw new StartError('This archive is not a backup that this version of Keyclause can read.');
};
