import { engineVersion } from '@keyclause/lease-reader';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from './adapters/clock/clock.ts';
import type { FileStore } from './adapters/files/file-store.ts';
import type { IdentityProvider } from './adapters/identity/identity.ts';
import type { Jobs } from './adapters/jobs/jobs.ts';
import type { Database } from './database/database.ts';
import { createEventStreams } from './events/event-streams.ts';
import type { Events } from './events/events.ts';
import { createAccountDeletions } from './features/accounts/account-deletions.ts';
import { registerAccounts } from './features/accounts/accounts.plugin.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { createProfileRepository } from './features/accounts/profiles.repository.ts';
import { registerAdminAccounts } from './features/admin-accounts/admin-accounts.plugin.ts';
import { registerDashboard } from './features/dashboard/dashboard.plugin.ts';
import { registerHealth } from './features/health/health.plugin.ts';
import { exportLeasesOf, removeLeasesOf } from './features/leases/lease-account.ts';
import { registerLeaseDocuments } from './features/leases/lease-documents.plugin.ts';
import { createLeaseDocumentQueries } from './features/leases/lease-documents.query.ts';
import { registerLeases } from './features/leases/leases.plugin.ts';
import { createLeasesService } from './features/leases/leases.service.ts';
import { registerOutbox } from './features/outbox/outbox.plugin.ts';
import { registerScans } from './features/scans/scans.plugin.ts';
import { createScansService } from './features/scans/scans.service.ts';
import { createBackground } from './plugins/background.ts';
import { registerErrors, sendError } from './plugins/errors.ts';
import { openFrontEnds } from './plugins/front-ends.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { countAttempt, createRateCounter, forgetOldCounts } from './plugins/rate-counter.ts';
import { registerLoginLimit, registerRateLimit } from './plugins/rate-limit.ts';
import { requestIdOf } from './plugins/request-id.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerSameOrigin } from './plugins/same-origin.ts';
import { registerSecurityHeaders, securityHeaders } from './plugins/security-headers.ts';
import { registerSession } from './plugins/session.ts';
import { registerSlowBodies } from './plugins/slow-bodies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells clients with each answer that the connection is about to close, and load balancers that this process leaves. */
    startDraining: () => void;
  }
}

export interface AppDependencies {
  log: Logger;
  database: Database;
  events: Events;
  identity: IdentityProvider;
  files: FileStore;
  jobs: Jobs;
  clock: Clock;
  /** How long a deleted lease can be restored. */
  undoSeconds: number;
  /** For what needs connections of its own, such as the queue. */
  databaseUrl: string;
  /** Files and whatever else is kept outside the database. */
  dataDirectory: string;
  adminEmail: string | undefined;
  publicUrl: string;
  trustProxy: number | string | false;
  requestsPerMinute: number;
  loginsPerMinute: number;
  /** Read at /api/metrics by whoever sends it; without one, by this machine only. */
  metricsToken: string | undefined;
  poolCounts: () => { total: number; idle: number; waiting: number };
  /** The folder of the workspace, where the built front ends are. */
  workspace: string;
  version: string;
}

/** The whole API, ready to listen or to be asked by `inject`. Everything it is made of stands here, in order. */
export const buildApp = async (
  dependencies: AppDependencies,
  { onRoute }: { onRoute?: (route: RouteOptions) => void } = {},
): Promise<FastifyInstance> => {
  const { log, database, events, identity, files, jobs, clock, undoSeconds, adminEmail, publicUrl } = dependencies;
  const app = createServer(dependencies);
  if (onRoute) {
    app.addHook('onRoute', onRoute);
  }
  const streams = createEventStreams(events);
  const counter = createRateCounter(database);
  const frontEnds = openFrontEnds(dependencies.workspace);
  const onError = (error: unknown): void => log.warn({ err: error }, 'background work failed');

  const background = createBackground(app, onError);
  let isClosing = false;
  app.decorate('startDraining', () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) {
      reply.header('connection', 'close');
    }
  });
  app.decorateRequest('identity', null);
  registerSecurityHeaders(app);
  registerRequestLog(app);
  registerSlowBodies(app);
  registerErrors(app, { sendNotFoundPage: frontEnds.sendNotFound });
  registerMetrics(app, { token: dependencies.metricsToken, poolCounts: dependencies.poolCounts });
  registerJsonBody(app);
  registerSameOrigin(app, { publicUrl });

  const profiles = createProfileRepository(database);
  const scans = createScansService({ database, clock });
  const leases = createLeasesService({ database, files, jobs, scans, clock, undoSeconds, engineVersion });
  const hooks = [removeLeasesOf({ database, files, jobs, scans })];
  const deletions = createAccountDeletions({ database, hooks, removeIdentity: identity.remove, onError });
  const accounts = createAccountsService({ identity, profiles, deletions, adminEmail });

  await app.register(async (open) => {
    registerRateLimit(open, { counter, perMinute: dependencies.requestsPerMinute });
    registerHealth(open, {
      identity,
      checks: {
        database: () => database.selectNoFrom(({ lit }) => lit(1).as('one')).execute(),
        queue: jobs.check,
        files: files.freeBytes,
      },
      version: dependencies.version,
      isClosing: () => isClosing,
    });
    await registerOpenApi(open, { version: dependencies.version });
  });
  await app.register(async (signIn) => {
    registerRateLimit(signIn, { counter, perMinute: dependencies.requestsPerMinute });
    registerLoginLimit(signIn, { attempts: countAttempt(database), perMinute: dependencies.loginsPerMinute });
    identity.routes(signIn);
  });
  await app.register(async (signedIn) => {
    registerSession(signedIn, { identity, adminEmail });
    registerRateLimit(signedIn, { counter, perMinute: dependencies.requestsPerMinute });
    const exportLeases = exportLeasesOf({ database, files, listEntries: scans.listEntries });
    const afterRemoval = (): void => background.run(deletions.finish);
    registerAccounts(signedIn, { accounts, streams, exporters: [exportLeases], afterRemoval });
    registerOutbox(signedIn, { database });
    await registerLeases(signedIn, { leases, database, files, streams });
    registerLeaseDocuments(signedIn, { leases, documents: createLeaseDocumentQueries(database), files });
    registerScans(signedIn, { scans, findLease: leases.findByHashes });
    registerAdminAccounts(signedIn, { database, identity, adminEmail, grantCredits: scans.grant });
    registerDashboard(signedIn, { database, getAllowance: scans.getAllowance, listNewestLeases: leases.listNewest });
  });
  frontEnds.register(app);

  background.every(1, counter.share);
  background.every(60, deletions.finish);
  background.every(300, () => forgetOldCounts(database));
  app.addHook('preClose', async () => {
    isClosing = true;
    streams.closeAll();
  });
  return app;
};

const createServer = ({ log, trustProxy }: AppDependencies): FastifyInstance =>
  Fastify({
    loggerInstance: log as FastifyInstance['log'],
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 1024 * 1024,
    // Headers that trickle and idle connections are cut here, bodies by `registerSlowBodies`; this only bounds the longest upload.
    requestTimeout: 30 * 60_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 15_000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    exposeHeadRoutes: false,
    // While closing, requests on open connections are still served: a client must not see a 503 for our restart.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(securityHeaders).header('x-request-id', request.id);
      sendError(error, request, reply);
    },
  }) as unknown as FastifyInstance;
