import type { Insertable } from 'kysely';
import type { LeaseDatesTable, LeaseSummaryColumns } from '#database/lease-tables.ts';

/** What reading made of a lease, compressed where it was made, so that the process that stores it stays quick. */
export type LeaseResult = {
  readonly engineVersion: string;
  /** Gzip of the report as JSON. */
  readonly report: Buffer;
  readonly summary: LeaseSummaryColumns;
  readonly documents: readonly {
    /** Gzip of the contract's LeaseDocument as JSON. */
    readonly outline: Buffer;
    /** Gzip of the text as a JSON string. */
    readonly text: Buffer;
    /** Gzip of the contract's LeasePage as JSON, in order. */
    readonly pages: readonly Buffer[];
  }[];
  readonly dates: readonly Omit<Insertable<LeaseDatesTable>, 'leaseId' | 'position'>[];
};
