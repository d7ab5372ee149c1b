import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';

export const ping = endpoint({
  method: 'GET',
  path: '/api/ping',
  summary: 'Answers while the process runs; clients keep the host awake with it.',
  tag: 'health',
  access: 'public',
  response: z.object({ ok: z.literal(true) }),
});

export const getLiveness = endpoint({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process is up.',
  tag: 'health',
  access: 'public',
  response: z.object({ status: z.literal('live') }),
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The process can serve: database, queue and file store answer. 503 when one does not.',
  tag: 'health',
  access: 'public',
  response: z.object({ status: z.literal('ready'), checks: z.record(z.string(), z.literal('ok')) }),
});

/** The short address for people and probes that know only one. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The same as /api/health/ready.',
  tag: 'health',
  access: 'public',
  response: getReadiness.response,
});

/** What a client must know before anybody signs in. */
export const getClientConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'Which ways to sign in and which limits this installation has.',
  tag: 'health',
  access: 'public',
  response: z.object({
    identity: z.enum(['embedded', 'firebase']),
    googleSignIn: z.boolean(),
    /** What the head of the app's pages tells them; the server writes it there, and a development server asks for it. */
    meta: z.object({ name: z.string(), content: z.string() }).nullable(),
    upload: z.object({ fileBytes: z.int(), pages: z.int(), files: z.int() }),
    /** The language model that reads leases as well, and where their text is sent for that; null where none is configured. */
    model: z.object({ name: z.string(), host: z.string() }).nullable(),
    version: z.string(),
  }),
});
