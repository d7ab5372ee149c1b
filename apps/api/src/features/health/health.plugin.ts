import { getClientConfig, getHealth, getLiveness, getReadiness, ping } from '@keyclause/contracts';
import { uploadLimits } from '@keyclause/domain';
import type { FastifyInstance } from 'fastify';
import type { IdentityProvider } from '#adapters/identity/identity.ts';
import type { Model } from '#adapters/model/model.ts';
import { AppError } from '#errors.ts';
import { implement } from '#implement.ts';

/** Resolves when a part can serve. */
export type ReadinessCheck = () => Promise<unknown>;

export const registerHealth = (
  app: FastifyInstance,
  {
    identity,
    model,
    checks,
    version,
    isClosing,
  }: {
    identity: Pick<IdentityProvider, 'kind' | 'hasGoogleSignIn' | 'pages'>;
    model: Pick<Model, 'name' | 'host'> | undefined;
    checks: Readonly<Record<string, ReadinessCheck>>;
    version: string;
    isClosing: () => boolean;
  },
): void => {
  const readiness = async () => {
    if (isClosing()) {
      throw new AppError('shutting_down', 'The server is stopping.', { retryAfterSeconds: 2 });
    }
    await Promise.all(Object.entries(checks).map(([name, check]) => within(name, check)));
    return {
      status: 'ready' as const,
      checks: Object.fromEntries(Object.keys(checks).map((name) => [name, 'ok' as const])),
    };
  };
  implement(app, ping, () => ({ ok: true as const }));
  implement(app, getLiveness, () => ({ status: 'live' as const }));
  implement(app, getReadiness, readiness);
  implement(app, getHealth, readiness);
  implement(app, getClientConfig, () => ({
    identity: identity.kind,
    googleSignIn: identity.hasGoogleSignIn,
    meta: identity.pages.meta ?? null,
    upload: { fileBytes: uploadLimits.fileBytes, pages: uploadLimits.pages, files: uploadLimits.files },
    model: model ? { name: model.name, host: model.host } : null,
    version,
  }));
};

const answerWithinMs = 1_500;

const within = async (name: string, check: ReadinessCheck): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), answerWithinMs);
  });
  try {
    await Promise.race([check(), late]);
  } catch (cause) {
    throw new AppError('database_unavailable', `Not ready: ${name} does not answer.`, { retryAfterSeconds: 2, cause });
  } finally {
    clearTimeout(timer);
  }
};
