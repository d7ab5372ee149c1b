import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { StartError } from './database/start-error.ts';

const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

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
  ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
  AUTH_SECRET: optionalText.pipe(z.string().min(32, 'must have at least 32 characters').optional()),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  TRUST_PROXY: optionalText,
  METRICS_TOKEN: optionalText.pipe(z.string().min(16, 'must have at least 16 characters').optional()),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  LOGIN_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(10),
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
    ? googlePair(result.data)
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
    authSecret: environment.AUTH_SECRET,
    google,
    trustProxy: proxyTrust(environment.TRUST_PROXY),
    metricsToken: environment.METRICS_TOKEN,
    requestsPerMinute: environment.RATE_LIMIT_PER_MINUTE,
    loginsPerMinute: environment.LOGIN_LIMIT_PER_MINUTE,
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

// A number of hops, or the proxies' addresses; anything looser would let a client choose its own address.
const proxyTrust = (value: string | undefined): number | string | false => {
  if (value === undefined || value === 'false' || value === '0') {
    return false;
  }
  return /^\d+$/.test(value) ? Number(value) : value === 'true' ? 1 : value;
};
