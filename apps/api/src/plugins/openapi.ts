import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiErrorSchema, type Endpoint } from '@keyclause/contracts';
import { endpoints } from '@keyclause/contracts/endpoints';
import { brand } from '@keyclause/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The OpenAPI document of the contracts at /api/docs/json, and a page to browse and try it at /api/docs. */
export const registerOpenApi = async (app: FastifyInstance, { version }: { version: string }): Promise<void> => {
  const document = openApiDocument(version);
  type Specification = NonNullable<Parameters<typeof swagger>[1]>;
  await app.register(swagger, { mode: 'static', specification: { document } } as unknown as Specification);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Its own logo would be asked from the page's style; ours says the name in the title.
    theme: { title: `${brand.name} API` },
    uiConfig: { docExpansion: 'list', deepLinking: true, validatorUrl: null },
  });
};

/** Everything the API serves, as OpenAPI 3.1. */
export const openApiDocument = (version: string, list: readonly Endpoint[] = Object.values(endpoints)) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of list) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version,
      description: 'Sign in at /login first: the session cookie of this site is what the calls below use.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(list.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: `${brand.slug}.session_token` },
      },
      schemas: { Error: jsonSchema(apiErrorSchema, 'output') },
    },
  };
};

const operationOf = (endpoint: Endpoint): Record<string, unknown> => ({
  summary: endpoint.summary,
  operationId: operationIdOf(endpoint),
  tags: [endpoint.tag],
  ...(endpoint.access === 'public' ? { security: [] } : { security: [{ session: [] }] }),
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...(endpoint.body === undefined ? {} : { requestBody: { required: true, content: bodyContent(endpoint.body) } }),
  responses: {
    [String(endpoint.status ?? 200)]: { description: 'Success', content: responseContent(endpoint.response) },
    default: {
      description: 'Failure',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
});

const operationIdOf = (endpoint: Endpoint): string =>
  Object.entries(endpoints).find(([, other]) => other === endpoint)?.[0] ?? `${endpoint.method} ${endpoint.path}`;

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query'): unknown[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));

const bodyContent = (body: NonNullable<Endpoint['body']>): Record<string, unknown> =>
  body === 'multipart'
    ? {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              files: { type: 'array', items: { type: 'string', format: 'binary' } },
              title: { type: 'string' },
            },
          },
        },
      }
    : { 'application/json': { schema: jsonSchema(body, 'input') } };

const responseContent = (response: Endpoint['response']): Record<string, unknown> => {
  if (response === 'file') {
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  }
  return 'events' in response
    ? { 'text/event-stream': { schema: jsonSchema(response.events, 'output') } }
    : { 'application/json': { schema: jsonSchema(response, 'output') } };
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    cycles: 'ref',
    reused: 'inline',
  });
  return rest;
};
