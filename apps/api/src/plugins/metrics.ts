import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '#errors.ts';

/**
 * Counts and times for Prometheus at /api/metrics. Given to this machine only, or to whoever has the token; for everybody
 * else the page does not exist.
 */
export const registerMetrics = (
  app: FastifyInstance,
  {
    token,
    poolCounts,
  }: { token: string | undefined; poolCounts: () => { total: number; idle: number; waiting: number } },
): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 30],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool; waiting counts callers without one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolCounts())) {
        this.set({ state }, count);
      }
    },
  });

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: ids would make a new series for each lease.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/api/metrics', async (request, reply) => {
    if (!mayRead(request, token)) {
      throw notFound();
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

const mayRead = (request: FastifyRequest, token: string | undefined): boolean => {
  if (token !== undefined) {
    return isEqual(request.headers.authorization ?? '', `Bearer ${token}`);
  }
  // Behind a proxy on this machine every caller seems local.
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
};

const isEqual = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
