import { z } from 'zod';
import { type Caller, denied, mayRead } from './access.ts';
import type { DocumentStore } from './document-store.ts';
import { documentPathOf } from './rest.ts';
import { FirestoreError } from './status.ts';

const requestSchema = z.object({
  addTarget: z
    .object({ targetId: z.number(), documents: z.object({ documents: z.array(z.string()) }).optional() })
    .optional(),
  removeTarget: z.number().optional(),
});

/** The stream `Listen`: tells documents now and after each change. Queries are refused: our clients listen to documents. */
export const openListenStream = (store: DocumentStore, caller: Caller, send: (message: object) => void) => {
  const targets = new Map<number, readonly string[]>();

  const tellState = (targetIds: readonly number[], targetChangeType: 'CURRENT' | 'NO_CHANGE'): void => {
    const readTime = store.now();
    send({ targetChange: { targetChangeType, targetIds, resumeToken: resumeTokenOf(readTime), readTime } });
  };
  const tellDocument = (targetId: number, name: string): void => {
    const document = store.get(name);
    if (document) send({ documentChange: { document, targetIds: [targetId] } });
    else send({ documentDelete: { document: name, readTime: store.now(), removedTargetIds: [targetId] } });
  };
  const remove = (targetId: number, cause?: FirestoreError): void => {
    targets.delete(targetId);
    send({
      targetChange: {
        targetChangeType: 'REMOVE',
        targetIds: [targetId],
        ...(cause ? { cause: { code: cause.rpc, message: cause.message } } : {}),
      },
    });
  };

  const stop = store.onCommit((changed) => {
    for (const [targetId, names] of targets) {
      const mine = names.filter((name) => changed.has(name));
      for (const name of mine) tellDocument(targetId, name);
      if (mine.length > 0) tellState([], 'NO_CHANGE');
    }
  });

  return {
    receive: (message: unknown): void => {
      const { addTarget, removeTarget } = requestSchema.parse(message);
      if (removeTarget !== undefined) remove(removeTarget);
      if (!addTarget) return;
      const { targetId, documents } = addTarget;
      if (!documents) {
        remove(targetId, new FirestoreError('UNIMPLEMENTED', 'This stand-in listens to documents, not to queries.'));
        return;
      }
      if (!documents.documents.every((name) => mayRead(caller, documentPathOf(name)))) {
        remove(targetId, denied());
        return;
      }
      targets.set(targetId, documents.documents);
      send({ targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } });
      for (const name of documents.documents) tellDocument(targetId, name);
      tellState([targetId], 'CURRENT');
      tellState([], 'NO_CHANGE');
    },
    close: stop,
  };
};

const resumeTokenOf = (readTime: string): string => Buffer.from(readTime).toString('base64');
