import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: IncomingMessage[];
}

/** A real server on a free loopback port; the n-th answer is made by the n-th function, the last one stays. */
export const aServer = async (
  ...answers: ((reply: ServerResponse, request: IncomingMessage) => void)[]
): Promise<AServer> => {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, reply) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    answer?.(reply, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (reply: ServerResponse): void => {
    reply.writeHead(status, { 'content-type': 'application/json', ...headers });
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
