import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#errors.ts';
import type { RateCounter } from './rate-counter.ts';

/** Counts the requests of a scope per signed-in user, or per address where nobody is signed in. */
export const registerRateLimit = (
  scope: FastifyInstance,
  { counter, perMinute }: { counter: RateCounter; perMinute: number },
): void => {
  scope.addHook('onRequest', async (request, reply) => {
    const key = request.identity ? `user:${request.identity.uid}` : `address:${request.ip}`;
    const hits = counter.hit(key);
    reply.header('x-ratelimit-limit', perMinute);
    reply.header('x-ratelimit-remaining', Math.max(0, perMinute - hits));
    if (hits > perMinute) {
      refuse(counter.secondsLeft());
    }
  });
};

/** Counts sign-in attempts per account and address in the database; without the database nobody can try passwords. */
export const registerLoginLimit = (
  scope: FastifyInstance,
  { attempts, perMinute }: { attempts: (key: string) => Promise<number>; perMinute: number },
): void => {
  scope.addHook('preHandler', async (request: FastifyRequest, _reply: FastifyReply) => {
    const account = attemptedAccount(request);
    if (account !== undefined && (await attempts(`login:${request.ip}:${account}`)) > perMinute) {
      refuse(60);
    }
  });
};

/** Counts what an address sends by the forms that need no account, in the database: exact, since each is stored or mailed. */
export const registerFormLimit = (
  scope: FastifyInstance,
  { attempts, perMinute }: { attempts: (key: string) => Promise<number>; perMinute: number },
): void => {
  scope.addHook('onRequest', async ({ ip }) => {
    if ((await attempts(`form:${ip}`)) > perMinute) {
      refuse(60);
    }
  });
};

const refuse = (retryAfterSeconds: number): never => {
  throw new AppError('too_many_requests', 'Too many requests. Wait a minute and try again.', { retryAfterSeconds });
};

const guardedPaths = [
  '/sign-in/',
  '/sign-up/',
  '/request-password-reset',
  '/send-verification-email',
  '/reset-password',
];

const attemptedAccount = ({ method, url, body }: FastifyRequest): string | undefined => {
  if (method !== 'POST' || !guardedPaths.some((path) => url.startsWith(`/api/auth${path}`))) {
    return undefined;
  }
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  const account = typeof email === 'string' ? email.trim().toLowerCase() : '';
  return createHash('sha256').update(account).digest('base64url');
};
