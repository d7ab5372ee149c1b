import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SubscriptionTier } from '@keyclause/domain';
import { createRequestClient, type RequestClient } from '@keyclause/request';
import { injectFetch } from '@keyclause/request/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { test } from 'vitest';
import type { FilesSettings } from '#adapters/files/files-settings.ts';
import type { SmtpSettings } from '#adapters/mail/mail-settings.ts';
import type { ModelSettings } from '#adapters/model/model-settings.ts';
import type { FirebaseProject } from '../src/adapters/firebase/firebase-project.ts';
import type { FirebaseSettings } from '../src/adapters/firebase/firebase-settings.ts';
import { type AppDependencies, buildApp } from '../src/app.ts';
import { openDependencies } from '../src/dependencies.ts';
import { createLog } from '../src/log.ts';
import { startWorker, type WorkerOptions } from '../src/worker/start-worker.ts';
import { createTestDatabase } from './test-database.ts';

/** What a test file may set differently. */
export type ApiTestSettings = Partial<
  Pick<
    AppDependencies,
    | 'adminEmail'
    | 'consentScripts'
    | 'formsPerMinute'
    | 'loginsPerMinute'
    | 'metricsToken'
    | 'requestsPerMinute'
    | 'trustProxy'
    | 'undoSeconds'
    | 'workspace'
  >
> & {
  /** Reads leases in this process too. */
  worker?: Pick<WorkerOptions, 'concurrency' | 'limits'>;
  /** Signs people in by Firebase, and by this project in its place. */
  firebase?: { settings: FirebaseSettings; project: FirebaseProject };
  /** Where files are kept; a folder of its own when absent. */
  dataDirectory?: string;
  /** Where mails are sent; they stay in the outbox when absent. */
  mailServer?: SmtpSettings;
  /** The model that reads leases as well; none when absent. */
  model?: ModelSettings;
  /** The file store; one in the data folder when absent. */
  files?: FilesSettings;
};

export interface ApiUnderTest {
  app: FastifyInstance;
  dependencies: AppDependencies;
  /** Every line that was logged, as JSON text. */
  logLines: string[];
}

export interface Person extends RequestClient {
  uid: string;
  email: string;
  password: string;
  /** As a Cookie header. */
  cookie: string;
  /** A request as it comes over the wire, with this person's cookie, for what the request client would never send. */
  inject: (options: RawRequest) => Promise<LightMyRequestResponse>;
}

export interface RawRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer | object;
}

export interface PersonDescription {
  email?: string;
  isVerified?: boolean;
  tier?: SubscriptionTier;
  credits?: number;
}

export const testOrigin = 'http://localhost:3000';
export const testSecret = 'one secret for all processes of the tests';
export const testAdminEmail = 'admin@keyclause.test';
const password = 'correct horse battery staple';

/** `it` for tests of the API: each file has its own database, emptied before each test; people are real and signed in. */
export const apiTest = (settings: ApiTestSettings = {}) =>
  test
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are used from this pattern.
    .extend('api', { scope: 'file' }, async ({}, { onCleanup }): Promise<ApiUnderTest> => {
      const { api, close } = await startApi(settings);
      onCleanup(close);
      return api;
    })
    .extend('emptyTables', { auto: true }, async ({ api }) => {
      await emptyTables(api.dependencies);
    })
    .extend(
      'inject',
      async ({ api }) =>
        (options: RawRequest) =>
          sendRaw(api.app, options),
    )
    .extend('request', async ({ api }) => clientOf(api.app, {}).request)
    .extend('database', async ({ api }) => api.dependencies.database)
    .extend(
      'signedInAs',
      async ({ api }) =>
        (description?: PersonDescription) =>
          signIn(api, description),
    );

export const it = apiTest();

/** Starts the API on a database of its own. Close it when done. */
export const startApi = async (
  settings: ApiTestSettings = {},
): Promise<{ api: ApiUnderTest; databaseUrl: string; close: () => Promise<void> }> => {
  const { url, drop } = await createTestDatabase();
  const { api, close } = await startApiAt(url, settings);
  return {
    api,
    databaseUrl: url,
    close: async () => {
      await close();
      await drop();
    },
  };
};

