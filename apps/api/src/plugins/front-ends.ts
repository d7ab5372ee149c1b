import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAppPath } from './app-paths.ts';
import { type Encoding, type FrontEndFile, readFrontEnd } from './front-end-files.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface FrontEnds {
  /** Serves pages and assets; what is neither goes to the handler for what is missing. */
  register: (app: FastifyInstance) => void;
  /** Answers with the not-found page; undefined when no front end was built. */
  sendNotFound: (reply: FastifyReply) => Promise<FastifyReply> | undefined;
}

/** The built front ends of a workspace: prerendered public pages first, then the app shell. */
export const openFrontEnds = (workspace: string): FrontEnds => {
  const pages = readFrontEnd(join(workspace, 'apps/marketing/build/client'));
  const app = readFrontEnd(join(workspace, 'apps/web/dist'));
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

  return {
    register: (server) => {
      server.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
        const path = pathOf(request);
        if (path.length > 1 && path.endsWith('/')) {
          const bare = path.replace(/\/+$/, '');
          return find(bare) ? reply.redirect(bare + queryOf(request), 308) : reply.callNotFound();
        }
        const file = find(path);
        return file ? send(file, request, reply) : reply.callNotFound();
      });
    },
    sendNotFound: (reply) => (missing ? send(missing, reply.request, reply.code(404)) : undefined),
  };
};

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

const send = async (file: FrontEndFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const encoding = file.isCompressible ? encodingFor(request) : 'identity';
  reply
    .type(file.mediaType)
    .header('etag', file.etag)
    .header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (file.isCompressible) {
    reply.header('vary', 'accept-encoding');
  }
  if (file.scriptHashes.length > 0) {
    reply.header('content-security-policy', contentSecurityPolicy(file.scriptHashes));
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
