/** Remembers the first and the last bytes of a stream that passes by. */
export class ByteProbe {
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);
  #bytes = 0;

  /** Passes the chunks on as they are. */
  async *watch(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.#bytes += chunk.length;
      if (this.#head.length < windowBytes) {
        this.#head = Buffer.concat([this.#head, chunk.subarray(0, windowBytes - this.#head.length)]);
      }
      this.#tail = Buffer.from(Buffer.concat([this.#tail, chunk]).subarray(-windowBytes));
      yield chunk;
    }
  }

  get bytes(): number {
    return this.#bytes;
  }

  get head(): Buffer {
    return this.#head;
  }

  get tail(): Buffer {
    return this.#tail;
  }
}

const windowBytes = 64 * 1024;
