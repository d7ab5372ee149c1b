import { readFile as readBytes } from 'node:fs/promises';
import { asDocumentError } from '../as-document-error.ts';
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

process.once('message', (request: ChildRequest) => {
  void read(request)
    .then(reply)
    .then(() => process.exit(0));
});
process.once('disconnect', () => process.exit(0));
