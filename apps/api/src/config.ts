import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { brand } from '@keyclause/domain';
import { z } from 'zod';
import { filesFaults, filesSettings } from './adapters/files/files-settings.ts';
import { firebaseFaults, firebaseSettings } from './adapters/firebase/firebase-settings.ts';
import { mailFaults, mailSettings } from './adapters/mail/mail-settings.ts';
import { modelFaults, modelSettings } from './adapters/model/model-settings.ts';
import { StartError } from './database/start-error.ts';
import type { ConsentScript } from './plugins/consent-scripts.ts';

const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

// A script that came over plain http could be changed on its way; one from this machine cannot.
const scriptUrl = optionalText.pipe(
  z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url), 'must begin with https://')
    .optional(),
);

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: z.string().min(1).default('data'),
  // Not checked as a web address: those of Unix sockets have no host.
  DATABASE_URL: optionalText.pipe(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgresql://user:password@host:5432/name')
      .optional(),
  ),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(16),
  CONTACT_EMAIL: optionalText.pipe(z.email().optional()),
  ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
  AUTH_SECRET: optionalText.pipe(z.string().min(32, 'must have at least 32 characters').optional()),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  SMTP_HOST: optionalText,
  SMTP_PORT: optionalText.pipe(z.coerce.number<string | undefined>().int().min(1).max(65_535).optional()),
  SMTP_SECURITY: z.enum(['starttls', 'tls', 'none']).default('starttls'),
  SMTP_USER: optionalText,
  SMTP_PASSWORD: optionalText,
  MAIL_FROM: optionalText,
  MODEL_URL: optionalText.pipe(
    z.url({ protocol: /^https?$/, error: 'must look like https://api.example.com/v1' }).optional(),
  ),
  MODEL_NAME: optionalText.pipe(z.string().max(100).optional()),
  MODEL_API_KEY: optionalText,
  MODEL_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  FILE_STORE: z.enum(['disk', 's3', 'firebase']).default('disk'),
  S3_ENDPOINT: optionalText.pipe(
    z.url({ protocol: /^https?$/, error: 'must look like https://s3.example.com' }).optional(),
  ),
  S3_REGION: z.string().trim().min(1).default('auto'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  FIREBASE_STORAGE_BUCKET: optionalText,
  FIREBASE_STORAGE_ADDRESS: z.url({ protocol: /^https?$/ }).default('https://storage.googleapis.com'),
  FIREBASE_PROJECT_ID: optionalText,
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: optionalText,
  FIREBASE_GOOGLE_SIGN_IN: z.enum(['on', 'off']).default('off'),
  FIREBASE_KEYS_URL: optionalText,
  FIREBASE_AUTH_EMULATOR_HOST: optionalText,
  FIRESTORE_EMULATOR_HOST: optionalText,
  GOOGLE_APPLICATION_CREDENTIALS: optionalText,
  ANALYTICS_SCRIPT_URL: scriptUrl,
  PIXEL_SCRIPT_URL: scriptUrl,
  TRUST_PROXY: optionalText,
  METRICS_TOKEN: optionalText.pipe(z.string().min(16, 'must have at least 16 characters').optional()),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  LOGIN_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  FORM_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(6),
  SHUTDOWN_SECONDS: z.coerce.number().int().min(1).max(600).default(25),
  KEYCLAUSE_ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const googlePair = (environment: z.output<typeof environmentSchema>): string[] =>
  (environment.GOOGLE_CLIENT_ID === undefined) === (environment.GOOGLE_CLIENT_SECRET === undefined)
    ? []
    : ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together or not at all.'];

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings once, from the environment and the optional .env file beside the workspace.
 * Raises a StartError with one line for each setting that is wrong.
 */
export const readConfig = (workspace: string, variables: NodeJS.ProcessEnv = withEnvFile(workspace)) => {
  const result = environmentSchema.safeParse(variables);
  const faults = result.success
    ? [
        ...googlePair(result.data),
        ...filesFaults(result.data),
        ...mailFaults(result.data),
        ...modelFaults(result.data),
        ...firebaseFaults(result.data),
      ]
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`);
  if (!result.success || faults.length > 0) {
    throw new StartError(faults.map((fault) => `Configuration: ${fault}`).join('\n'));
  }
  const environment = result.data;
  const google =
    environment.GOOGLE_CLIENT_ID !== undefined && environment.GOOGLE_CLIENT_SECRET !== undefined
      ? { clientId: environment.GOOGLE_CLIENT_ID, clientSecret: environment.GOOGLE_CLIENT_SECRET }
      : undefined;
  return {
    mode: environment.NODE_ENV,
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, ''),
    dataDirectory: resolve(workspace, environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL,
    databasePoolSize: environment.DATABASE_POOL_SIZE,
    adminEmail: environment.ADMIN_EMAIL,
    contactEmail: environment.CONTACT_EMAIL ?? environment.ADMIN_EMAIL ?? brand.contactEmail,
    authSecret: environment.AUTH_SECRET,
    google,
    files: filesSettings(environment),
    /** Undefined when mails stay in the outbox. */
    mailServer: mailSettings(environment),
    /** Undefined when leases are read by the built-in reader alone. */
    model: modelSettings(environment),
    consentScripts: consentScripts(environment),
    firebase: firebaseSettings(environment),
    trustProxy: proxyTrust(environment.TRUST_PROXY),
    metricsToken: environment.METRICS_TOKEN,
    requestsPerMinute: environment.RATE_LIMIT_PER_MINUTE,
    loginsPerMinute: environment.LOGIN_LIMIT_PER_MINUTE,
    formsPerMinute: environment.FORM_LIMIT_PER_MINUTE,
    shutdownSeconds: environment.SHUTDOWN_SECONDS,
    /** `api` answers requests, `worker` reads leases, `all` does both; several processes of each kind may share one database. */
    role: environment.KEYCLAUSE_ROLE,
    logLevel: environment.LOG_LEVEL,
    workspace,
  };
};

const withEnvFile = (workspace: string): NodeJS.ProcessEnv => {
  const path = join(workspace, '.env');
  if (existsSync(path)) {
    loadEnvFile(path);
  }
  return process.env;
};

const consentScripts = (environment: z.output<typeof environmentSchema>): readonly ConsentScript[] => {
  const { ANALYTICS_SCRIPT_URL: analytics, PIXEL_SCRIPT_URL: pixel } = environment;
  return [
    ...(analytics === undefined ? [] : [{ purpose: 'analytics' as const, url: analytics }]),
    ...(pixel === undefined ? [] : [{ purpose: 'pixel' as const, url: pixel }]),
  ];
};

// A number of hops, or the proxies' addresses; anything looser would let a client choose its own address.
const proxyTrust = (value: string | undefined): number | string | false => {
  if (value === undefined || value === 'false' || value === '0') {
    return false;
  }
  return /^\d+$/.test(value) ? Number(value) : value === 'true' ? 1 : value;
};
