import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runningServer } from '#database/embedded-server.ts';
import { explainUnreachable, openServer } from '#database/start-database.ts';
import { StartError } from '#database/start-error.ts';

export type DatabaseSettings = { readonly databaseUrl: string | undefined; readonly dataDirectory: string };

export type Installation = {
  readonly url: string;
  /** Ends the connection, and the built-in server when it was started for this. */
  readonly close: () => Promise<void>;
  readonly client: pg.Client;
};

/** Connects to an installation that is there, without changing it: running, or stopped, or left by a killed process. */
export const openExisting = async (settings: DatabaseSettings): Promise<Installation> => {
  const { databaseUrl, dataDirectory } = settings;
  const running = databaseUrl ?? runningServer(dataDirectory);
  if (running !== undefined) return connect(running, async () => undefined);
  if (!existsSync(join(dataDirectory, 'postgres'))) {
    throw new StartError(
      `There is nothing in ${dataDirectory} to back up. Set DATA_DIR or DATABASE_URL to the installation.`,
    );
  }
  const { url, stop } = await openServer(settings);
  return connect(url, stop);
};

/** Connects to an installation that may be new, as its only user. */
export const openAlone = async (settings: DatabaseSettings): Promise<Installation> => {
  const { url, stop } = await openServer(settings);
  const installation = await connect(url, stop);
  const { rows } = await installation.client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'keyclause-%'`,
  );
  if (rows[0]?.others === 0) return installation;
  await installation.close();
  throw new StartError('Keyclause is running on this database. Stop all of its processes first.');
};

const connect = async (url: string, stop: () => Promise<void>): Promise<Installation> => {
  const client = new pg.Client({ connectionString: url, application_name: 'keyclause-backup', keepAlive: true });
  // Without a listener a lost connection would end the process; the statement that was under way fails by itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await stop();
    return explainUnreachable(error);
  }
  return {
    url,
    client,
    close: async () => {
      await client.end();
      await stop();
    },
  };
};
