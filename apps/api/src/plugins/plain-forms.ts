import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Takes the endpoints of a scope as plain HTML forms too, for pages without script. What would have been answered as JSON becomes a way
 * back to the page that sent the form, to the words that it holds ready for each outcome. Who may send is decided by `same-origin.ts`.
 */
export const registerPlainForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request: FastifyRequest, text: string | Buffer, done: (error: null, body: unknown) => void) => {
      done(null, Object.fromEntries(new URLSearchParams(text.toString())));
    },
  );
  scope.addHook('onSend', async (request, reply, payload) => {
    const form = request.routeOptions.config.endpoint?.form;
    if (form === undefined || !isPlainForm(request) || reply.statusCode === 403) {
      return payload;
    }
    const outcome = reply.statusCode < 400 ? 'done' : reply.statusCode < 429 ? 'fault' : 'later';
    reply.code(303).header('location', `${pageOf(request)}#${form}-${outcome}`);
    reply.removeHeader('content-type');
    return '';
  });
};

/** A form that the browser sent by itself, without a script of ours. */
export const isPlainForm = ({ headers }: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');

// Only ever a path of this site: a redirect that a sender could aim elsewhere would lend our address to others.
const pageOf = ({ headers }: FastifyRequest): string => {
  const { referer, host } = headers;
  const page = typeof referer === 'string' && URL.canParse(referer) ? new URL(referer) : undefined;
  const isOurs = page !== undefined && page.host === host && /^\/(?!\/|api\/)[\w\-./]*$/.test(page.pathname);
  return isOurs && !page.pathname.startsWith('//') ? page.pathname : '/';
};
