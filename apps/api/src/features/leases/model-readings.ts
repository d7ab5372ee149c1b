import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { type LeaseReport, leaseDocumentSchema, leasePageSchema, leaseReportSchema } from '@keyclause/contracts';
import type { ModelDocument } from '@keyclause/lease-reader/model';
import type { Database } from '#database/database.ts';
import { reportSummary, summaryValues } from './report-summary.ts';

const unzip = promisify(gunzip);

/** A stored report that a model is still to be asked about. */
export type AwaitedReading = {
  /** The owner has deleted the lease; it may come back for a minute. */
  readonly isDeleted: boolean;
  readonly report: LeaseReport;
  readonly texts: readonly string[];
  /** The documents with the words of their first pages, up to the offset given for each; without an offset, without words. */
  readonly documents: (upTo: readonly (number | undefined)[]) => Promise<ModelDocument[]>;
};

/** What the model reader reads and writes of leases. */
export const createModelReadings = (database: Database) => ({
  /** Undefined when the model need not be asked any more. */
  find: async (leaseId: string): Promise<AwaitedReading | undefined> => {
    const row = await database
      .selectFrom('leases')
      .innerJoin('leaseReports', 'leaseReports.leaseId', 'leases.id')
      .select(['report', 'deletedAt'])
      .where('leases.id', '=', leaseId)
      .where('isModelReading', '=', true)
      .executeTakeFirst();
    if (!row) return undefined;
    const rows = await database
      .selectFrom('leaseDocuments')
      .select(['outline', 'text'])
      .where('leaseId', '=', leaseId)
      .orderBy('position')
      .execute();
    const texts = await Promise.all(rows.map(async ({ text }) => String(await parsed(text))));
    return {
      isDeleted: row.deletedAt !== null,
      report: leaseReportSchema.parse(await parsed(row.report)),
      texts,
      documents: (upTo) =>
        Promise.all(
          rows.map(async ({ outline }, position) => {
            const { kind, pages } = leaseDocumentSchema.parse(await parsed(outline));
            const end = upTo[position] ?? 0;
            const count = pages.filter(({ start }) => start < end).length;
            const words = await wordsOf(database, { leaseId, position, count });
            return {
              kind,
              text: texts[position] ?? '',
              pages: pages.map(({ ocrConfidence: _, notRead: _notRead, ...page }, index) => ({
                ...page,
                words: words[index] ?? [],
              })),
            };
          }),
        ),
    };
  },

  isAwaited: async (leaseId: string): Promise<boolean> =>
    (await database
      .selectFrom('leases')
      .select('id')
      .where('id', '=', leaseId)
      .where('isModelReading', '=', true)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()) !== undefined,

  listAwaitedIds: async (): Promise<string[]> =>
    (
      await database
        .selectFrom('leases')
        .select('id')
        .where('isModelReading', '=', true)
        .where('deletedAt', 'is', null)
        .execute()
    ).map(({ id }) => id),

  /** Puts the report in the place of the reader's, once: false when another run was first, or the lease is gone. */
  settle: (leaseId: string, report: LeaseReport, now: Date): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('leases')
        .where('id', '=', leaseId)
        .where('isModelReading', '=', true)
        .set({ isModelReading: false, ...summaryValues(reportSummary(report)), updatedAt: now })
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      const zipped = gzipSync(JSON.stringify(leaseReportSchema.parse(report)), { level: 5 });
      await transaction.updateTable('leaseReports').where('leaseId', '=', leaseId).set({ report: zipped }).execute();
      return true;
    }),
});

/** The placed words of the first pages of a document, page by page. */
const wordsOf = async (
  database: Database,
  { leaseId, position, count }: { leaseId: string; position: number; count: number },
): Promise<ModelDocument['pages'][number]['words'][]> => {
  const rows = await database
    .selectFrom('leasePages')
    .select('page')
    .where('leaseId', '=', leaseId)
    .where('position', '=', position)
    .where('number', '<=', count)
    .orderBy('number')
    .execute();
  return Promise.all(
    rows.map(async ({ page }) =>
      leasePageSchema.parse(await parsed(page)).words.map(({ start, end, box }) => ({ start, end, box })),
    ),
  );
};

const parsed = async (zipped: Buffer): Promise<unknown> => JSON.parse((await unzip(zipped)).toString('utf8'));
