import { endpoint, events } from '@keyclause/contracts';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createRequestClient } from '../src/index.ts';
import { injectFetch } from './index.ts';

const shared = { summary: 'Visits.', tag: 'visits', access: 'public' } as const;
const visitSchema = z.object({
  cookie: z.string().nullable(),
  origin: z.string().nullable(),
  type: z.string().nullable(),
});
const createVisit = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/visits',
  body: 'multipart',
  response: visitSchema,
});
const watchVisits = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/visits/events',
  response: events(z.object({ visit: z.int() })),
});

const anApp = () => {
  const app = fastify();
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, {}));
  });
  app.post('/api/visits', (request, reply) => {
    reply.header('set-cookie', ['session=abc; HttpOnly; Path=/', 'seen=1']);
    return {
      cookie: request.headers.cookie ?? null,
      origin: request.headers.origin ?? null,
      type: request.headers['content-type']?.split(';')[0] ?? null,
    };
  });
  app.get('/api/visits/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('data: {"visit":1}\n\n');
  });
  return app;
};

it('answers from the app, with the origin of the page and the cookies of the visits before', async () => {
  const { request } = createRequestClient({ baseUrl: 'http://localhost', fetch: injectFetch(anApp()) });
  const form = new FormData();
  form.append('files', new File(['lease'], 'lease.txt'));

  const first = await request(createVisit, { body: form });
  const second = await request(createVisit, { body: form });

  expect(first.data).toEqual({ cookie: null, origin: 'http://localhost', type: 'multipart/form-data' });
  expect(second.data.cookie).toBe('session=abc; seen=1');
});

it('streams events before the app ends them', async () => {
  const { subscribe } = createRequestClient({ fetch: injectFetch(anApp()) });
  const seen: number[] = [];

  const end = subscribe(watchVisits, {}, { onEvent: ({ visit }) => seen.push(visit) });

  await vi.waitFor(() => expect(seen).toEqual([1]));
  end();
});
