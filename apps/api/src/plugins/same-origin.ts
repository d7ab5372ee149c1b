import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#errors.ts';
import { isPlainForm } from './plain-forms.ts';

/**
 * Refuses requests that change something unless a page of ours sent them: the browser says so by `Origin`, by
 * `Sec-Fetch-Site`, or both. A body must be JSON (or the upload form), which other sites cannot send without asking; a plain form is
 * taken only by the endpoints that say so, and only with the browser's word that the page is ours.
 */
export const registerSameOrigin = (app: FastifyInstance, { publicUrl }: { publicUrl: string }): void => {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') {
      return;
    }
    if (!isFromOurPage(request, publicOrigin) || !hasOurContentType(request)) {
      throw new AppError('cross_site', 'This request did not come from a page of this site.');
    }
  });
};

const isFromOurPage = ({ headers }: FastifyRequest, publicOrigin: string): boolean => {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (origin === undefined) {
    return site === 'same-origin';
  }
  const isOurs = origin === publicOrigin || hostOf(origin) === headers.host;
  return isOurs && (site === undefined || site === 'same-origin');
};

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

const hasOurContentType = (request: FastifyRequest): boolean => {
  const { headers } = request;
  const type = headers['content-type'];
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (request.routeOptions.config.endpoint?.form !== undefined && isPlainForm(request)) {
    return true;
  }
  return type === undefined ? !hasBody : /^(application\/json|multipart\/form-data)\s*(;|$)/i.test(type);
};
