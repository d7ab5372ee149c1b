import { readFile as readBytes } from 'node:fs/promises';
import { DocumentError } from '../document-error.ts';
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
    const bytes = 'path' in source ? await readBytes(source.path) : source.bytes;
    const document = await readFile(bytes, {
      limits,
      onProgress: (progress) => void reply({ kind: 'progress', progress }),
    });
    return { kind: 'document', document: packDocument(document) };
  } catch (error) {
    const failure = asDocumentError(error);
    return { kind: 'failure', code: failure.code, message: failure.message };
  }
};

/** Parsers fail in many ways on damaged files: whatever they throw, the file could not be read. */
const asDocumentError = (error: unknown): DocumentError => {
  if (error instanceof DocumentError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return /allocation failed|out of memory|Cannot enlarge memory/i.test(reason)
    ? new DocumentError('too_much_memory', 'Reading the file takes too much memory.', { cause: error })
    : new DocumentError('corrupt', `The file is damaged (${reason.slice(0, 200)}).`, { cause: error });
};

process.once('message', (request: ChildRequest) => {
  void read(request)
    .then(reply)
    .then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
