import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { leaseReportSchema } from '@keyclause/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { FileStore, StagedFile } from '#adapters/files/file-store.ts';
import type { Database } from '#database/database.ts';
import { StartError } from '#database/start-error.ts';
import { accountTables, rowsEntry } from '#features/accounts/account-rows.ts';
import { releaseObjects } from '#features/leases/lease-objects.ts';
import { createLeaseRepository } from '#features/leases/leases.repository.ts';
import type { FirebaseOwner } from './firebase-owner.ts';
import { type ArchiveReader, openArchive } from './zip-archive.ts';

const unzip = promisify(gunzip);

type Row = Readonly<Record<string, unknown>>;
export type ImportedAccount = { readonly uid: string; readonly email: string | null; readonly leases: number };

const keySchema = z.looseObject({ uid: z.string().min(1) });
const leaseSchema = z.looseObject({ id: z.uuid(), owner_uid: z.string() });
const fileSchema = z.looseObject({ lease_id: z.uuid(), position: z.int().min(0), sha256: z.string() });

/**
 * Makes an account again from the archive that its owner downloaded: all of it or nothing. The archive was in its owner's hands: plan,
 * credits, ledger and the verified e-mail are taken from it only when `isTrusted`. With a Firebase owner that user signs in to it, by
 * whatever the account was signed in to before. Raises a StartError when it must not or cannot be done.
 */
export const importAccount = async (
  { database, files }: { database: Database; files: FileStore },
  path: string,
  { isTrusted, firebaseOwner }: { isTrusted: boolean; firebaseOwner?: FirebaseOwner | undefined },
): Promise<ImportedAccount> => {
  const archive = await openArchive(path);
  const staged: StagedFile[] = [];
  try {
    const uid = await uidOf(archive);
    const leaseIds = await requireOwnRows(archive, uid);
    const [user] = await Array.fromAsync(rowsOf(archive, 'users'));
    if (!firebaseOwner && !user) throw new StartError(withoutSignIn);
    const email = firebaseOwner?.email ?? emailOf(user);
    staged.push(...(await stageFiles(archive, files)));
    await database.transaction().execute(async (transaction) => {
      await sql`SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`.execute(
        transaction,
      );
      await requireNew(transaction, { uid, email, firebaseOwner });
      await createLeaseRepository(transaction).lockObjects(staged.map(({ sha256 }) => sha256));
      for (const file of staged) await file.keep();
      if (firebaseOwner) await insertOwner(transaction, uid, firebaseOwner);
      for (const { name } of accountTables) {
        if (firebaseOwner && name === 'users') continue;
        for await (const row of rowsOf(archive, name))
          await insert(transaction, name, isTrusted ? row : distrusted(name, row));
      }
    });
    return { uid, email, leases: leaseIds.size };
  } catch (error) {
    await releaseObjects(
      { database, files },
      staged.map(({ sha256 }) => sha256),
    );
    throw error;
  } finally {
    for (const file of staged) await file.discard();
    archive.close();
  }
};

