import type { SubscriptionTier } from '@keyclause/domain';
import type { ColumnType, Generated } from 'kysely';
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
  requestedAt: Generated<Date>;
}

/** Every table that our own SQL names. The tables' columns are made by the migrations beside this file. */
export interface Tables extends LeaseTables {
  users: UsersTable;
  sessions: SessionsTable;
  profiles: ProfilesTable;
  mails: MailsTable;
  accountDeletions: AccountDeletionsTable;
  rateCounters: RateCountersTable;
}
