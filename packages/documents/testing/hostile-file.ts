import type { DocumentErrorCode } from '../src/document-error.ts';

/** A file made to break a reader, and how reading it may end. */
export type HostileFile = {
  readonly name: string;
  readonly make: () => Uint8Array<ArrayBuffer>;
  readonly allowed: readonly ('document' | DocumentErrorCode)[];
};