/** Starts the API on a given migrated database, as a second process would. */
export const startApiAt = async (
  databaseUrl: string,
  { worker, undoSeconds, firebase, ...settings }: ApiTestSettings = {},
): Promise<{ api: ApiUnderTest; close: () => Promise<void> }> => {
  const dataDirectory = settings.dataDirectory ?? mkdtempSync(join(tmpdir(), 'keyclause-api-'));
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line: string) => logLines.push(line) });
  const { dependencies: opened, close } = await openDependencies(
    {
      adminEmail: testAdminEmail,
      consentScripts: [],
      contactEmail: 'contact@keyclause.test',
      formsPerMinute: 1_000,
      authSecret: testSecret,
      dataDirectory,
      databasePoolSize: 8,
      files: { kind: 'disk' },
      mailServer: undefined,
      model: undefined,
      firebase: firebase?.settings,
      google: undefined,
      loginsPerMinute: 1_000,
      metricsToken: undefined,
      publicUrl: testOrigin,
      requestsPerMinute: 100_000,
      trustProxy: false,
      workspace: dataDirectory,
      ...settings,
    },
    { databaseUrl, log, version: '0.0.0-test', firebaseProject: firebase?.project },
  );
  const dependencies = { ...opened, ...(undoSeconds === undefined ? {} : { undoSeconds }) };
  const app = await buildApp(dependencies);
  await app.ready();
  const onError = (error: unknown): void => log.error({ err: error }, 'background work failed');
  const reading = worker ? await startWorker({ ...dependencies, ...worker, onError }) : undefined;
  return {
    api: { app, dependencies, logLines },
    close: async () => {
      await app.close();
      await reading?.stop();
      await close();
      if (!settings.dataDirectory) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
};

/** Signs somebody up through the front door, and changes what only the server may change. */
export const signIn = async (
  { app, dependencies }: ApiUnderTest,
  { email = `person-${people++}@keyclause.test`, isVerified = false, tier, credits }: PersonDescription = {},
): Promise<Person> => {
  const answer = await sendRaw(app, {
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email, password, name: 'Test Person' },
  });
  if (answer.statusCode !== 200) {
    throw new Error(`Signing up answered ${answer.statusCode}: ${answer.body}`);
  }
  const uid = answer.json<{ user: { id: string } }>().user.id;
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const { database } = dependencies;
  if (isVerified) {
    await database.updateTable('users').set({ emailVerified: true }).where('id', '=', uid).execute();
  }
  if (tier !== undefined || credits !== undefined) {
    const changes = {
      ...(tier === undefined ? {} : { subscriptionTier: tier }),
      ...(credits === undefined ? {} : { analysisCredits: credits }),
    };
    await database.updateTable('profiles').set(changes).where('uid', '=', uid).execute();
  }
  return personWith(app, { uid, email, password, cookie });
};

/** Somebody with the cookie of a session. */
export const personWith = (
  app: FastifyInstance,
  who: Pick<Person, 'uid' | 'email' | 'password' | 'cookie'>,
): Person => {
  const { cookie } = who;
  const inject = (options: RawRequest) => sendRaw(app, { ...options, headers: { cookie, ...options.headers } });
  return { ...clientOf(app, { cookie }), ...who, inject };
};

let people = 1;

/** The request client of somebody, or of nobody, at one of several processes. */
export const clientOf = (app: FastifyInstance, headers: Record<string, string>): RequestClient =>
  createRequestClient({
    fetch: injectFetch(app, { origin: testOrigin }),
    headers: { host: new URL(testOrigin).host, ...headers },
  });

/** A request as a page of our own would send it. */
export const sendRaw = (
  app: FastifyInstance,
  { headers = {}, ...options }: RawRequest,
): Promise<LightMyRequestResponse> =>
  app.inject({ ...options, headers: { origin: testOrigin, host: new URL(testOrigin).host, ...headers } });

const emptyTables = async ({ database }: AppDependencies): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`.execute(
    database,
  );
  const names = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql`TRUNCATE ${names} CASCADE`.execute(database);
};
