import type { LeaseProgress } from '@keyclause/contracts';
import type { LeaseStatus, ScanCharge } from '@keyclause/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Written as JSON; a row that is begun has the default of the column. */
type Json<T extends object> = ColumnType<T, string | undefined, string>;
type NullableJson<T extends object> = ColumnType<T | null, string | null, string | null>;
/** A calendar day, `YYYY-MM-DD`. */
type Day = string;

export interface LeasesTable {
  id: string;
  ownerUid: string;
  title: string;
  status: LeaseStatus;
  charge: ScanCharge | 'free';
  /** Stands for the ordered hashes of the files. */
  contentKey: string;
  engineVersion: string;
  progress: NullableJson<LeaseProgress>;
  failure: NullableJson<{ code: string; message: string; fileName: string | null }>;
  kind: 'residential' | 'commercial' | null;
  pageCount: number | null;
  score: number | null;
  grade: 'A' | 'B' | 'C' | 'D' | 'F' | null;
  flagCounts: NullableJson<{ critical: number; high: number; medium: number; low: number }>;
  premises: string | null;
  landlord: string | null;
  /** What holds unless one of `amendedRents` does. */
  rentMonthlyCents: number | null;
  /** Rents that later documents put in force from a day on, newest document first. */
  amendedRents: Json<readonly { readonly from: Day; readonly monthlyCents: number }[]>;
  startOn: Day | null;
  endOn: Day | null;
  /** The report is stored, and a model is still to be asked about it. */
  isModelReading: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  /** The lease whose files this row would change: a revision is read as a lease of its own, and takes its place when it is ready. */
  revisionOf: string | null;
  revisionKind: 'added' | 'removed' | 'ordered' | null;
  /** Whether later documents take effect by their days or in the order of the files. */
  fileOrder: Generated<'dated' | 'given'>;
  /** When its files last changed. */
  revisedAt: Date | null;
}

/** The columns of a lease that follow from its report, as they are read. */
export type LeaseSummaryColumns = Readonly<
  Pick<Selectable<LeasesTable>, 'premises' | 'landlord' | 'rentMonthlyCents' | 'amendedRents' | 'startOn' | 'endOn'> &
    Present<Pick<Selectable<LeasesTable>, 'kind' | 'pageCount' | 'score' | 'grade' | 'flagCounts'>>
>;

type Present<Columns> = { [Column in keyof Columns]: NonNullable<Columns[Column]> };

export interface LeaseFilesTable {
  leaseId: string;
  position: number;
  sha256: string;
  name: string;
  bytes: number;
  mediaType: string;
  /** Added to a lease that was there: it changes what stands before it. */
  isLater: boolean;
}

export interface LeaseReportsTable {
  leaseId: string;
  /** Gzip of the report's JSON. */
  report: Buffer;
}

export interface LeaseDocumentsTable {
  leaseId: string;
  position: number;
  /** Gzip of the contract's LeaseDocument as JSON. */
  outline: Buffer;
  /** Gzip of the text as a JSON string, so that every code unit comes back. */
  text: Buffer;
}

export interface LeasePagesTable {
  leaseId: string;
  position: number;
  number: number;
  /** Gzip of the contract's LeasePage as JSON. */
  page: Buffer;
}

export interface LeaseDatesTable {
  leaseId: string;
  position: number;
  key: string;
  kind: string;
  title: string;
  startsOn: Day;
  recurrence: string | null;
}

export interface ShareLinksTable {
  id: string;
  leaseId: string;
  /** SHA-256 of the token; the token itself is nowhere. */
  tokenHash: Buffer;
  withDocument: boolean;
  createdAt: Date;
  /** Null for a link that holds until it is revoked. */
  expiresAt: Date | null;
}

export interface CreditEntriesTable {
  id: Generated<string>;
  uid: string;
  kind: 'grant' | 'reserve' | 'commit' | 'release';
  charge: ScanCharge;
  /** The plan when it was written. */
  tier: string;
  leaseId: string | null;
  /** `YYYY-MM` in UTC; of the reservation, for what settles it. */
  month: string;
  /** What the entry adds to the bought credits. */
  credits: number;
  /** What the entry adds to the scans of the plan. */
  scans: number;
  idempotencyKey: string;
  reason: string | null;
  createdAt: Generated<Date>;
}

export interface LeaseTables {
  leases: LeasesTable;
  leaseFiles: LeaseFilesTable;
  leaseReports: LeaseReportsTable;
  leaseDocuments: LeaseDocumentsTable;
  leasePages: LeasePagesTable;
  leaseDates: LeaseDatesTable;
  shareLinks: ShareLinksTable;
  creditEntries: CreditEntriesTable;
}
