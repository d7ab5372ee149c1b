import type { ScanCharge } from '@keyclause/domain';
import type { Clock } from '#adapters/clock/clock.ts';
import type { FileStore } from '#adapters/files/file-store.ts';
import type { Jobs } from '#adapters/jobs/jobs.ts';
import type { Database, DatabaseTransaction } from '#database/database.ts';
import type { Events } from '#events/events.ts';

/** What leases need of the ledger. */
export type LeaseScans = {
  readonly lock: (transaction: DatabaseTransaction, uid: string) => Promise<void>;
  readonly reserve: (transaction: DatabaseTransaction, uid: string, leaseId: string) => Promise<ScanCharge>;
  readonly commit: (transaction: DatabaseTransaction, uid: string, leaseId: string) => Promise<void>;
  readonly release: (transaction: DatabaseTransaction, uid: string, leaseId: string) => Promise<void>;
};

export type LeasesServiceOptions = {
  readonly database: Database;
  readonly events: Events;
  readonly files: FileStore;
  readonly jobs: Pick<Jobs, 'enqueue' | 'remove'>;
  readonly scans: LeaseScans;
  readonly clock: Clock;
  readonly undoSeconds: number;
  /** What reads leases at the moment. */
  readonly engineVersion: string;
};
