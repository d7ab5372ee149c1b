import type { FastifyInstance } from 'fastify';

/** One line for each request: its route instead of its address, so that no id, search or name is written down. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    const isHarmless = reply.statusCode < 400 || reply.statusCode === 404;
    const isQuiet = isHarmless && (request.method === 'GET' || request.method === 'HEAD');
    request.log[isQuiet ? 'debug' : 'info'](line, 'request');
  });
};
