import { isAdmin } from '@keyclause/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#errors.ts';
import type { IdentityProvider } from '../adapters/identity/identity.ts';

/** Everything registered in this scope needs somebody signed in, and the admin where its contract says so. */
export const registerSession = (
  scope: FastifyInstance,
  { identity, adminEmail }: { identity: Pick<IdentityProvider, 'verify'>; adminEmail: string | undefined },
): void => {
  scope.addHook('onRequest', async (request) => {
    request.identity = await identity.verify(request.headers);
    if (!request.identity) {
      throw new AppError('not_signed_in', 'Sign in to continue.');
    }
    const { endpoint } = request.routeOptions.config;
    if (endpoint?.access === 'admin' && !isAdmin(request.identity, adminEmail)) {
      throw new AppError('forbidden', 'Only the administrator may do this.');
    }
  });
};
