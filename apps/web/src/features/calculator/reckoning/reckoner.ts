import type { Texts } from '../form/typed-inputs.ts';
import type { Reckoned } from './reckon.ts';

export type Question = { readonly calculator: string; readonly forms: readonly Texts[] };
/** One for each form of the question, in their order. */
export type Answer = readonly Reckoned[];

/** What we use of a worker of the browser. */
export type ReckoningWorker = {
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onmessageerror: (() => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (question: Question) => void;
  terminate: () => void;
};

type ReckonerOptions = {
  readonly start: () => ReckoningWorker;
  readonly onAnswer: (question: Question, answer: Answer) => void;
  /** The worker could not be loaded, broke, or did not answer, and no newer question waits; the next one starts another. */
  readonly onFailure: () => void;
};

export type Reckoner = { readonly ask: (question: Question) => void; readonly stop: () => void };

// The slowest calculator takes 0.1 s on a slow machine; the rest is for loading the worker over a slow line.
const patienceMs = 20_000;

/**
 * Asks one worker, one question at a time. Of the questions that come in meanwhile only the last is asked: nobody waits
 * for the answers to what was typed over.
 */
export const createReckoner = ({ start, onAnswer, onFailure }: ReckonerOptions): Reckoner => {
  let worker: ReckoningWorker | null = null;
  let asked: Question | null = null;
  let next: Question | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(patience);
    worker?.terminate();
    worker = null;
    asked = null;
    next = null;
  };
  // A question that came in meanwhile has not been tried: whoever pressed "Try again" just before the worker broke waits for it.
  const fail = (): void => {
    const following = next;
    stop();
    if (following === null) onFailure();
    else post(following);
  };
  const post = (question: Question): void => {
    try {
      worker ??= listening(start());
      asked = question;
      patience = setTimeout(fail, patienceMs);
      worker.postMessage(question);
    } catch {
      fail();
    }
  };
  const listening = (started: ReckoningWorker): ReckoningWorker => {
    started.onmessage = ({ data }) => {
      clearTimeout(patience);
      const question = asked;
      asked = null;
      if (question !== null) onAnswer(question, data);
      if (next === null) return;
      const following = next;
      next = null;
      post(following);
    };
    started.onmessageerror = fail;
    started.onerror = fail;
    return started;
  };

  return {
    ask: (question) => {
      if (asked === null) post(question);
      else next = question;
    },
    stop,
  };
};
