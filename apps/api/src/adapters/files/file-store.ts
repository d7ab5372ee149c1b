import type { Readable } from 'node:stream';

/**
 * Where original files live. An object is named by the SHA-256 of its bytes (64 hex digits) and never changes.
 * Who still needs an object is not the store's business: the database counts.
 */
export type FileStore = {
  /** Takes the bytes in without making them an object yet. When the source fails, nothing is left and the error is passed on. */
  readonly stage: (source: Readable) => Promise<StagedFile>;
  /** Raises MissingFileError. The caller reads the stream to its end or destroys it. */
  readonly open: (sha256: string) => Promise<OpenFile>;
  /** The object as a file of this machine, for a parser in another process. Raises MissingFileError. */
  readonly checkOut: (sha256: string) => Promise<CheckedOutFile>;
  /** Deleting what is not there is fine. */
  readonly delete: (sha256: string) => Promise<void>;
  readonly list: () => AsyncIterable<StoredFile>;
  /** Room for new files, in bytes. */
  readonly freeBytes: () => Promise<number>;
};

export type StagedFile = {
  readonly sha256: string;
  readonly bytes: number;
  /** Makes the bytes an object. Once it returns, they survive a power cut. */
  readonly keep: () => Promise<void>;
  /** Forgets the bytes; harmless after `keep` and when called twice. */
  readonly discard: () => Promise<void>;
};

export type OpenFile = { readonly bytes: number; readonly stream: Readable };

export type CheckedOutFile = { readonly path: string; readonly release: () => Promise<void> };

export type StoredFile = { readonly sha256: string; readonly bytes: number; readonly storedAt: Date };

export class MissingFileError extends Error {
  override name = 'MissingFileError';

  constructor(sha256: string, options?: ErrorOptions) {
    super(`The file store has no object ${sha256}`, options);
  }
}
