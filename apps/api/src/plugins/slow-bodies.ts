import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface SlowBodyLimits {
  /** A body that is no upload has arrived after this long. */
  bodySeconds: number;
  /** An upload may take as long as it moves: at least `bytesMin` in each window. */
  uploadWindowSeconds: number;
  bytesMin: number;
}

const defaults: SlowBodyLimits = { bodySeconds: 25, uploadWindowSeconds: 15, bytesMin: 16 * 1024 };

/**
 * Cuts clients that hold a request open without sending it. One limit for all would either cut a phone that sends a scan over a slow line or
 * let anybody hold a connection for minutes.
 */
export const registerSlowBodies = (app: FastifyInstance, limits: SlowBodyLimits = defaults): void => {
  app.addHook('onRequest', async (request) => {
    if (!announcesBody(request)) return;
    const stop = isUpload(request) ? watchUpload(request, limits) : watchBody(request, limits);
    request.raw.once('end', stop);
    request.raw.once('close', stop);
  });
};

const announcesBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '');

const watchBody = ({ raw }: FastifyRequest, { bodySeconds }: SlowBodyLimits): (() => void) => {
  const timer = setTimeout(() => raw.destroy(), bodySeconds * 1000).unref();
  return () => clearTimeout(timer);
};

const watchUpload = ({ raw }: FastifyRequest, { uploadWindowSeconds, bytesMin }: SlowBodyLimits): (() => void) => {
  let bytesBefore = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const bytesNow = raw.socket.bytesRead;
    // A body that waits for us, because the disk is slower than the line, is not a slow client.
    if (bytesNow - bytesBefore < bytesMin && raw.readableLength === 0) raw.destroy();
    bytesBefore = bytesNow;
  }, uploadWindowSeconds * 1000).unref();
  return () => clearInterval(timer);
};
