import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { StartError } from '#database/start-error.ts';

export type EntrySummary = { readonly bytes: number; readonly sha256: string };

export type ArchiveWriter = {
  /** Writes one entry to its end. */
  readonly add: (name: string, content: Readable) => Promise<EntrySummary>;
};

/** Writes an archive beside its place and moves it there when it is whole and on the disk. Only its owner may read it. */
export const writeArchive = async (path: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> => {
  const partial = `${path}.partial`;
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(partial, { mode: 0o600 }));
  const broken = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    written.catch(reject);
  });
  broken.catch(() => undefined);

  const add = (name: string, content: Readable): Promise<EntrySummary> => {
    const counter = createCounter();
    const counted = content.pipe(counter.stream);
    content.once('error', (error) => counted.destroy(error));
    // Sizes are not known beforehand, and the rows of a table may be more than 4 GB.
    zip.addReadStream(counted, name, { forceZip64Format: true, compressionLevel: 1, mode: 0o600 });
    const ended = new Promise<EntrySummary>((resolve, reject) => {
      counted.once('end', () => resolve(counter.summary()));
      counted.once('error', reject);
    });
    return Promise.race([ended, broken]);
  };

  try {
    await write({ add });
    zip.end();
    await Promise.race([written, broken]);
    const file = await open(partial, 'r');
    await file.sync();
    await file.close();
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
};

export type ArchiveReader = {
  readonly names: readonly string[];
  /** Raises a StartError when there is no such entry. */
  readonly read: (name: string) => Promise<Readable>;
  readonly readText: (name: string) => Promise<string>;
  readonly close: () => void;
};

/** Opens an archive. Raises a StartError when the file is not one, or not whole. */
export const openArchive = async (path: string): Promise<ArchiveReader> => {
  try {
    const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
    const entries = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (!entry) throw new StartError(`${path} has no ${name}: it is not whole, or something else.`);
      return zip.openReadStreamPromise(entry);
    };
    return {
      names: [...entries.keys()],
      read,
      readText: async (name) => Buffer.concat(await Array.fromAsync(await read(name))).toString('utf8'),
      close: () => zip.close(),
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'is not there' : 'cannot be read';
    throw new StartError(`${path} ${reason}, or is not a whole archive of Keyclause.`, { cause: error });
  }
};

/** Reads a stream to its end for its length and hash. */
export const summarise = async (content: Readable): Promise<EntrySummary> => {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
};

/** One piece of text as the content of an entry. */
export const textEntry = (text: string): Readable => Readable.from([Buffer.from(text, 'utf8')]);

const createCounter = (): { stream: Transform; summary: () => EntrySummary } => {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, summary: () => ({ bytes, sha256: hash.digest('hex') }) };
};
