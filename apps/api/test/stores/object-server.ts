import type { IncomingMessage, Server } from 'node:http';

export type StoredObject = { bytes: Buffer; storedAt: Date };

/** A stand-in for a store elsewhere: what it holds, where it listens, and how it ends. */
export type ObjectServer = {
  readonly objects: Map<string, StoredObject>;
  readonly url: string;
  readonly close: () => Promise<void>;
};

export const listenOnLoopback = async (server: Server): Promise<{ url: string; close: () => Promise<void> }> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Raises when the client goes away in the middle: then nothing is stored. */
export const readBody = async (request: IncomingMessage): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
