import type { Database } from './database.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { mails } from './migrations/0002-mails.ts';
import { accountDeletions } from './migrations/0003-account-deletions.ts';
import { credits } from './migrations/0010-credits.ts';
import { leases } from './migrations/0011-leases.ts';
import { leaseOrder } from './migrations/0020-lease-order.ts';
import { visitors } from './migrations/0040-visitors.ts';
import { firebase } from './migrations/0050-firebase.ts';
import { integrityChecks } from './migrations/0060-integrity-checks.ts';
import { mailDelivery } from './migrations/0061-mail-delivery.ts';
import { savedCalculations } from './migrations/0070-saved-calculations.ts';
import { shareLinks } from './migrations/0080-share-links.ts';
import { modelReading } from './migrations/0090-model-reading.ts';
import { leaseRevisions } from './migrations/0091-lease-revisions.ts';
import { amendedRents } from './migrations/0092-amended-rents.ts';

export interface Migration {
  /** Never changes once it is released: the database remembers it. */
  name: string;
  up: (database: Database) => Promise<void>;
}

/** Every migration in order. Forward only: a mistake is mended by the next one. */
export const migrations: readonly Migration[] = [
  { name: '0001-accounts', up: accounts },
  { name: '0002-mails', up: mails },
  { name: '0003-account-deletions', up: accountDeletions },
  { name: '0010-credits', up: credits },
  { name: '0011-leases', up: leases },
  { name: '0020-lease-order', up: leaseOrder },
  { name: '0040-visitors', up: visitors },
  { name: '0050-firebase', up: firebase },
  { name: '0060-integrity-checks', up: integrityChecks },
  { name: '0061-mail-delivery', up: mailDelivery },
  { name: '0070-saved-calculations', up: savedCalculations },
  { name: '0080-share-links', up: shareLinks },
  { name: '0090-model-reading', up: modelReading },
  { name: '0091-lease-revisions', up: leaseRevisions },
  { name: '0092-amended-rents', up: amendedRents },
];
