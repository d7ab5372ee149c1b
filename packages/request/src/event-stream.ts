/** One message of a server-sent event stream (WHATWG HTML, 9.2.6). */
export interface StreamMessage {
  readonly data: string;
  readonly id: string | undefined;
}

/** Splits a byte stream into messages; comments and empty messages are dropped, `onBytes` hears of every chunk. */
export const readMessages = async (
  stream: ReadableStream<Uint8Array>,
  onMessage: (message: StreamMessage) => void,
  onBytes: () => void,
): Promise<void> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = messageOf(block);
      if (message) onMessage(message);
    }
  }
};

const messageOf = (block: string): StreamMessage | null => {
  const lines: string[] = [];
  let id: string | undefined;
  for (const line of block.split(/\r\n|\n|\r/)) {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') lines.push(value);
    if (field === 'id') id = value;
  }
  return lines.length === 0 ? null : { data: lines.join('\n'), id };
};
