import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageNeeds } from '../adapters/identity/identity.ts';
import { isAppPath } from './app-paths.ts';
import { type ConsentScript, consentHead, consentOrigins } from './consent-scripts.ts';
import { type Encoding, type FrontEndFile, readFrontEnd } from './front-end-files.ts';
import { movedTo } from './moved-paths.ts';
import { contentSecurityPolicy, type PageSources } from './security-headers.ts';

export interface FrontEnds {
  /** Serves pages and assets; what is neither goes to the handler for what is missing. */
  register: (app: FastifyInstance) => void;
  /** Answers with the not-found page; undefined when no front end was built. */
  sendNotFound: (reply: FastifyReply) => Promise<FastifyReply> | undefined;
  /** Answers with the app, which says itself what there is to see, with the status that the reply has; undefined when it was not built. */
  sendApp: (reply: FastifyReply) => Promise<FastifyReply> | undefined;
}

interface PageRules {
  consentScripts?: readonly ConsentScript[];
  /** What the pages of the app need of the identity provider. */
  app: PageNeeds;
  /** Whether the sender of a request for a page may be signed in. */
  mayBeSignedIn: (headers: IncomingHttpHeaders) => boolean;
  /** Whether the sender is signed in; may ask the database, and fail with it. */
  isSignedIn: (headers: IncomingHttpHeaders) => Promise<boolean>;
}

/**
 * The built front ends of a workspace: prerendered public pages first, then the app. Its first screens are drawn already, those of
 * visitors and those of people who are signed in; whoever may be either gets the shell, and so never sees a page of the other.
 */
export const openFrontEnds = (
  workspace: string,
  { consentScripts = [], app: needs, mayBeSignedIn, isSignedIn }: PageRules,
): FrontEnds => {
  const pages = readFrontEnd(join(workspace, 'apps/marketing/build/client'), { head: consentHead(consentScripts) });
  const isPublicPage = new Set(pages.values());
  const origins = consentOrigins(consentScripts);
  const publicSources: PageSources = { script: origins, connect: origins, image: origins, frame: [] };
  const send = (file: FrontEndFile, request: FastifyRequest, reply: FastifyReply) =>
    sendFile(file, { request, reply, sources: isPublicPage.has(file) ? publicSources : needs.sources });
  const app = readFrontEnd(join(workspace, 'apps/web/dist'), needs.meta ? { head: metaElement(needs.meta) } : {});
  const shell = app.get('/index.html');
  // Shown for what is missing, and no page of its own.
  const missing = pages.get('/404.html') ?? pages.get('/not-found/index.html') ?? shell;

  const find = (path: string): FrontEndFile | undefined => {
    const page = pages.get(path === '/' ? '/index.html' : `${path}/index.html`) ?? pages.get(`${path}.html`);
    const isSource = path.endsWith('.html');
    if (page === missing && page !== shell) {
      return undefined;
    }
    return page ?? (isAppPath(path) ? shell : isSource ? undefined : (pages.get(path) ?? app.get(path)));
  };

  const findDrawn = async (path: string, headers: IncomingHttpHeaders): Promise<FrontEndFile | undefined> => {
    if (!mayBeSignedIn(headers)) {
      return app.get(`/visitor${path}.html`);
    }
    const page = app.get(`/signed-in${path}.html`);
    return page && (await soon(isSignedIn(headers))) ? page : undefined;
  };

  return {
    register: (server) => {
      server.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
        const path = pathOf(request);
        if (path.length > 1 && path.endsWith('/')) {
          const bare = path.replace(/\/+$/, '');
          return find(bare) ? reply.redirect(bare + queryOf(request), 308) : reply.callNotFound();
        }
        const target = movedTo(path);
        if (target !== undefined) {
          return reply.redirect(target + queryOf(request), 302);
        }
        const file = find(path);
        if (!file) {
          return reply.callNotFound();
        }
        if (file !== shell) {
          return send(file, request, reply);
        }
        reply.header('vary', 'cookie');
        const drawn = await findDrawn(path, request.headers);
        // Out of a cache a browser would show it again to somebody who has signed in or out since.
        return send(drawn ?? file, request, drawn ? reply.header('cache-control', 'no-store') : reply);
      });
    },
    sendNotFound: (reply) => (missing ? send(missing, reply.request, reply.code(404)) : undefined),
    sendApp: (reply) => (shell ? send(shell, reply.request, reply) : undefined),
  };
};

/** No, where it cannot be told: a page without an answer of the database is still worth sending. */
const soon = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer.catch(() => false), delay(soonMs, false, { ref: false })]);

const soonMs = 500;

const pathOf = (request: FastifyRequest): string => {
  const [path = '/'] = request.url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const queryOf = (request: FastifyRequest): string => {
  const start = request.url.indexOf('?');
  return start < 0 ? '' : request.url.slice(start);
};

const metaElement = ({ name, content }: { name: string; content: string }): string =>
  `<meta name="${name}" content="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" />`;

const sendFile = async (
  file: FrontEndFile,
  { request, reply, sources }: { request: FastifyRequest; reply: FastifyReply; sources: PageSources },
): Promise<FastifyReply> => {
  const encoding = file.isCompressible ? encodingFor(request) : 'identity';
  reply
    .type(file.mediaType)
    .header('etag', file.etag)
    .header(
      'cache-control',
      reply.getHeader('cache-control') ?? (file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'),
    );
  if (file.isCompressible) {
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  }
  if (file.scriptHashes.length > 0 || sources.script.length > 0) {
    reply.header('content-security-policy', contentSecurityPolicy(sources, file.scriptHashes));
  }
  if (reply.statusCode === 200 && request.headers['if-none-match'] === file.etag) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding);
  }
  return reply.send(await file.read(encoding));
};

const encodingFor = ({ headers }: FastifyRequest): Encoding => {
  const accepted = String(headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};
