import type { Database } from './database.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { mails } from './migrations/0002-mails.ts';
import { accountDeletions } from './migrations/0003-account-deletions.ts';
import { credits } from './migrations/0010-credits.ts';
import { leases } from './migrations/0011-leases.ts';

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
];
