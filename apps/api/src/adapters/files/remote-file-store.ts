import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DamagedFileError, type FileStore, isObjectName, MissingFileError, type StoredFile } from './file-store.ts';
import { openStaging, type StagedBytes } from './staging.ts';

/** A bucket of a service that stores objects. Names are our hashes; errors are those of the file store. */
export type Bucket = {
  /** Stores a file of this machine under its hash, whole or not at all. */
  readonly put: (file: Pick<StagedBytes, 'path' | 'sha256' | 'bytes'>) => Promise<void>;
  /** Undefined when there is no such object. */
  readonly get: (sha256: string) => Promise<Readable | undefined>;
  readonly delete: (sha256: string) => Promise<void>;
  readonly list: () => AsyncIterable<StoredFile>;
  readonly check: () => Promise<void>;
};

/**
 * A file store in a bucket elsewhere. Bytes are gathered and hashed in a folder of this machine first: the bucket sees only whole
 * objects under their final name, and gives nothing on before it has been hashed again here.
 */
export const openRemoteFileStore = async (bucket: Bucket, stagingFolder: string): Promise<FileStore> => {
  const staging = await openStaging(stagingFolder);

  const fetchIntact = async (sha256: string): Promise<StagedBytes> => {
    const source = isObjectName(sha256) ? await bucket.get(sha256) : undefined;
    if (!source) throw new MissingFileError(sha256);
    const fetched = await staging.stage(source);
    if (fetched.sha256 === sha256) return fetched;
    await fetched.discard();
    throw new DamagedFileError(sha256);
  };

  return {
    stage: async (source) => {
      const staged = await staging.stage(source);
      const { sha256, bytes, discard } = staged;
      const keep = async (): Promise<void> => {
        await bucket.put(staged);
        await discard();
      };
      return { sha256, bytes, keep, discard };
    },
    open: async (sha256) => {
      const fetched = await fetchIntact(sha256);
      try {
        const handle = await open(fetched.path, 'r');
        return { bytes: fetched.bytes, stream: handle.createReadStream() };
      } finally {
        // The open file lives on without its name, so that nothing is left whatever the reader does.
        await fetched.discard();
      }
    },
    checkOut: async (sha256) => {
      const { path, discard } = await fetchIntact(sha256);
      return { path, release: discard };
    },
    delete: async (sha256) => {
      if (isObjectName(sha256)) await bucket.delete(sha256);
    },
    list: bucket.list,
    freeBytes: staging.freeBytes,
    check: bucket.check,
  };
};
