import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/database.ts';
import { startEmbeddedServer } from '../src/database/embedded-server.ts';
import { migrate } from '../src/database/migrate.ts';
import { databaseAt } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server where tests may create databases. */
    serverUrl: string;
    /** A migrated database to copy. */
    templateName: string;
  }
}

/** One server for the test files of a project, the built-in one or that of DATABASE_URL, with one migrated template. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startServer();
  const templateName = `keyclause_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.url, `CREATE DATABASE ${templateName}`);
  const { database, close } = openDatabase(databaseAt(server.url, templateName), { poolSize: 1 });
  await migrate(database);
  await close();
  project.provide('serverUrl', server.url);
  project.provide('templateName', templateName);
  return async () => {
    await onServer(server.url, `DROP DATABASE IF EXISTS ${templateName} WITH (FORCE)`);
    await server.stop();
  };
};

const startServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const { DATABASE_URL: url } = process.env;
  if (url) {
    return { url, stop: async () => undefined };
  }
  const directory = mkdtempSync(join(tmpdir(), 'keyclause-test-'));
  chmodSync(directory, 0o755);
  const server = await startEmbeddedServer(directory, { settings: { fsync: 'off', full_page_writes: 'off' } });
  return {
    url: server.urlOf('postgres'),
    stop: async () => {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

const onServer = async (url: string, statement: string): Promise<void> => {
  const { pool, close } = openDatabase(url, { poolSize: 1 });
  try {
    await pool.query(statement);
  } finally {
    await close();
  }
};
