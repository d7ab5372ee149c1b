import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

export type Ports = { api: number; web: number; marketing: number };

/** The folder under which the development server of the app serves its modules, so that they do not meet those of the public pages. */
export const webBase = '/__web/';

/** Who answers this request: the API, the page server of the app (for a page, at its entry) or that of the public pages. */
export const ownerOf = (
  { url = '/', accept = '' }: { url?: string | undefined; accept?: string | undefined },
  publicPages: readonly string[],
): { owner: keyof Ports; url: string } => {
  const path = url.replace(/[?#].*$/, '');
  if (path === '/api' || path.startsWith('/api/')) return { owner: 'api', url };
  if (path.startsWith(webBase)) return { owner: 'web', url };

  const isPage = accept.includes('text/html');
  const isPublic = publicPages.includes(path.replace(/(?<=.)\/$/, ''));
  return isPage && !isPublic ? { owner: 'web', url: webBase } : { owner: 'marketing', url };
};

/** One origin in front of the three development servers; web sockets of the hot reload pass through. */
export const createOrigin = (ports: Ports, publicPages: readonly string[]): Server => {
  const forward = (incoming: IncomingMessage): ClientRequest => {
    const { owner, url } = ownerOf({ url: incoming.url, accept: incoming.headers.accept }, publicPages);
    return request({
      host: '127.0.0.1',
      port: ports[owner],
      method: incoming.method,
      path: url,
      headers: incoming.headers,
    });
  };

  const server = createServer((incoming, response) => {
    const outgoing = forward(incoming);
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => {
      if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
      response.end('This part is starting. Reload in a moment.');
    });
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });

  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const outgoing = forward(incoming);
    outgoing.on('upgrade', (answer, other, otherHead) => {
      const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one) => `${name}: ${one}\r\n`),
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`);
      other.unshift(otherHead);
      socket.unshift(head);
      socket.pipe(other).pipe(socket);
      socket.on('error', () => other.destroy());
      other.on('error', () => socket.destroy());
    });
    outgoing.on('error', () => socket.destroy());
    outgoing.end();
  });
  return server;
};
