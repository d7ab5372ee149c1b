import { mkdirSync } from 'node:fs';
import { openDatabase } from './database.ts';
import { embeddedName, startEmbeddedServer } from './embedded-server.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { StartError } from './start-error.ts';

export interface StartedDatabase {
  url: string;
  /** Stops the built-in server when this process owns it, and gives the folder free. */
  stop: () => Promise<void>;
}

type DatabaseSettings = { databaseUrl: string | undefined; dataDirectory: string };

/** Brings up the database that the settings ask for, migrated: the server of DATABASE_URL, else the built-in one. */
export const startDatabase = async (settings: DatabaseSettings): Promise<StartedDatabase> => {
  const server = await openServer(settings);
  try {
    await migrateAt(server.url);
    return server;
  } catch (error) {
    await server.stop();
    return settings.databaseUrl === undefined ? Promise.reject(error) : explainUnreachable(error);
  }
};

/** The same without migrating. A server of DATABASE_URL is not asked yet. */
export const openServer = async ({ databaseUrl, dataDirectory }: DatabaseSettings): Promise<StartedDatabase> => {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o711 });
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined };
  const lock = lockFolder(dataDirectory);
  try {
    const server = await startEmbeddedServer(dataDirectory);
    await createDatabase(server.urlOf('postgres'), embeddedName);
    return {
      url: server.urlOf(embeddedName),
      stop: async () => {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** Makes a database unless it exists. */
export const createDatabase = async (serverUrl: string, name: string): Promise<void> => {
  const { pool, close } = openDatabase(serverUrl, { poolSize: 1 });
  try {
    const { rowCount } = await pool.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      await pool.query(`CREATE DATABASE ${name}`);
    }
  } finally {
    await close();
  }
};

const migrateAt = async (url: string): Promise<void> => {
  const { database, close } = openDatabase(url, { poolSize: 1 });
  try {
    await migrate(database);
  } finally {
    await close();
  }
};

/** Raises a StartError that names the server, for what went wrong while it was asked for the first time. */
export const explainUnreachable = (error: unknown): never => {
  if (error instanceof StartError) {
    throw error;
  }
  const { host } =
    error instanceof Error && 'address' in error ? { host: String(error.address) } : { host: 'the server' };
  const reason =
    error instanceof Error ? error.message || String('code' in error ? error.code : error.name) : String(error);
  throw new StartError(
    `The database at DATABASE_URL does not answer (${host}: ${reason}). Check the address, or unset it to use the built-in one.`,
  );
};
