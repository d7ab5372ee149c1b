import type { Endpoint, EventStream } from '@keyclause/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Identity } from './adapters/identity/identity.ts';
import { AppError, notFound } from './errors.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Who calls: always somebody unless the endpoint is public. */
type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Identity | null : Identity;

export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  caller: CallerOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * JSON endpoints return their response; files and event streams answer through `reply`. A JSON endpoint that returns the reply has
 * sent what was checked by its schema when it was stored.
 */
type Answer<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']> | FastifyReply
  : FastifyReply | undefined;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; set by the session plugin for everything that is not public. */
    identity: Identity | null;
  }
  interface FastifyContextConfig {
    /** The contract that this route serves; routes without one are infrastructure. */
    endpoint?: Endpoint;
  }
}

/**
 * Serves one endpoint of the contracts: parses params, query and body with its schemas, and strips from the response
 * what its schema does not name. Ids that cannot exist answer as missing ones do.
 */
export const implement = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
  { bodyLimit }: { bodyLimit?: number } = {},
): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      const call = {
        params: parseParams(endpoint, request.params),
        query: endpoint.query ? parse(endpoint.query, request.query) : undefined,
        body: endpoint.body && endpoint.body !== 'multipart' ? parse(endpoint.body, request.body ?? {}) : undefined,
        caller: request.identity,
        request,
        reply,
      } as Call<E>;
      const answer = await handler(call);
      // A reply that a handler returns has been waited for, and what came out of that is not an answer.
      if (reply.sent) {
        return reply;
      }
      if (isEventStream(endpoint.response) || endpoint.response === 'file' || answer === reply) {
        return answer;
      }
      reply.code(endpoint.status ?? 200);
      return endpoint.response.parse(answer);
    },
  });
};

const isEventStream = (response: Endpoint['response']): response is EventStream =>
  typeof response === 'object' && 'events' in response;

const parseParams = (endpoint: Endpoint, params: unknown): unknown => {
  if (!endpoint.params) {
    return undefined;
  }
  const result = endpoint.params.safeParse(params);
  if (!result.success) {
    throw notFound();
  }
  return result.data;
};

const parse = (schema: z.ZodType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  if (result.success) {
    return result.data;
  }
  const fields = result.error.issues.flatMap(faultsOf);
  const names = [...new Set(fields.map(({ path }) => path).filter(Boolean))].slice(0, 10);
  throw new AppError('invalid_request', names.length > 0 ? `Check ${names.join(', ')}.` : 'Check the request.', {
    fields,
  });
};

const faultsOf = (issue: z.core.$ZodIssue): { path: string; message: string }[] => {
  const path = issue.path.map(String);
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'This field cannot be set.' }))
    : [{ path: path.join('.'), message: issue.message }];
};