async function* rowsOf(archive: ArchiveReader, table: string): AsyncGenerator<Row> {
  const lines = createInterface({ input: await archive.read(rowsEntry(table)), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    const row = z.record(z.string(), z.unknown()).safeParse(parsed(line));
    if (!row.success) throw new StartError(`${rowsEntry(table)} has a line that is not a row. Nothing was imported.`);
    yield row.data;
  }
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const uidOf = async (archive: ArchiveReader): Promise<string> => {
  for await (const row of rowsOf(archive, 'profiles')) {
    const profile = keySchema.safeParse(row);
    if (profile.success) return profile.data.uid;
  }
  throw new StartError('This archive holds no account.');
};

/** Every row must belong to the one account of the archive, and every report must be one. Gives the ids of its leases. */
const requireOwnRows = async (archive: ArchiveReader, uid: string): Promise<Set<string>> => {
  const leaseIds = new Set<string>();
  for await (const row of rowsOf(archive, 'leases')) {
    const lease = leaseSchema.safeParse(row);
    if (lease.success) leaseIds.add(lease.data.id);
  }
  for (const { name, owner } of accountTables) {
    for await (const row of rowsOf(archive, name)) {
      const isOwn = owner === undefined ? leaseIds.has(String(row.lease_id)) : row[owner] === uid;
      if (!isOwn) throw new StartError(`${rowsEntry(name)} has a row of somebody else. Nothing was imported.`);
      if (name === 'lease_reports') await requireReport(row);
    }
  }
  return leaseIds;
};

const requireReport = async ({ report }: Row): Promise<void> => {
  const bytes = Buffer.from(String(report).replace(/^\\x/, ''), 'hex');
  const isReport = await unzip(bytes).then(
    (text) => leaseReportSchema.safeParse(parsed(text.toString('utf8'))).success,
    () => false,
  );
  if (!isReport) throw new StartError('A report in this archive is not one of Keyclause. Nothing was imported.');
};

/** The original files, each with the hash that its row names. */
const stageFiles = async (archive: ArchiveReader, files: FileStore): Promise<StagedFile[]> => {
  const staged: StagedFile[] = [];
  try {
    for await (const row of rowsOf(archive, 'lease_files')) {
      const file = fileSchema.parse(row);
      const start = `leases/${file.lease_id}/files/${file.position + 1}-`;
      const name = archive.names.find((entry) => entry.startsWith(start));
      const one = name === undefined ? undefined : await files.stage(await archive.read(name));
      if (one) staged.push(one);
      if (one?.sha256 !== file.sha256) {
        throw new StartError(
          `${name ?? start} is missing, or is not the file that was uploaded. Nothing was imported.`,
        );
      }
    }
    return staged;
  } catch (error) {
    for (const file of staged) await file.discard();
    throw error;
  }
};

const withoutSignIn =
  'This archive is of an installation with Firebase and holds no sign-in. Import it where FIREBASE_PROJECT_ID is set.';

const emailOf = (user: Row | undefined): string | null =>
  z
    .string()
    .nullable()
    .catch(null)
    .parse(user?.email ?? null);

const requireNew = async (
  database: Database,
  account: { uid: string; email: string | null; firebaseOwner: FirebaseOwner | undefined },
): Promise<void> => {
  const { uid, email, firebaseOwner } = account;
  // With Firebase an e-mail names nobody.
  const taken = firebaseOwner ? '' : (email ?? '');
  const { rows } = await sql`
    SELECT uid FROM profiles WHERE uid = ${uid}
    UNION ALL SELECT id FROM users WHERE id = ${uid} OR lower(email) = lower(${taken})
    UNION ALL SELECT id FROM firebase_accounts WHERE id = ${uid}`.execute(database);
  if (rows.length > 0) throw new StartError('This account is here already, or another one has its e-mail.');
  if (!firebaseOwner) return;
  const { rows: own } = await sql`
    SELECT id FROM firebase_accounts WHERE firebase_uid = ${firebaseOwner.firebaseUid}`.execute(database);
  if (own.length > 0) throw new StartError('This Firebase user has an account here already. Name one who has none.');
};

const insertOwner = async (database: Database, id: string, owner: FirebaseOwner): Promise<void> => {
  await database
    .insertInto('firebaseAccounts')
    .values({ id, ...owner, photoUrl: null })
    .execute();
};

/** Columns that this version does not know stop it; those that the archive does not know get their default. */
const insert = async (database: Database, table: string, row: Row): Promise<void> => {
  const columns = sql.join(Object.keys(row).map((name) => sql.id(name)));
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_record(NULL::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`
    .execute(database)
    .catch(explainColumn);
};

const undefinedColumn = '42703';

const explainColumn = (cause: unknown): never => {
  const isNewer = cause instanceof Error && 'code' in cause && cause.code === undefinedColumn;
  throw isNewer ? new StartError('This archive was written by a newer version of Keyclause.', { cause }) : cause;
};

/** What is worth money or opens doors, as a new account has it. */
const distrusted = (table: string, row: Row): Row => {
  if (table === 'users') return { ...row, email_verified: false };
  return table === 'profiles' ? { ...row, subscription_tier: 'free', analysis_credits: 0 } : row;
};
