import type { Endpoint } from '@keyclause/contracts';

/** The parts of any endpoint's input, as loosely as the wire has them. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The path with its parameters encoded and the query without absent values. Throws on a missing parameter. */
export const endpointUrl = (endpoint: Endpoint, { params = {}, query = {} }: LooseInput): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};
