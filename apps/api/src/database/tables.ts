import type { IntegrityCheck, MailDelivery, SavedCalculation } from '@keyclause/contracts';
import type { SubscriptionTier } from '@keyclause/domain';
import type { ColumnType, Generated } from 'kysely';
import type { FirebaseTables } from './firebase-tables.ts';
import type { LeaseTables } from './lease-tables.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: CreatedAt;
  updatedAt: Date;
}

export interface SessionsTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: CreatedAt;
  updatedAt: Date;
}

export interface ProfilesTable {
  uid: string;
  subscriptionTier: Generated<SubscriptionTier>;
  freeScansUsed: Generated<number>;
  analysisCredits: Generated<number>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface MailsTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  text: string;
  /** The visitor whose message this is, in lower case; null for mails of our own. */
  replyTo: Generated<string | null>;
  delivery: Generated<MailDelivery>;
  failure: Generated<string | null>;
  sentAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}

export interface RateCountersTable {
  key: string;
  hits: number;
  endsAt: Date;
}

export interface AccountDeletionsTable {
  uid: string;
  email: string;
  emailVerified: Generated<boolean>;
  requestedAt: Generated<Date>;
}

export interface NewsletterSubscribersTable {
  email: string;
  looksAutomatic: boolean;
  createdAt: Generated<Date>;
}

export interface BetaRequestsTable extends NewsletterSubscribersTable {
  name: string;
  about: string;
}

export interface ContactMessagesTable extends NewsletterSubscribersTable {
  id: Generated<string>;
  name: string;
  message: string;
  /** Equal for the same text of the same address on the same day. */
  fingerprint: string;
  mailTriedAt: Generated<Date | null>;
  mailedAt: Generated<Date | null>;
}

export interface IntegrityChecksTable {
  id: string;
  status: IntegrityCheck['status'];
  checked: Generated<number>;
  total: number | null;
  missing: Generated<number>;
  mismatch: Generated<number>;
  orphan: Generated<number>;
  findings: ColumnType<IntegrityCheck['findings'], string | undefined, string>;
  requestedAt: Date;
  endedAt: Date | null;
}

export interface SavedCalculationsTable {
  id: string;
  ownerUid: string;
  title: string;
  calculator: string;
  scenarios: ColumnType<SavedCalculation['scenarios'], string, string>;
  createdAt: ColumnType<Date, Date, never>;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** Every table that our own SQL names. The tables' columns are made by the migrations beside this file. */
export interface Tables extends LeaseTables, FirebaseTables {
  users: UsersTable;
  sessions: SessionsTable;
  profiles: ProfilesTable;
  mails: MailsTable;
  accountDeletions: AccountDeletionsTable;
  rateCounters: RateCountersTable;
  integrityChecks: IntegrityChecksTable;
  newsletterSubscribers: NewsletterSubscribersTable;
  betaRequests: BetaRequestsTable;
  contactMessages: ContactMessagesTable;
  savedCalculations: SavedCalculationsTable;
}
