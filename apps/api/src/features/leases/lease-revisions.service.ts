import { randomUUID } from 'node:crypto';
import type { LeaseDetails } from '@keyclause/contracts';
import { uploadLimits } from '@keyclause/domain';
import type { DatabaseTransaction } from '#database/database.ts';
import { AppError, orNotFound } from '#errors.ts';
import { contentKeyOf } from './content-key.ts';
import { releaseObjects } from './lease-objects.ts';
import { createRevisionRepository, type SetFile } from './lease-revisions.repository.ts';
import type { LeaseRow } from './lease-view.ts';
import { readLeaseQueue } from './leases.jobs.ts';
import { createLeaseRepository } from './leases.repository.ts';
import type { LeasesServiceOptions } from './leases-options.ts';
import { discardFiles, type ReceivedUpload } from './received-upload.ts';

type RevisionsOptions = LeasesServiceOptions & {
  /** Raises not_found for a lease that the owner does not have. */
  readonly get: (uid: string, leaseId: string) => Promise<LeaseDetails>;
};

type Change = {
  readonly kind: 'added' | 'removed' | 'ordered';
  readonly files: readonly SetFile[];
  readonly order: 'dated' | 'given';
};

/**
 * Changes of the files of a lease. Each is read as a whole new set beside the lease, which stays as it is until the set is ready; so a
 * change that fails or is stopped has changed nothing.
 */
