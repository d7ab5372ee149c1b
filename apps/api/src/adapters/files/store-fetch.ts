import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { FilesUnavailableError } from './file-store.ts';

/** Shorter than the database lets a transaction wait: an upload becomes an object inside of one. */
const answerWithinMs = 12_000;
const tries = 4;
const firstPauseMs = 100;

/**
 * `fetch` for object stores: repeats what a busy store turned away, and raises FilesUnavailableError when it does not answer.
 * Bodies must be such as can be sent again.
 */
export const storeFetch = async (
  address: string | URL | Request,
  { signal: _, ...request }: RequestInit = {},
): Promise<Response> => {
  const deadline = AbortSignal.timeout(answerWithinMs);
  for (let round = 1; ; round += 1) {
    const answer = await fetch(address, { ...request, signal: deadline }).catch((error: unknown) => error);
    if (answer instanceof Response && !isBusy(answer)) return answer;
    if (round === tries || deadline.aborted) return refuse(answer);
    if (answer instanceof Response) await answer.body?.cancel();
    await sleep(firstPauseMs * 2 ** round * (0.5 + Math.random() / 2));
  }
};

/** The body of an answer; when it breaks off, that is the store's doing. */
export const bodyOf = (answer: Response): Readable => Readable.from(chunksOf(answer), { objectMode: false });

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body;
  } catch (error) {
    throw new FilesUnavailableError('The file store stopped in the middle of a file', { cause: error });
  }
}

const isBusy = ({ status }: Response): boolean => status === 429 || status >= 500;

const refuse = (answer: unknown): never => {
  throw answer instanceof Response
    ? new FilesUnavailableError(`The file store answers ${answer.status}`)
    : new FilesUnavailableError('The file store does not answer', { cause: answer });
};
