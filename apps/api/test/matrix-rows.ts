import type { ApiUnderTest, Person } from './api-test.ts';

/** One thing that somebody owns, and how to see whether anything about it changed. */
export interface OwnedThing {
  params: Record<string, string>;
  /** Everything stored about it, as text; equal before and after means that nothing happened. */
  snapshot: () => Promise<string>;
}

export interface MatrixRow {
  /** Makes the thing as its owner would. */
  make: (owner: Person, api: ApiUnderTest) => Promise<OwnedThing>;
  /** A query that the route requires, such as `?text=rent`. */
  query?: string;
  /** A body that the owner could send, for routes that need one. */
  body?: object;
}

/**
 * For each route with an id (`METHOD /path/:id`): how to make what the id names. The matrix tries everybody else on it.
 * A new route without its row here fails the build.
 */
export const matrixRows: Readonly<Record<string, MatrixRow>> = {};
