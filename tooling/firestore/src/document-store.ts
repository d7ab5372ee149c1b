import { z } from 'zod';
import { FirestoreError } from './status.ts';
import { type Fields, fieldsSchema, merged } from './values.ts';

export interface StoredDocument {
  /** `projects/…/databases/…/documents/users/abc` */
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** One write of a commit: what our clients send. Transforms and queries are not among it. */
export const writeSchema = z.union([
  z.strictObject({
    update: z.object({ name: z.string(), fields: fieldsSchema.optional() }),
    updateMask: z.object({ fieldPaths: z.array(z.string()).optional() }).optional(),
    currentDocument: z.object({ exists: z.boolean().optional() }).optional(),
    updateTransforms: z.array(z.never()).optional(),
  }),
  z.strictObject({
    delete: z.string(),
    currentDocument: z.object({ exists: z.boolean().optional() }).optional(),
  }),
]);
export type Write = z.output<typeof writeSchema>;

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** Documents in memory. A commit holds as a whole or not at all, and is told to whoever listens. */
export const createDocumentStore = () => {
  let documents: ReadonlyMap<string, StoredDocument> = new Map();
  const listeners = new Set<(changed: ReadonlySet<string>) => void>();
  let lastMicroseconds = 0;

  /** Times never repeat, so that clients can tell a newer state from an older one. */
  const now = (): string => {
    lastMicroseconds = Math.max(lastMicroseconds + 1, Date.now() * 1000);
    const milliseconds = new Date(Math.floor(lastMicroseconds / 1000)).toISOString().replace('Z', '');
    return `${milliseconds}${String(lastMicroseconds % 1000).padStart(3, '0')}Z`;
  };

  return {
    now,
    get: (name: string): StoredDocument | undefined => documents.get(name),
    commit: (writes: readonly Write[]) => {
      const commitTime = now();
      const next = new Map(documents);
      for (const write of writes) apply(next, write, commitTime);
      documents = next;
      const changed = new Set(writes.map(nameOf));
      for (const listener of listeners) listener(changed);
      return { writeResults: writes.map(() => ({ updateTime: commitTime })), commitTime };
    },
    onCommit: (listener: (changed: ReadonlySet<string>) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const nameOf = (write: Write): string => ('delete' in write ? write.delete : write.update.name);

const apply = (documents: Map<string, StoredDocument>, write: Write, commitTime: string): void => {
  const name = nameOf(write);
  const old = documents.get(name);
  const { exists } = write.currentDocument ?? {};
  if (exists === true && !old) throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  if (exists === false && old) throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if ('delete' in write) {
    documents.delete(name);
    return;
  }
  const { fields = {} } = write.update;
  documents.set(name, {
    name,
    fields: write.updateMask ? merged(old?.fields ?? {}, fields, write.updateMask.fieldPaths ?? []) : fields,
    createTime: old?.createTime ?? commitTime,
    updateTime: commitTime,
  });
};
