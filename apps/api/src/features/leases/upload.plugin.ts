import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { leaseTitleSchema } from '@keyclause/contracts';
import { uploadLimits } from '@keyclause/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '#adapters/files/file-store.ts';
import { AppError } from '#errors.ts';
import { ByteProbe } from './byte-probe.ts';
import { cleanTitle, displayName } from './file-name.ts';
import { mediaTypeOf } from './media-type.ts';
import { discardFiles, type ReceivedFile, type ReceivedUpload } from './received-upload.ts';

/**
 * Takes an upload into the file store without keeping it yet. Raises an AppError that says what is wrong as soon as it shows; nothing
 * is left then, and little more of the body is read.
 */
export const receiveUpload = async (
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
): Promise<ReceivedUpload> => {
  const received: ReceivedFile[] = [];
  try {
    await checkRoom(request, store);
    const title = await receiveParts(request, store, received);
    if (received.length === 0) throw new AppError('no_files', 'Choose at least one file.');
    return { title, files: received };
  } catch (error) {
    await discardFiles(received);
    endGently(request, reply);
    throw asUploadError(error);
  }
};

/** Below this, uploads are refused before the disk of the database fills up too. */
const freeBytesMin = 256 * 1024 * 1024;

const formOverheadBytes = 1024 * 1024;

const checkRoom = async (request: FastifyRequest, store: FileStore): Promise<void> => {
  if (!request.isMultipart())
    throw new AppError('invalid_multipart', 'Send the files as a form (multipart/form-data).');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > uploadLimits.fileBytes * uploadLimits.files + formOverheadBytes) throw tooLarge();
  if ((await store.freeBytes()) < freeBytesMin + announced) {
    throw new AppError('disk_full', 'There is no room for new files at the moment. Try again later.');
  }
};

const receiveParts = async (
  request: FastifyRequest,
  store: FileStore,
  received: ReceivedFile[],
): Promise<string | undefined> => {
  let title: string | undefined;
  for await (const part of request.parts(partLimits)) {
    if (part.type === 'file') {
      received.push(await receiveFile(part, store));
    } else {
      title = titleOf(part, title);
    }
  }
  return title;
};

const partLimits = {
  limits: {
    fileSize: uploadLimits.fileBytes,
    files: uploadLimits.files,
    parts: uploadLimits.files + 10,
    fields: 5,
    fieldSize: 4096,
    fieldNameSize: 100,
    headerPairs: 20,
  },
  throwFileSizeLimit: false,
};

const receiveFile = async (part: MultipartFile, store: FileStore): Promise<ReceivedFile> => {
  if (part.fieldname !== 'files') throw unknownField(part.fieldname);
  const name = displayName(part.filename);
  const probe = new ByteProbe();
  part.file.once('limit', () => part.file.destroy(tooLarge(name)));
  const staged = await store.stage(Readable.from(probe.watch(part.file), { objectMode: false }));
  const refusal = refusalOf(part, probe, name);
  const mediaType = refusal ? null : mediaTypeOf(probe);
  if (mediaType !== null) return { staged, name, mediaType };
  await staged.discard();
  throw (
    refusal ??
    new AppError(
      'unsupported_type',
      `“${name}” is not a file that we read. Use PDF, DOCX, TXT, HTML, JPG, PNG, WebP or HEIC.`,
    )
  );
};

const refusalOf = (part: MultipartFile, probe: ByteProbe, name: string): AppError | null => {
  if (part.file.truncated) return tooLarge(name);
  if (probe.bytes === 0) return new AppError('empty_file', `“${name}” is empty. Choose the file again.`);
  return null;
};

const titleOf = (part: Exclude<Multipart, MultipartFile>, earlier: string | undefined): string => {
  if (part.fieldname !== 'title' || earlier !== undefined) throw unknownField(part.fieldname);
  const title = leaseTitleSchema.safeParse(typeof part.value === 'string' ? cleanTitle(part.value) : undefined);
  if (title.success && !part.valueTruncated) return title.data;
  throw new AppError('invalid_request', 'Check title.', {
    fields: [{ path: 'title', message: `Write 1 to ${uploadLimits.titleLength} characters.` }],
  });
};

const unknownField = (name: string): AppError =>
  new AppError('invalid_request', 'Check the form.', {
    fields: [{ path: displayName(name), message: 'The form has “files” and at most one “title”.' }],
  });

const tooLarge = (name?: string): AppError => {
  const limit = `${uploadLimits.fileBytes / 1024 / 1024} MB`;
  return new AppError('too_large', name ? `“${name}” is larger than ${limit}.` : `A file may have up to ${limit}.`);
};

/** What the parser of forms says, in our words: a form that cannot be read is the sender's fault. */
const asUploadError = (error: unknown): unknown => {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC')
    return new AppError('disk_full', 'There is no room for new files at the moment. Try again later.');
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new AppError('too_many_files', `One lease has up to ${uploadLimits.files} files.`, { cause: error });
  }
  if (code.startsWith('FST_') || isFormError(error)) {
    return new AppError('invalid_multipart', 'The upload broke off or cannot be read. Try again.', { cause: error });
  }
  return error;
};

const isFormError = (error: unknown): boolean =>
  error instanceof Error && /multipart|boundary|part terminated|header|premature|aborted/i.test(error.message);

const moreBytesMax = 512 * 1024;
const lingerMs = 2_000;

/**
 * Lets the client see our answer although it may still be writing: a connection that is closed with bytes unread breaks under it. Reads
 * a little on, says that the connection ends with this answer, so that no other request is sent behind the rest, and ends it gently.
 */
const endGently = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  if (raw.readableEnded || raw.destroyed) return;
  const { socket } = raw;
  reply.header('connection', 'close');
  // Called by the server after the answer.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  let left = moreBytesMax;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left <= 0) raw.pause();
  });
  raw.resume();
};
