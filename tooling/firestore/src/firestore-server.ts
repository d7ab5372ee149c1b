import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { callerOf } from './access.ts';
import { createDocumentStore } from './document-store.ts';
import { openListenStream } from './listen-stream.ts';
import { answerRest } from './rest.ts';
import { errorBody, FirestoreError } from './status.ts';
import { type Channel, createChannel } from './web-channel.ts';
import { openWriteStream } from './write-stream.ts';

/**
 * A stand-in for Firestore that speaks what our clients speak, for tests without a network: live documents for the browser SDK, commits
 * and reads for firebase-admin over REST. It checks tokens and holds the access rules; it knows no queries, transactions or transforms.
 */
export const createFirestoreServer = ({ projectId }: { readonly projectId: string }): Server => {
  const store = createDocumentStore();
  const channels = new Map<string, Channel>();

  const answerChannel = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const sessionId = url.searchParams.get('SID');
    const isEnd = url.searchParams.get('TYPE') === 'terminate';
    const known = sessionId === null ? undefined : channels.get(sessionId);
    if (sessionId !== null && !known) {
      response.writeHead(400).end('Unknown SID');
      return;
    }
    if (isEnd) {
      known?.close();
      channels.delete(known?.id ?? '');
      response.end();
      return;
    }
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.flushHeaders();
      known?.attach(response, url.searchParams.get('CI') !== '1');
      return;
    }
    const form = new URLSearchParams(await bodyOf(request));
    const channel = known ?? openChannel(url.pathname, request, form);
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'x-http-session-id': channel.id });
    response.end(known ? channel.receipt() : channel.greeting());
    for (const message of messagesOf(form)) channel.receive(message);
  };

  const openChannel = (path: string, request: IncomingMessage, form: URLSearchParams): Channel => {
    // The SDK puts its headers into the first body, to be spared a question across origins.
    const inBody = /^authorization:\s*(.*)$/im.exec(form.get('headers') ?? '')?.[1]?.trim();
    const caller = callerOf(inBody ?? request.headers.authorization, projectId);
    const open = path.includes('/Listen/') ? openListenStream : openWriteStream;
    const channel = createChannel((send) => open(store, caller, send));
    channels.set(channel.id, channel);
    return channel;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
    } else if (/\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/.test(url.pathname)) {
      await answerChannel(request, response, url);
    } else {
      const text = await bodyOf(request);
      const result = answerRest(store, {
        method: request.method ?? 'GET',
        path: decodeURIComponent(url.pathname),
        body: text === '' ? {} : jsonOf(text),
        caller: callerOf(request.headers.authorization, projectId),
      });
      sendJson(response, 200, result);
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const body = errorBody(error);
      if (!response.headersSent) sendJson(response, body.error.code, body);
      else response.end();
    });
  });
  server.on('close', () => {
    for (const channel of channels.values()) channel.close();
  });
  return server;
};

const allowOrigin = ({ headers }: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader('access-control-expose-headers', 'x-http-session-id');
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** The messages of a posted form: `req0___data__`, `req1___data__`, … */
const messagesOf = (form: URLSearchParams): unknown[] =>
  Array.from({ length: Number(form.get('count') ?? 0) }, (_, index) => form.get(`req${index}___data__`))
    .filter((text) => text !== null)
    .map(jsonOf);

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', 'The body is not JSON.');
  }
};
