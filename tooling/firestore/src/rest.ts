import { z } from 'zod';
import { type Caller, denied, mayRead, mayWrite } from './access.ts';
import { type DocumentStore, writeSchema } from './document-store.ts';
import { FirestoreError } from './status.ts';

const commitSchema = z.object({ writes: z.array(writeSchema).default([]) });
const batchGetSchema = z.object({ documents: z.array(z.string()) });

/** `users/abc` of a document's full name. */
export const documentPathOf = (name: string): string =>
  name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, '');

/** The calls over plain HTTP: those of firebase-admin and of the SDK without a live connection. */
export const answerRest = (
  store: DocumentStore,
  { method, path, body, caller }: { method: string; path: string; body: unknown; caller: Caller },
): unknown => {
  const [, name = '', verb = ''] =
    /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+\/documents(?:\/[^:]*)?)(?::(\w+))?$/.exec(path) ?? [];
  const read = (documentName: string) => {
    if (!mayRead(caller, documentPathOf(documentName))) throw denied();
    return store.get(documentName);
  };
  if (method === 'POST' && verb === 'commit') {
    const { writes } = parsed(commitSchema, body);
    if (!mayWrite(caller)) throw denied();
    return store.commit(writes);
  }
  if (method === 'POST' && verb === 'batchGet') {
    return parsed(batchGetSchema, body).documents.map((documentName) => {
      const found = read(documentName);
      return found ? { found, readTime: store.now() } : { missing: documentName, readTime: store.now() };
    });
  }
  if (method === 'GET' && name !== '' && verb === '') {
    const document = read(name);
    if (!document) throw new FirestoreError('NOT_FOUND', `Document not found: ${name}`);
    return document;
  }
  throw new FirestoreError('UNIMPLEMENTED', `${method} ${path} is not among the calls of this stand-in.`);
};

const parsed = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value);
  if (!result.success) throw new FirestoreError('INVALID_ARGUMENT', z.prettifyError(result.error));
  return result.data;
};
