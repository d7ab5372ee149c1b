import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to the requests whose address matches. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly times?: number }
  | { readonly kind: 'hang-up'; readonly times?: number }
  | { readonly kind: 'delay'; readonly delayMs: number; readonly times?: number }
  /** Answered as ever, and not before `until` has resolved: for what must be seen while an answer is missing. */
  | { readonly kind: 'hold'; readonly until: Promise<void>; readonly times?: number }
  | { readonly kind: 'script'; readonly source: string; readonly times?: number };

export interface FaultyProxy extends AsyncDisposable {
  readonly origin: string;
  /** From now on, for the addresses that match; `times` counts down, then they are answered as ever. */
  readonly break: (address: RegExp, fault: Fault) => void;
  readonly mend: () => void;
  /** Addresses asked for since the last `mend`. */
  readonly asked: (address: RegExp) => number;
}

/** A server between the browser and the product that passes everything on, except what it was told to break. */
export const startFaultyProxy = async (target: string): Promise<FaultyProxy> => {
  const { hostname, port } = new URL(target);
  let faults: { address: RegExp; fault: Fault; left: number }[] = [];
  let addresses: string[] = [];

  const passOn = (incoming: IncomingMessage, reply: ServerResponse): void => {
    const { method, url = '/', headers } = incoming;
    const outgoing = request({ hostname, port, method, path: url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    outgoing.on('error', () => reply.destroy());
    reply.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };

  const server = createServer((incoming, reply) => {
    const { url = '/' } = incoming;
    addresses.push(url);
    const found = faults.find(({ address, left }) => address.test(url) && left > 0);
    if (!found) return passOn(incoming, reply);
    found.left -= 1;
    const { fault } = found;
    if (fault.kind === 'hang-up') return void reply.destroy();
    if (fault.kind === 'delay') return void setTimeout(() => passOn(incoming, reply), fault.delayMs);
    if (fault.kind === 'hold') return void fault.until.then(() => passOn(incoming, reply));
    if (fault.kind === 'script')
      return void reply.writeHead(200, { 'content-type': 'text/javascript' }).end(fault.source);
    reply.writeHead(fault.status, { 'content-type': 'application/json' }).end('{"error":"Broken on purpose"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    break: (address, fault) => {
      faults.push({ address, fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    mend: () => {
      faults = [];
      addresses = [];
    },
    asked: (address) => addresses.filter((url) => address.test(url)).length,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
