import { z } from 'zod';
import { type Caller, denied, mayWrite } from './access.ts';
import { type DocumentStore, writeSchema } from './document-store.ts';
import { errorBody } from './status.ts';

const requestSchema = z.object({ streamToken: z.string().optional(), writes: z.array(z.unknown()).default([]) });

/** The stream `Write`: a greeting, then commits one after another. A refused one ends the stream, as with Firestore. */
export const openWriteStream = (store: DocumentStore, caller: Caller, send: (message: object) => void) => {
  const token = () => Buffer.from(store.now()).toString('base64');
  return {
    receive: (message: unknown): void => {
      const { streamToken, writes } = requestSchema.parse(message);
      if (streamToken === undefined) {
        send({ streamId: '1', streamToken: token() });
        return;
      }
      try {
        if (!mayWrite(caller)) throw denied();
        send({ streamToken: token(), ...store.commit(z.array(writeSchema).parse(writes)) });
      } catch (error) {
        send(errorBody(error));
      }
    },
    close: () => undefined,
  };
};
