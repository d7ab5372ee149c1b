import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A fresh copy of the migrated template, for one test file. */
export const createTestDatabase = async (template: string = inject('templateName')): Promise<TestDatabase> => {
  const name = `keyclause_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: databaseAt(inject('serverUrl'), name),
    drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
};

/** A database without any table, as a new installation has it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createTestDatabase('template0');

/** The address of another database on the same server. */
export const databaseAt = (serverUrl: string, name: string): string => {
  const [address = '', query] = serverUrl.split('?');
  const [, server] = /^(\w+:\/\/[^/]*)/.exec(address) ?? [];
  return `${server}/${name}${query === undefined ? '' : `?${query}`}`;
};

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
