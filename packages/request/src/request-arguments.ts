import type { Endpoint, EndpointInput } from '@keyclause/contracts';

/** The input may be left out when nothing in it is required. */
export type RequestArguments<E extends Endpoint, Options> =
  Record<never, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: Options]
    : [input: EndpointInput<E>, options?: Options];
