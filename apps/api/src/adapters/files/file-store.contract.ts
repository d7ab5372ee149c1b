import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { DamagedFileError, type FileStore, FilesUnavailableError, MissingFileError } from './file-store.ts';

export type FileStoreUnderTest = {
  readonly store: FileStore;
  /** Everything that the store keeps on its side, objects and half-written ones. */
  readonly countEverything: () => Promise<number>;
  /** Puts other bytes under a name, behind the store's back. */
  readonly damage: (sha256: string) => void | Promise<void>;
  /** Makes what the store stands on unreachable; absent where that is a folder. */
  readonly stop?: () => Promise<void>;
};

/** What every file store must do. A second adapter runs the same. */
export const filesContract = (adapterName: string, makeAdapter: () => Promise<FileStoreUnderTest>): void => {
  describe(`the file store: ${adapterName}`, () => {
    it('gives back the bytes that were kept, under their own hash', async () => {
      const { store } = await makeAdapter();
      const bytes = randomBytes(3_000_000);

      const staged = await store.stage(Readable.from(chunksOf(bytes, 65_536)));
      await staged.keep();

      expect(staged).toMatchObject({ sha256: sha256Of(bytes), bytes: bytes.length });
      const opened = await store.open(staged.sha256);
      expect(opened.bytes).toBe(bytes.length);
      expect(await bytesOf(opened.stream)).toEqual(bytes);
    });

    it('lends an object as a file of this machine', async () => {
      const { store } = await makeAdapter();
      const sha256 = await kept(store, 'as a file');

      const { path, release } = await store.checkOut(sha256);

      expect(await readFile(path, 'utf8')).toBe('as a file');
      await release();
      expect(await bytesOf((await store.open(sha256)).stream)).toEqual(Buffer.from('as a file'));
    });

    it('shows nothing of a file that is staged and not kept', async () => {
      const { store } = await makeAdapter();

      const staged = await store.stage(Readable.from([Buffer.from('not yet')]));

      await expect(store.open(staged.sha256)).rejects.toThrow(MissingFileError);
      expect(await listed(store)).toEqual([]);
    });

    it('leaves nothing of a file that is discarded, also when asked twice', async () => {
      const { store, countEverything } = await makeAdapter();
      const staged = await store.stage(Readable.from([Buffer.from('never mind')]));

      await staged.discard();
      await staged.discard();

      expect(await countEverything()).toBe(0);
    });

    it('leaves nothing of a source that breaks in the middle, and passes its error on', async () => {
      const { store, countEverything } = await makeAdapter();

      await expect(store.stage(Readable.from(breakingAfter(randomBytes(100_000))))).rejects.toThrow('cable cut');

      expect(await countEverything()).toBe(0);
    });

    it('keeps the same bytes once, however often and from wherever they come', async () => {
      const { store, countEverything } = await makeAdapter();

      const hashes = await Promise.all(Array.from({ length: 8 }, () => kept(store, 'the same')));

      expect(new Set(hashes).size).toBe(1);
      expect(await listed(store)).toEqual([hashes[0]]);
      expect(await countEverything()).toBe(1);
    });

    it('keeps an object when a staged copy of it is discarded after having been kept', async () => {
      const { store } = await makeAdapter();
      const staged = await store.stage(Readable.from([Buffer.from('kept')]));
      await staged.keep();

      await staged.discard();

      expect(await bytesOf((await store.open(staged.sha256)).stream)).toEqual(Buffer.from('kept'));
    });

    it('takes an empty file', async () => {
      const { store } = await makeAdapter();

      const sha256 = await kept(store, '');

      expect(await bytesOf((await store.open(sha256)).stream)).toEqual(Buffer.alloc(0));
    });

    it('forgets what is deleted, and does not mind a second time', async () => {
      const { store, countEverything } = await makeAdapter();
      const sha256 = await kept(store, 'gone');

      await store.delete(sha256);
      await store.delete(sha256);

      await expect(store.open(sha256)).rejects.toThrow(MissingFileError);
      await expect(store.checkOut(sha256)).rejects.toThrow(MissingFileError);
      expect(await countEverything()).toBe(0);
    });

    it('lists every object with its size', async () => {
      const { store } = await makeAdapter();
      const hashes = [await kept(store, 'one'), await kept(store, 'three')];

      const found = await Array.fromAsync(store.list());

      expect(found.map(({ sha256 }) => sha256).sort()).toEqual(hashes.sort());
      expect(found.map(({ bytes }) => bytes).sort()).toEqual([3, 5]);
    });

    it.each(['', '../../etc/passwd', 'ABCDEF', `${'a'.repeat(64)}/x`])(
      'knows no object by the name "%s"',
      async (name) => {
        const { store } = await makeAdapter();

        await expect(store.open(name)).rejects.toThrow(MissingFileError);
      },
    );

    it('gives no byte of an object whose bytes are not those of its name, until it is kept again', async () => {
      const { store, damage } = await makeAdapter();
      const sha256 = await kept(store, 'as it was');
      await damage(sha256);

      await expect(store.open(sha256)).rejects.toThrow(DamagedFileError);
      await expect(store.checkOut(sha256)).rejects.toThrow(DamagedFileError);

      await kept(store, 'as it was');
      expect(await bytesOf((await store.open(sha256)).stream)).toEqual(Buffer.from('as it was'));
    });

    it('leaves nothing on this machine of what was lent or read', async () => {
      const { store, countEverything } = await makeAdapter();
      const sha256 = await kept(store, 'lent');

      const { release } = await store.checkOut(sha256);
      await release();
      const { stream } = await store.open(sha256);
      stream.destroy();
      await store.open(`${'0'.repeat(64)}`).catch(() => undefined);

      expect(await countEverything()).toBe(1);
    });

    it('says that it cannot be reached, and leaves nothing', async () => {
      const { store, stop, countEverything } = await makeAdapter();
      await store.check();
      if (!stop) return;
      const staged = await store.stage(Readable.from([Buffer.from('no way')]));
      await stop();

      await expect(store.check()).rejects.toThrow(FilesUnavailableError);
      await expect(staged.keep()).rejects.toThrow(FilesUnavailableError);
      await expect(store.open(staged.sha256)).rejects.toThrow(FilesUnavailableError);

      await staged.discard();
      expect(await countEverything()).toBe(0);
    });

    it('says how much room there is', async () => {
      const { store } = await makeAdapter();

      expect(await store.freeBytes()).toBeGreaterThan(0);
    });
  });
};

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const bytesOf = async (stream: Readable): Promise<Buffer> => Buffer.concat(await Array.fromAsync(stream));

const listed = async (store: FileStore): Promise<string[]> =>
  (await Array.fromAsync(store.list())).map(({ sha256 }) => sha256);

const kept = async (store: FileStore, text: string): Promise<string> => {
  const staged = await store.stage(Readable.from([Buffer.from(text)]));
  await staged.keep();
  return staged.sha256;
};

function* chunksOf(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function* breakingAfter(bytes: Buffer): Generator<Buffer> {
  yield bytes;
  throw new Error('cable cut');
}
