import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** A stream inside a WebChannel: messages of the client come in, ours go out by `send`. */
export interface ChannelStream {
  receive: (message: unknown) => void;
  close: () => void;
}

/**
 * One connection of the browser SDK by WebChannel, version 8: the client posts its messages, and holds a GET open on which numbered
 * messages are written, each batch with its length in characters before it. A message stays until a client that comes back says
 * (`AID`) that it has it.
 */
export const createChannel = (open: (send: (message: object) => void) => ChannelStream) => {
  const id = randomBytes(12).toString('hex');
  let waiting: [number, unknown[]][] = [];
  let count = 0;
  let response: ServerResponse | undefined;
  let isLong = true;

  const flush = (): void => {
    const unsent = waiting;
    if (!response || unsent.length === 0) return;
    response.write(frame(unsent));
    waiting = [];
    if (!isLong) {
      response.end();
      response = undefined;
    }
  };
  const push = (content: unknown[]): void => {
    count += 1;
    waiting.push([count, content]);
    flush();
  };
  const stream = open((message) => push([message]));
  // A proxy on the way would close a connection on which nothing is said.
  const heartbeat = setInterval(() => push(['noop']), 20_000).unref();

  return {
    id,
    /** The answer to the first POST: the session's id and the protocol's version. */
    greeting: () => frame([[0, ['c', id, '', 8, 14, 30_000]]]),
    /** The answer to a later POST: how far we have counted. */
    receipt: () => frame([1, count, 0]),
    receive: stream.receive,
    /** Takes the GET on which messages are written; `isStreaming` is false for clients that read only whole answers. */
    attach: (next: ServerResponse, isStreaming: boolean): void => {
      response?.end();
      response = next;
      isLong = isStreaming;
      next.on('close', () => {
        if (response === next) response = undefined;
      });
      flush();
    },
    close: (): void => {
      clearInterval(heartbeat);
      stream.close();
      response?.end();
    },
  };
};

export type Channel = ReturnType<typeof createChannel>;

const frame = (content: unknown): string => {
  const text = JSON.stringify(content);
  return `${text.length}\n${text}`;
};
