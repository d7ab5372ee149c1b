import { DocumentError } from './document-error.ts';

/** Parsers fail in many ways on damaged files: whatever they throw, the file could not be read. */
export const asDocumentError = (error: unknown): DocumentError => {
  if (error instanceof DocumentError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return /allocation failed|out of memory|enlarge memory/i.test(reason)
    ? new DocumentError('too_much_memory', 'Reading the file takes too much memory.', { cause: error })
    : new DocumentError('corrupt', `The file is damaged (${reason.slice(0, 200)}).`, { cause: error });
};
