import { join } from 'node:path';
import { undoDeleteSeconds } from '@keyclause/domain';
import type { Logger } from 'pino';
import { systemClock } from './adapters/clock/clock.ts';
import { openDiskFileStore } from './adapters/files/disk-file-store.ts';
import { authSecretIn } from './adapters/identity/auth-secret.ts';
import { createEmbeddedAuth } from './adapters/identity/embedded-auth.ts';
import { createEmbeddedIdentity } from './adapters/identity/embedded-identity.ts';
import { createSessionMemory } from './adapters/identity/session-memory.ts';
import { openPgBossJobs } from './adapters/jobs/pg-boss-jobs.ts';
import { createOutboxMail } from './adapters/mail/outbox-mail.ts';
import type { AppDependencies } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { openEvents } from './events/events.ts';
import { createProfileRepository } from './features/accounts/profiles.repository.ts';
import { purgeLeaseQueue, readLeaseQueue } from './features/leases/leases.jobs.ts';

export interface OpenDependencies {
  dependencies: AppDependencies;
  close: () => Promise<void>;
}

type Settings = Pick<
  Config,
  | 'adminEmail'
  | 'authSecret'
  | 'dataDirectory'
  | 'databasePoolSize'
  | 'google'
  | 'loginsPerMinute'
  | 'metricsToken'
  | 'publicUrl'
  | 'requestsPerMinute'
  | 'trustProxy'
  | 'workspace'
>;

/** Connects the adapters that the settings ask for to a migrated database. */
export const openDependencies = async (
  settings: Settings,
  {
    databaseUrl,
    log,
    version,
    tellOperator = () => undefined,
  }: { databaseUrl: string; log: Logger; version: string; tellOperator?: (text: string) => void },
): Promise<OpenDependencies> => {
  let isClosed = false;
  // A server that stops right after us tells connections that are just ending; nobody works on them any more.
  const onError = (error: unknown): void => {
    if (!isClosed) log.warn({ err: error }, 'background work failed');
  };
  const { database, pool, close } = openDatabase(databaseUrl, {
    poolSize: settings.databasePoolSize,
    onIdleError: onError,
  });
  const events = await openEvents(databaseUrl, { pool, onError });
  const mail = createOutboxMail(database, log, { adminEmail: settings.adminEmail, tell: tellOperator });
  const profiles = createProfileRepository(database);
  const auth = createEmbeddedAuth({
    database,
    mail,
    secret: settings.authSecret ?? authSecretIn(settings.dataDirectory),
    publicUrl: settings.publicUrl,
    google: settings.google,
    onError,
    onUserCreated: async (uid) => {
      await profiles.getOrCreate(uid);
    },
  });
  const identity = createEmbeddedIdentity({
    auth,
    database,
    memory: createSessionMemory(events),
    hasGoogleSignIn: settings.google !== undefined,
  });
  const files = await openDiskFileStore(join(settings.dataDirectory, 'files'));
  const jobs = await openPgBossJobs({ url: databaseUrl, queues: [readLeaseQueue, purgeLeaseQueue], onError });
  return {
    dependencies: {
      log,
      database,
      events,
      identity,
      files,
      jobs,
      clock: systemClock,
      undoSeconds: undoDeleteSeconds,
      adminEmail: settings.adminEmail,
      publicUrl: settings.publicUrl,
      trustProxy: settings.trustProxy,
      requestsPerMinute: settings.requestsPerMinute,
      loginsPerMinute: settings.loginsPerMinute,
      dataDirectory: settings.dataDirectory,
      databaseUrl,
      metricsToken: settings.metricsToken,
      poolCounts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      workspace: settings.workspace,
      version,
    },
    close: async () => {
      await jobs.stop();
      await events.close();
      await close();
      isClosed = true;
    },
  };
};
