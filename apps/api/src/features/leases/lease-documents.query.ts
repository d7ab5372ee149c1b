import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type LeaseDocument, type LeasePage, leaseDocumentSchema, leasePageSchema } from '@keyclause/contracts';
import type { Database } from '#database/database.ts';
import { orNotFound } from '#errors.ts';

const unzip = promisify(gunzip);

/** One request brings this many pages at most; a viewer asks for those that are near. */
const pagesAtOnceMax = 50;

/** What a viewer shows of an owner's lease. Each function raises not_found for a lease that is missing, not ready or somebody else's. */
export const createLeaseDocumentQueries = (database: Database) => {
  const documents = (uid: string, leaseId: string, position: number) =>
    database
      .selectFrom('leaseDocuments')
      .innerJoin('leases', 'leases.id', 'leaseDocuments.leaseId')
      .where('leases.ownerUid', '=', uid)
      .where('leases.deletedAt', 'is', null)
      .where('leaseDocuments.leaseId', '=', leaseId)
      .where('leaseDocuments.position', '=', position);

  const getOutline = async (uid: string, leaseId: string, position: number): Promise<LeaseDocument> => {
    const { outline } = orNotFound(await documents(uid, leaseId, position).select('outline').executeTakeFirst());
    return leaseDocumentSchema.parse(await parsed(outline));
  };

  return {
    getOutline,

    getText: async (
      uid: string,
      leaseId: string,
      position: number,
    ): Promise<{ text: string; outline: LeaseDocument }> => {
      const found = orNotFound(await documents(uid, leaseId, position).select(['text', 'outline']).executeTakeFirst());
      return {
        text: String(await parsed(found.text)),
        outline: leaseDocumentSchema.parse(await parsed(found.outline)),
      };
    },

    listPages: async (
      uid: string,
      {
        leaseId,
        position,
        from,
        to = from,
      }: { leaseId: string; position: number; from: number; to?: number | undefined },
    ): Promise<LeasePage[]> => {
      orNotFound(await documents(uid, leaseId, position).select('leaseDocuments.position').executeTakeFirst());
      const rows = await database
        .selectFrom('leasePages')
        .select('page')
        .where('leaseId', '=', leaseId)
        .where('position', '=', position)
        .where('number', '>=', from)
        .where('number', '<=', Math.min(to, from + pagesAtOnceMax - 1))
        .orderBy('number')
        .execute();
      return Promise.all(rows.map(async ({ page }) => leasePageSchema.parse(await parsed(page))));
    },

    /** Gzip of the report's JSON, as it was stored. */
    findReport: async (uid: string, leaseId: string): Promise<Buffer | undefined> =>
      (
        await database
          .selectFrom('leaseReports')
          .innerJoin('leases', 'leases.id', 'leaseReports.leaseId')
          .select('report')
          .where('leases.ownerUid', '=', uid)
          .where('leases.deletedAt', 'is', null)
          .where('leaseId', '=', leaseId)
          .executeTakeFirst()
      )?.report,

    getFile: async (uid: string, leaseId: string, position: number) =>
      orNotFound(
        await database
          .selectFrom('leaseFiles')
          .innerJoin('leases', 'leases.id', 'leaseFiles.leaseId')
          .select(['sha256', 'name', 'mediaType'])
          .where('leases.ownerUid', '=', uid)
          .where('leases.deletedAt', 'is', null)
          .where('leaseFiles.leaseId', '=', leaseId)
          .where('leaseFiles.position', '=', position)
          .executeTakeFirst(),
      ),
  };
};

export type LeaseDocumentQueries = ReturnType<typeof createLeaseDocumentQueries>;

const parsed = async (zipped: Buffer): Promise<unknown> => JSON.parse((await unzip(zipped)).toString('utf8'));
