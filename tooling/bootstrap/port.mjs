import { createServer } from 'node:net';
import { Fault } from './fault.mjs';

/** Refuses before a long build what would only fail after it. The API checks again when it listens. */
export const requireFreePort = async (
  port = Number(process.env.PORT || 3000),
  host = process.env.HOST || '127.0.0.1',
) => {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Fault(
      `PORT is ${process.env.PORT}. Give a whole number from 0 to 65535, for example PORT=3001 npm start.`,
    );
  }
  const code = await listenOnce(port, host);
  if (code === 'EADDRINUSE') {
    throw new Fault(
      `Port ${port} is taken by another program. End that program, or start on another port: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') {
    throw new Fault(`Port ${port} needs more rights than you have. Start on a port above 1023: PORT=3000 npm start`);
  }
};

const listenOnce = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
