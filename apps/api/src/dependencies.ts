import { undoDeleteSeconds } from '@keyclause/domain';
import type { Logger } from 'pino';
import { systemClock } from './adapters/clock/clock.ts';
import { openFileStore } from './adapters/files/open-file-store.ts';
import type { FirebaseProject } from './adapters/firebase/firebase-project.ts';
import { openFirebaseIdentity } from './adapters/firebase/open-firebase-identity.ts';
import { authSecretIn } from './adapters/identity/auth-secret.ts';
import { createEmbeddedAuth } from './adapters/identity/embedded-auth.ts';
import { createEmbeddedIdentity } from './adapters/identity/embedded-identity.ts';
import { createSessionMemory } from './adapters/identity/session-memory.ts';
import { openPgBossJobs } from './adapters/jobs/pg-boss-jobs.ts';
import { createOutboxMail } from './adapters/mail/outbox-mail.ts';
import { createQueuedMail } from './adapters/mail/queued-mail.ts';
import { sendMailQueue } from './adapters/mail/send-mail-queue.ts';
import { createOpenAiModel } from './adapters/model/openai-model.ts';
import type { AppDependencies } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { openEvents } from './events/events.ts';
import { createProfileRepository } from './features/accounts/profiles.repository.ts';
import { checkIntegrityQueue } from './features/integrity/integrity.jobs.ts';
import { modelReadingQueue, purgeLeaseQueue, readLeaseQueue } from './features/leases/leases.jobs.ts';

export interface OpenDependencies {
  dependencies: AppDependencies;
  close: () => Promise<void>;
}

type Settings = Pick<
  Config,
  | 'adminEmail'
  | 'authSecret'
  | 'consentScripts'
  | 'contactEmail'
  | 'dataDirectory'
  | 'databasePoolSize'
  | 'files'
  | 'formsPerMinute'
  | 'firebase'
  | 'google'
  | 'loginsPerMinute'
  | 'mailServer'
  | 'metricsToken'
  | 'model'
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
    firebaseProject,
  }: {
    databaseUrl: string;
    log: Logger;
    version: string;
    tellOperator?: (text: string) => void;
    firebaseProject?: FirebaseProject | undefined;
  },
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
  const jobs = await openPgBossJobs({
    url: databaseUrl,
    queues: [readLeaseQueue, modelReadingQueue, purgeLeaseQueue, checkIntegrityQueue, sendMailQueue],
    onError,
  });
  const mailServer = settings.mailServer
    ? (await import('./adapters/mail/smtp-mail.ts')).createSmtpMail(settings.mailServer)
    : undefined;
  const mail = mailServer
    ? createQueuedMail(database, jobs, log)
    : createOutboxMail(database, log, { adminEmail: settings.adminEmail, tell: tellOperator });
  const profiles = createProfileRepository(database);
  const onAccount = async (uid: string): Promise<void> => {
    await profiles.getOrCreate(uid);
  };
  const openEmbeddedIdentity = () => ({
    identity: createEmbeddedIdentity({
      auth: createEmbeddedAuth({
        database,
        mail,
        secret: settings.authSecret ?? authSecretIn(settings.dataDirectory),
        publicUrl: settings.publicUrl,
        google: settings.google,
        onError,
        onUserCreated: onAccount,
      }),
      database,
      memory: createSessionMemory(events),
      hasGoogleSignIn: settings.google !== undefined,
    }),
    close: async () => undefined,
  });
  const { identity, close: closeIdentity } = settings.firebase
    ? await openFirebaseIdentity({
        settings: settings.firebase,
        database,
        events,
        publicUrl: settings.publicUrl,
        onAccount,
        onError,
        project: firebaseProject,
      })
    : openEmbeddedIdentity();
  const files = await openFileStore(settings.files, settings.dataDirectory);
  return {
    dependencies: {
      log,
      database,
      events,
      identity,
      files,
      jobs,
      mailServer,
      model: settings.model && createOpenAiModel(settings.model),
      mail,
      clock: systemClock,
      undoSeconds: undoDeleteSeconds,
      adminEmail: settings.adminEmail,
      publicUrl: settings.publicUrl,
      trustProxy: settings.trustProxy,
      requestsPerMinute: settings.requestsPerMinute,
      loginsPerMinute: settings.loginsPerMinute,
      formsPerMinute: settings.formsPerMinute,
      contactEmail: settings.contactEmail,
      consentScripts: settings.consentScripts,
      dataDirectory: settings.dataDirectory,
      databaseUrl,
      metricsToken: settings.metricsToken,
      poolCounts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      workspace: settings.workspace,
      version,
    },
    close: async () => {
      await jobs.stop();
      mailServer?.close();
      await closeIdentity();
      await events.close();
      await close();
      isClosed = true;
    },
  };
};
