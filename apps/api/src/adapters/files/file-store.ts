import type { Readable } from 'node:stream';

/**
 * Where original files live. An object is named by the SHA-256 of its bytes (64 hex digits) and never changes.
 * Who still needs an object is not the store's business: the database counts.
 * A store that cannot be reached raises FilesUnavailableError.
 */
export type FileStore = {
  /** Takes the bytes in without making them an object yet. When the source fails, nothing is left and the error is passed on. */
  readonly stage: (source: Readable) => Promise<StagedFile>;
  /**
   * Gives an object only when its bytes are those of its name. Raises MissingFileError and DamagedFileError.
   * The caller reads the stream to its end or destroys it.
   */
  readonly open: (sha256: string) => Promise<OpenFile>;
  /** The object as a file of this machine, for a parser in another process. Raises what `open` raises. */
  readonly checkOut: (sha256: string) => Promise<CheckedOutFile>;
  /** Deleting what is not there is fine. */
  readonly delete: (sha256: string) => Promise<void>;
  readonly list: () => AsyncIterable<StoredFile>;
  /** Room for files that are being received, in bytes. */
  readonly freeBytes: () => Promise<number>;
  /** Raises when objects can be neither read nor written: FilesRefusedError when waiting will not help. */
  readonly check: () => Promise<void>;
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

export const isObjectName = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

export class MissingFileError extends Error {
  override name = 'MissingFileError';

  constructor(sha256: string, options?: ErrorOptions) {
    super(`The file store has no object ${sha256}`, options);
  }
}

/** The bytes under a name are not the bytes that were kept under it. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';

  constructor(sha256: string) {
    super(`The file store has other bytes under ${sha256}`);
  }
}

/** The store does not answer; it may do so later. */
export class FilesUnavailableError extends Error {
  override name = 'FilesUnavailableError';
}

/** The store answers and refuses: the settings are wrong. The message says which, for the operator. */
export class FilesRefusedError extends Error {
  override name = 'FilesRefusedError';
}
