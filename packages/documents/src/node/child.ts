import { readFile as readBytes, stat } from 'node:fs/promises';
import { asDocumentError } from '../as-document-error.ts';
import { DocumentError } from '../document-error.ts';
import { type DocumentProgress, defaultDocumentLimits } from '../document-limits.ts';
import { packDocument } from '../pack-document.ts';
import type { ChildReply, ChildRequest } from './child-messages.ts';
import { readFile } from './read-file.ts';

// The process that reads one file and ends. `readFileInChild` starts it; nothing imports it.

const reply = (message: ChildReply): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

const read = async ({ source, limits }: ChildRequest): Promise<ChildReply> => {
  try {
    const bytes = 'path' in source ? await bytesAt(source.path, limits) : source.bytes;
    const onProgress = (progress: DocumentProgress) => void reply({ kind: 'progress', progress });
    return { kind: 'document', document: packDocument(await readFile(bytes, { limits, onProgress })) };
  } catch (error) {
    if (isSystemError(error)) return { kind: 'fault', message: error.message };
    const { code, message } = asDocumentError(error);
    return { kind: 'failure', code, message };
  }
};

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'errno' in error;

const bytesAt = async (path: string, { bytesMax = defaultDocumentLimits.bytesMax }: ChildRequest['limits']) => {
  const { size } = await stat(path);
  if (size > bytesMax) throw new DocumentError('too_large', `The file has ${size} bytes; ${bytesMax} are allowed.`);
  return readBytes(path);
};

process.once('message', (request: ChildRequest) => {
  void read(request)
    .then(reply)
    .then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
