import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, somebody signed in, or the configured admin. The API refuses the others before the handler runs. */
export type Access = 'public' | 'user' | 'admin';

/**
 * One endpoint as data, shared by the API (`implement`) and every client (`request`), so that a renamed field stops both from compiling.
 *
 * `body: 'multipart'` is a streamed upload. A response is a zod schema (JSON), `'file'` (bytes with a content type)
 * or `events(schema)` (server-sent events whose data is that schema, as JSON).
 */
export type Endpoint = {
  readonly method: Method;
  /** Fastify's form: `/api/leases/:leaseId`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType | 'multipart';
  /**
   * Also taken as a plain HTML form, for pages without script: answered by a redirect back to the page, to the fragment
   * `{form}-done`, `{form}-fault` or `{form}-later`.
   */
  readonly form?: string;
  /** Status of success; 200 when not given. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly response: z.ZodType | 'file' | EventStream;
};

export type EventStream<S extends z.ZodType = z.ZodType> = { readonly events: S };

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

export const events = <const S extends z.ZodType>(schema: S): EventStream<S> => ({ events: schema });

type InputOf<S, Key extends string> = S extends z.ZodType ? { [K in Key]: z.input<S> } : unknown;

/** What a caller passes: `{ params, query, body }`, each only when the endpoint has it. */
export type EndpointInput<E extends Endpoint> = InputOf<E['params'], 'params'> &
  (E['query'] extends z.ZodType ? { query?: z.input<E['query']> } : unknown) &
  (E['body'] extends 'multipart' ? { body: FormData } : InputOf<E['body'], 'body'>);

/** What a caller gets. */
export type EndpointOutput<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : E['response'] extends EventStream<infer S>
    ? z.output<S>
    : Blob;