export const createRevisionsService = (options: RevisionsOptions) => {
  const { database, files: store, jobs, scans, clock, undoSeconds, engineVersion, get } = options;

  const leaseToChange = async (transaction: DatabaseTransaction, uid: string, leaseId: string): Promise<LeaseRow> => {
    const lease = orNotFound(await createLeaseRepository(transaction).find(uid, leaseId));
    if (lease.status !== 'ready') throw new AppError('lease_not_ready', 'This lease has no report yet.');
    if (lease.isModelReading)
      throw new AppError('conflict', 'The language model still reads along in this lease. Wait until it is done.');
    const open = await createRevisionRepository(transaction).findOpen(leaseId);
    if (open && open.status !== 'failed')
      throw new AppError('conflict', 'Another change of this lease is being read. Wait for it, or stop it.');
    return lease;
  };

  /** A change of files that was paid before costs nothing: a set that was read, or files that were. */
  const isFree = async (transaction: DatabaseTransaction, uid: string, { kind, files, order }: Change) =>
    kind !== 'added' ||
    (await createLeaseRepository(transaction).findReadyByContent(uid, contentKeyOf(files, order), engineVersion)) !==
      undefined;

  /** In one transaction: the revision, its reservation, its job. Gives the hashes of a failed one whose place it takes. */
  const begin = async (
    transaction: DatabaseTransaction,
    { uid, lease, change }: { uid: string; lease: LeaseRow; change: Change },
  ): Promise<string[]> => {
    const revisions = createRevisionRepository(transaction);
    const failed = await revisions.findOpen(lease.id);
    const freed = failed ? await revisions.remove(failed.id) : [];
    const id = randomUUID();
    const charge = (await isFree(transaction, uid, change)) ? 'free' : await scans.reserve(transaction, uid, id);
    const now = clock.now();
    const { kind, files, order } = change;
    await createLeaseRepository(transaction).insert(
      {
        id,
        ownerUid: uid,
        title: lease.title,
        status: 'queued',
        charge,
        contentKey: contentKeyOf(files, order),
        engineVersion,
        progress: JSON.stringify({ stage: 'waiting', document: 0, documentCount: files.length, page: 0, pageCount: 0 }),
        createdAt: now,
        updatedAt: now,
        revisionOf: lease.id,
        revisionKind: kind,
        fileOrder: order,
      },
      files,
    );
    await jobs.enqueue(transaction, readLeaseQueue, { id, payload: { leaseId: id } });
    return freed;
  };

  const accept = (uid: string, leaseId: string, upload: ReceivedUpload): Promise<string[]> =>
    database.transaction().execute(async (transaction) => {
      await scans.lock(transaction, uid);
      const lease = await leaseToChange(transaction, uid, leaseId);
      const present = await createRevisionRepository(transaction).listFiles(leaseId);
      for (const { staged, name } of upload.files) {
        const same = present.find(({ sha256 }) => sha256 === staged.sha256);
        if (same) throw new AppError('conflict', sameFileWords(name, same.name));
      }
      if (present.length + upload.files.length > uploadLimits.files)
        throw new AppError('too_many_files', `One lease has up to ${uploadLimits.files} files.`);
      const added = upload.files.map(({ staged: { sha256, bytes }, name, mediaType }) => ({
        sha256,
        bytes,
        name,
        mediaType,
        isLater: true,
      }));
      await createLeaseRepository(transaction).lockObjects(added.map(({ sha256 }) => sha256));
      for (const { staged } of upload.files) await staged.keep();
      const change: Change = { kind: 'added', files: [...present, ...added], order: lease.fileOrder };
      return begin(transaction, { uid, lease, change });
    });

  const release = (sha256s: readonly string[]): Promise<void> => releaseObjects({ database, files: store }, sha256s);

  return {
    /** Raises `conflict` for a file that the lease has, and `no_scans_left`. The upload's staged files are kept or discarded in any case. */
    add: async (uid: string, leaseId: string, upload: ReceivedUpload): Promise<LeaseDetails> => {
      try {
        await release(await accept(uid, leaseId, upload));
        return await get(uid, leaseId);
      } catch (error) {
        await release(upload.files.map(({ staged }) => staged.sha256)).catch(() => undefined);
        throw error;
      } finally {
        await discardFiles(upload.files);
      }
    },

    /** `positions`: of the files that stay, in their new order. */
    arrange: async (
      uid: string,
      leaseId: string,
      { files: positions, order }: { files: readonly number[]; order: 'dated' | 'given' },
    ): Promise<LeaseDetails> => {
      const freed = await database.transaction().execute(async (transaction) => {
        await scans.lock(transaction, uid);
        const lease = await leaseToChange(transaction, uid, leaseId);
        const present = await createRevisionRepository(transaction).listFiles(leaseId);
        const files = positions.flatMap((position) => present[position] ?? []);
        const isKnown = files.length === positions.length && new Set(positions).size === positions.length;
        if (!isKnown || positions[0] !== 0)
          throw new AppError('invalid_request', 'Check files.', {
            fields: [{ path: 'files', message: 'Name each file once, the first one of the lease first.' }],
          });
        const isSame = order === lease.fileOrder && positions.every((position, at) => position === at);
        if (isSame && files.length === present.length) return [];
        const kind = files.length < present.length ? ('removed' as const) : ('ordered' as const);
        return begin(transaction, { uid, lease, change: { kind, files, order } });
      });
      await release(freed);
      return get(uid, leaseId);
    },

    /** Does nothing when there is no revision. */
    end: async (uid: string, leaseId: string): Promise<LeaseDetails> => {
      await get(uid, leaseId);
      const freed = await database.transaction().execute(async (transaction) => {
        await scans.lock(transaction, uid);
        return endRevision(transaction, { uid, leaseId, scans, jobs, now: clock.now() });
      });
      await release(freed);
      return get(uid, leaseId);
    },

    /** Raises `conflict` when the time is over or another change has begun. */
    undo: async (uid: string, leaseId: string): Promise<LeaseDetails> => {
      const freed = await database.transaction().execute(async (transaction) => {
        await scans.lock(transaction, uid);
        await leaseToChange(transaction, uid, leaseId);
        const revisions = createRevisionRepository(transaction);
        const now = clock.now();
        const former = await revisions.findFormer(leaseId, new Date(now.getTime() - undoSeconds * 1000));
        if (!former) throw new AppError('conflict', 'This change can no longer be undone.');
        return revisions.takeBack(leaseId, former.id, now);
      });
      await release(freed);
      return get(uid, leaseId);
    },

    /** What adding these files would cost: nothing when the set was read before. `sameFile` names a file that the lease has already. */
    quote: (
      uid: string,
      leaseId: string,
      sha256s: readonly string[],
    ): Promise<{ isFree: boolean; sameFile: string | null }> =>
      database.transaction().execute(async (transaction) => {
        const lease = orNotFound(await createLeaseRepository(transaction).find(uid, leaseId));
        const present = await createRevisionRepository(transaction).listFiles(leaseId);
        const added = sha256s.map((sha256) => ({ sha256, isLater: true }));
        const known = await createLeaseRepository(transaction).findReadyByContent(
          uid,
          contentKeyOf([...present, ...added], lease.fileOrder),
          engineVersion,
        );
        return {
          isFree: known !== undefined,
          sameFile: present.find(({ sha256 }) => sha256s.includes(sha256))?.name ?? null,
        };
      }),
  };
};

export type RevisionsService = ReturnType<typeof createRevisionsService>;

/** Ends the revision of a lease, if there is one, and gives its scan back; gives the hashes of its files. The owner's profile is locked. */
export const endRevision = async (
  transaction: DatabaseTransaction,
  {
    uid,
    leaseId,
    scans,
    jobs,
    now,
  }: Pick<LeasesServiceOptions, 'scans' | 'jobs'> & { uid: string; leaseId: string; now: Date },
): Promise<string[]> => {
  const revisions = createRevisionRepository(transaction);
  const open = await revisions.findOpen(leaseId);
  if (!open) return [];
  if (open.status !== 'failed') {
    await scans.release(transaction, uid, open.id);
    await jobs.remove(transaction, readLeaseQueue, [open.id]);
    await createLeaseRepository(transaction).tellStopped(uid, open.id);
  }
  const freed = await revisions.remove(open.id);
  await revisions.touch(leaseId, now);
  return freed;
};

const sameFileWords = (name: string, present: string): string =>
  name === present
    ? `“${name}” is part of this lease already.`
    : `“${name}” is the same file as “${present}”, which is part of this lease already.`;
