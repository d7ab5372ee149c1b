import type { Database } from '#database/database.ts';
import type { LeaseResult } from './lease-result.ts';

/** Stores what was read of a lease that has no result. Made from a transaction. */
export const insertResult = async (
  database: Database,
  leaseId: string,
  { report, documents, dates }: LeaseResult,
): Promise<void> => {
  await database.insertInto('leaseReports').values({ leaseId, report }).execute();
  for (const [position, { outline, text, pages }] of documents.entries()) {
    await database.insertInto('leaseDocuments').values({ leaseId, position, outline, text }).execute();
    for (let from = 0; from < pages.length; from += 100) {
      const some = pages.slice(from, from + 100);
      await database
        .insertInto('leasePages')
        .values(some.map((page, index) => ({ leaseId, position, number: from + index + 1, page })))
        .execute();
    }
  }
  for (let from = 0; from < dates.length; from += 100) {
    const some = dates.slice(from, from + 100);
    await database
      .insertInto('leaseDates')
      .values(some.map((date, index) => ({ leaseId, position: from + index, ...date })))
      .execute();
  }
};
