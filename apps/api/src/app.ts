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
import type { MailSender } from './adapters/mail/mail.ts';
import type { SmtpMail } from './adapters/mail/smtp-mail.ts';
import type { OpenAiModel } from './adapters/model/openai-model.ts';
import type { Database } from './database/database.ts';
import { createEventStreams } from './events/event-streams.ts';
import type { Events } from './events/events.ts';
import { createAccountDeletions } from './features/accounts/account-deletions.ts';
import { exportRowsOf } from './features/accounts/account-rows.ts';
import { registerAccounts } from './features/accounts/accounts.plugin.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { createProfileRepository } from './features/accounts/profiles.repository.ts';
import { registerAdminAccounts } from './features/admin-accounts/admin-accounts.plugin.ts';
import { registerCalculations } from './features/calculations/calculations.plugin.ts';
import { registerDashboard } from './features/dashboard/dashboard.plugin.ts';
import { registerHealth } from './features/health/health.plugin.ts';
import { registerIntegrity } from './features/integrity/integrity.plugin.ts';
import { exportLeasesOf, removeLeasesOf } from './features/leases/lease-account.ts';
import { registerLeaseDocuments } from './features/leases/lease-documents.plugin.ts';
import { createLeaseDocumentQueries } from './features/leases/lease-documents.query.ts';
import { createRevisionsService } from './features/leases/lease-revisions.service.ts';
import { registerLeases } from './features/leases/leases.plugin.ts';
import { createLeasesService } from './features/leases/leases.service.ts';
import { registerRevisions } from './features/leases/revisions.plugin.ts';
import { registerSharedLeases, registerShareLinks } from './features/leases/share-links.plugin.ts';
import { createShareLinkRepository } from './features/leases/share-links.repository.ts';
import { createShareLinksService } from './features/leases/share-links.service.ts';
import { registerOutbox } from './features/outbox/outbox.plugin.ts';
import {
  exportSavedCalculationsOf,
  removeSavedCalculationsOf,
} from './features/saved-calculations/saved-calculation-account.ts';
import { registerSavedCalculations } from './features/saved-calculations/saved-calculations.plugin.ts';
import { createSavedCalculationRepository } from './features/saved-calculations/saved-calculations.repository.ts';
import { createSavedCalculationsService } from './features/saved-calculations/saved-calculations.service.ts';
import { registerScans } from './features/scans/scans.plugin.ts';
import { createScansService } from './features/scans/scans.service.ts';
import { exportVisitorOf, removeVisitorOf } from './features/visitors/visitor-account.ts';
import { registerVisitorAdmin, registerVisitors } from './features/visitors/visitors.plugin.ts';
import { createVisitorRepository } from './features/visitors/visitors.repository.ts';
import { createVisitorsService } from './features/visitors/visitors.service.ts';
import { createBackground } from './plugins/background.ts';
import type { ConsentScript } from './plugins/consent-scripts.ts';
import { registerErrors, sendError } from './plugins/errors.ts';
import { openFrontEnds } from './plugins/front-ends.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { registerPlainForms } from './plugins/plain-forms.ts';
import { countAttempt, createRateCounter, forgetOldCounts } from './plugins/rate-counter.ts';
import { registerFormLimit, registerLoginLimit, registerRateLimit } from './plugins/rate-limit.ts';
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
  /** Where queued mails go; undefined when mails stay in the outbox. */
  mailServer: SmtpMail | undefined;
  /** Reads leases as well; undefined where none is configured. */
  model: OpenAiModel | undefined;
  mail: MailSender;
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
  /** What one address may send by the forms of the public pages. */
  formsPerMinute: number;
  /** Scripts of others that public pages may load when their visitor agrees. */
  consentScripts: readonly ConsentScript[];
  /** Where messages of visitors are mailed. */
  contactEmail: string;
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
  const frontEnds = openFrontEnds(dependencies.workspace, {
    consentScripts: dependencies.consentScripts,
    app: identity.pages,
    mayBeSignedIn: identity.mayBeSignedIn,
    isSignedIn: async (headers) => (await identity.verify(headers)) !== null,
  });
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
  registerSecurityHeaders(app, identity.pages);
  registerRequestLog(app);
  registerSlowBodies(app);
  registerErrors(app, { sendNotFoundPage: frontEnds.sendNotFound });
  registerMetrics(app, { token: dependencies.metricsToken, poolCounts: dependencies.poolCounts });
  registerJsonBody(app);
  registerSameOrigin(app, { publicUrl });

  const profiles = createProfileRepository(database);
  const scans = createScansService({ database, clock });
  const leaseOptions = { database, events, files, jobs, scans, clock, undoSeconds, engineVersion };
  const leases = createLeasesService(leaseOptions);
  const revisions = createRevisionsService({ ...leaseOptions, get: leases.get });
  const documents = createLeaseDocumentQueries(database);
  const shareLinkRows = createShareLinkRepository(database);
  const shareLinks = createShareLinksService({ links: shareLinkRows, getLease: leases.get, clock });
  const visitorRows = createVisitorRepository(database);
  const { mail, contactEmail } = dependencies;
  const visitors = createVisitorsService({ visitors: visitorRows, mail, clock, contactEmail });
  const savedRows = createSavedCalculationRepository(database);
  const savedCalculations = createSavedCalculationsService({ rows: savedRows, clock, undoSeconds });
  const hooks = [
    removeLeasesOf({ database, files, jobs, scans }),
    removeVisitorOf(visitorRows),
    removeSavedCalculationsOf(savedRows),
  ];
  const deletions = createAccountDeletions({ database, hooks, identity, onError });
  const accounts = createAccountsService({ identity, profiles, deletions, adminEmail });

  await app.register(async (open) => {
    registerRateLimit(open, { counter, perMinute: dependencies.requestsPerMinute });
    registerHealth(open, {
      identity,
      model: dependencies.model,
      checks: {
        database: () => database.selectNoFrom(({ lit }) => lit(1).as('one')).execute(),
        queue: jobs.check,
        files: files.check,
      },
      version: dependencies.version,
      isClosing: () => isClosing,
    });
    registerCalculations(open);
    await registerOpenApi(open, { version: dependencies.version });
  });
  await app.register(async (open) => {
    registerRateLimit(open, { counter, perMinute: dependencies.requestsPerMinute });
    registerFormLimit(open, { attempts: countAttempt(database), perMinute: dependencies.formsPerMinute });
    registerPlainForms(open);
    registerVisitors(open, { visitors, afterMessage: () => background.run(visitors.mailWaiting) });
  });
  await app.register(async (open) => {
    registerRateLimit(open, { counter, perMinute: dependencies.requestsPerMinute });
    registerSharedLeases(open, { shareLinks, documents, files, sendApp: frontEnds.sendApp });
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
    const exportVisitor = exportVisitorOf({ visitors: visitorRows, findAccount: identity.find });
    const exporters = [exportLeases, exportVisitor, exportSavedCalculationsOf(savedRows), exportRowsOf(database)];
    registerAccounts(signedIn, { accounts, streams, exporters, afterRemoval });
    registerVisitorAdmin(signedIn, { visitors });
    registerOutbox(signedIn, { database });
    await registerLeases(signedIn, { leases, files, streams });
    registerRevisions(signedIn, { revisions, leases, files });
    registerLeaseDocuments(signedIn, { leases, documents, files });
    registerShareLinks(signedIn, { shareLinks });
    registerScans(signedIn, { scans, findLease: leases.findByHashes });
    registerAdminAccounts(signedIn, { database, identity, adminEmail, grantCredits: scans.grant });
    registerSavedCalculations(signedIn, { calculations: savedCalculations });
    registerIntegrity(signedIn, { database, jobs, clock });
    registerDashboard(signedIn, { database, getAllowance: scans.getAllowance, listNewestLeases: leases.listNewest });
  });
  frontEnds.register(app);

  background.every(1, counter.share);
  background.every(60, deletions.finish);
  background.every(60, visitors.mailWaiting);
  background.every(60, savedCalculations.purge);
  background.every(300, () => forgetOldCounts(database));
  background.every(3_600, shareLinks.removeExpired);
  app.addHook('preClose', async () => {
    isClosing = true;
    streams.closeAll();
  });
  return app;
};

const createServer = ({ log, trustProxy, identity }: AppDependencies): FastifyInstance =>
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
    // Node looks at its connections each 30 seconds by itself: a client that trickles could stay for 45.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    exposeHeadRoutes: false,
    // While closing, requests on open connections are still served: a client must not see a 503 for our restart.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(securityHeaders(identity.pages)).header('x-request-id', request.id);
      sendError(error, request, reply);
    },
  }) as unknown as FastifyInstance;
