import type { Endpoint } from '@keyclause/contracts';
import { type AppDependencies, buildApp } from '../src/app.ts';

export interface Route {
  method: string;
  path: string;
  endpoint: Endpoint | undefined;
}

/** Every route that the API registers, as Fastify tells it: the source of the tests that hold for all routes. */
export const collectRoutes = async (dependencies: AppDependencies): Promise<Route[]> => {
  const routes: Route[] = [];
  const app = await buildApp(dependencies, {
    onRoute: ({ method, url, config }) => {
      for (const name of [method].flat()) {
        routes.push({ method: name, path: url, endpoint: config?.endpoint });
      }
    },
  });
  await app.ready();
  await app.close();
  return routes;
};

/** The address of a route with its parameters filled in. */
export const addressOf = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
