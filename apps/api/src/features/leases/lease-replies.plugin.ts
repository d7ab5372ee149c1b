import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '#adapters/files/file-store.ts';
import { attachment } from './file-name.ts';
import { downloadType } from './media-type.ts';

const unzip = promisify(gunzip);

/** Stored compressed, sent compressed: the bytes are the same for everybody and every time. */
export const sendZippedJson = async (
  request: FastifyRequest,
  reply: FastifyReply,
  zipped: Buffer,
): Promise<FastifyReply> => {
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').header('vary', 'accept-encoding');
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesGzip ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(await unzip(zipped));
};

/** The file as it was uploaded, as an attachment and never as a page of ours. */
export const sendOriginal = async (
  reply: FastifyReply,
  files: Pick<FileStore, 'open'>,
  { sha256, name, mediaType }: { readonly sha256: string; readonly name: string; readonly mediaType: string },
): Promise<FastifyReply> => {
  const { stream, bytes } = await files.open(sha256);
  return reply
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('content-length', bytes)
    .header('cache-control', 'no-store')
    .type(downloadType(mediaType))
    .send(stream);
};
