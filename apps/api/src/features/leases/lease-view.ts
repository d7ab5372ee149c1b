import type { Lease, LeaseDetails } from '@keyclause/contracts';
import type { Selectable } from 'kysely';
import type { LeasesTable } from '#database/lease-tables.ts';

export type LeaseRow = Selectable<LeasesTable> & {
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly mediaType: string }[];
};

export type LeaseDetailsRow = LeaseRow & {
  readonly revision: LeaseDetails['revision'];
  /** When the change was made that can still be undone. */
  readonly undoableFrom: Date | null;
};

/** The part of a row that the wire shows. */
export type ListedLease = Omit<
  LeaseRow,
  'ownerUid' | 'contentKey' | 'engineVersion' | 'deletedAt' | 'revisionOf' | 'revisionKind' | 'fileOrder' | 'revisedAt'
>;

/** A lease as the wire has it where one is asked for. */
export const leaseDetailsView = (row: LeaseDetailsRow, undoSeconds: number): LeaseDetails => ({
  ...leaseView(row),
  revisedAt: row.revisedAt?.toISOString() ?? null,
  fileOrder: row.fileOrder,
  revision: row.revision,
  undoableUntil: row.undoableFrom && new Date(row.undoableFrom.getTime() + undoSeconds * 1000).toISOString(),
});

/** The row as the wire has it. */
export const leaseView = (row: ListedLease): Lease => ({
  id: row.id,
  title: row.title,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  charge: row.charge,
  files: [...row.files],
  progress: row.status === 'queued' || row.status === 'reading' ? row.progress : null,
  failure: row.failure,
  isModelReading: row.isModelReading,
  summary: summaryOf(row),
});

const summaryOf = (row: ListedLease): Lease['summary'] => {
  const { kind, pageCount, score, grade, flagCounts } = row;
  if (kind === null || pageCount === null || score === null || grade === null || flagCounts === null) return null;
  return {
    kind,
    pageCount,
    score,
    grade,
    flags: flagCounts,
    premises: row.premises,
    landlord: row.landlord,
    rentMonthlyCents: row.rentMonthlyCents,
    amendedRents: [...row.amendedRents],
    startOn: row.startOn,
    endOn: row.endOn,
  };
};
