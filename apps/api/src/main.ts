import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@keyclause/domain';
import { checkFileStore } from './adapters/files/open-file-store.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { startDatabase } from './database/start-database.ts';
import { StartError } from './database/start-error.ts';
import { openDependencies } from './dependencies.ts';
import { endWith } from './explain-fault.ts';
import { createLog } from './log.ts';
import { startWorker } from './worker/start-worker.ts';
import { findWorkspace, versionOf } from './workspace.ts';

const start = async (): Promise<void> => {
  const config = readConfig(findWorkspace(import.meta.dirname));
  const log = createLog(config.logLevel);
  const stops: (() => Promise<unknown>)[] = [];
  const settled = Promise.withResolvers<void>();
  let stopping: Promise<void> | undefined;

  const stopAll = async (): Promise<void> => {
    for (const stop of stops.reverse()) {
      await stop().catch((error: unknown) => log.error({ err: error }, 'stopping failed'));
    }
  };
  const stopOnce = (code: number): void => {
    // A start that is under way is finished first: stopping half of it would leave a database running.
    stopping ??= settled.promise.then(stopAll).then(() => process.exit(code));
  };
  process.on('SIGTERM', () => stopOnce(0));
  process.on('SIGINT', () => stopOnce(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'stopping after a failure that nobody handled');
      stopOnce(1);
      setTimeout(() => process.exit(1), 10_000).unref();
    });
  }

  try {
    const database = await startDatabase(config);
    stops.push(database.stop);
    // For the processes that read leases: they start in two thirds of the time.
    enableCompileCache(join(config.dataDirectory, 'compile-cache'));
    const version = versionOf(config.workspace);
    const { dependencies, close } = await openDependencies(config, {
      databaseUrl: database.url,
      log,
      version,
      tellOperator: (text) => process.stdout.write(text),
    });
    stops.push(close);
    const filesFault = await checkFileStore(dependencies.files);
    if (filesFault !== undefined) log.warn(filesFault);
    const onError = (error: unknown): void => log.error({ err: error }, 'background work failed');
    let stopReading = async (): Promise<void> => undefined;
    // Stopped after the server: until then uploads are accepted, and those need the queue.
    stops.push(() => stopReading());
    if (config.role !== 'api') {
      const mailFault = await dependencies.mailServer?.check();
      if (mailFault !== undefined) log.warn(mailFault);
      const modelFault = await dependencies.model?.check();
      if (modelFault !== undefined) log.warn(modelFault);
    }
    const startReading = async (): Promise<void> => {
      ({ stop: stopReading } = await startWorker({ ...dependencies, onError }));
    };
    if (config.role === 'worker') {
      await startReading();
      process.stdout.write(`${brand.name} is ready to read leases\n`);
      return;
    }
    const app = await buildApp(dependencies);
    stops.push(async () => {
      // Clients see the closing header first, so that few send a request into a connection that is just going.
      app.startDraining();
      await sleep(drainMs);
      await Promise.race([app.close(), sleep(config.shutdownSeconds * 1000)]);
    });
    // The framework's own line would stand before ours and say less.
    log.level = 'warn';
    await app.listen({ port: config.port, host: config.host }).catch(explainListening(config));
    log.level = config.logLevel;
    if (config.role === 'all') {
      await startReading();
    }
    if (!stopping) {
      const address = app.server.address();
      const port = typeof address === 'object' && address ? address.port : config.port;
      process.stdout.write(`${brand.name} is ready at ${readyUrl(config, port)}\n`);
    }
  } catch (error) {
    await stopAll();
    throw error;
  } finally {
    settled.resolve();
  }
};

const drainMs = 150;

const readyUrl = (config: { publicUrl: string; port: number }, port: number): string =>
  config.port === 0 ? `http://localhost:${port}` : config.publicUrl;

const explainListening =
  ({ port, host }: { port: number; host: string }) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is taken. Stop what uses it, or start with another: PORT=${port + 1} npm start`,
      );
    }
    if (error.code === 'EACCES') {
      throw new StartError(`Port ${port} needs more rights. Start with another: PORT=3000 npm start`);
    }
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new StartError(`This machine has no address ${host}. Set HOST to 127.0.0.1, or to 0.0.0.0 for all.`);
    }
    throw error;
  };

await start().catch(endWith);
