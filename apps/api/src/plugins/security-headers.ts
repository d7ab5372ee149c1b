import type { FastifyInstance } from 'fastify';
import type { PageNeeds } from '../adapters/identity/identity.ts';

/** Origins beside our own. */
export type PageSources = PageNeeds['sources'];

/** What a page may load. Inline scripts are named by hash (`'sha256-…'`) where a page has some; origins only where the operator configured them. */
export const contentSecurityPolicy = (sources: PageSources, scriptHashes: readonly string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...sources.script, ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...sources.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self' blob:", ...sources.connect].join(' '),
    ...(sources.frame.length > 0 ? [['frame-src', ...sources.frame].join(' ')] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

export const securityHeaders = (pages: PageNeeds): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(pages.sources),
  // Browsers ignore it over plain http, so that a laptop's localhost keeps working.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': pages.opensPopups ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
});

/** Sets the headers before anything else can answer, so that errors and missing pages have them too. */
export const registerSecurityHeaders = (app: FastifyInstance, pages: PageNeeds): void => {
  const headers = securityHeaders(pages);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
    }
  });
};
