import { DocumentError } from '../document-error.ts';

export type ArchiveLimits = { readonly archiveBytesMax: number; readonly archiveEntriesMax: number };

export type Archive = {
  readonly names: readonly string[];
  /** Inflates one entry in memory; undefined when there is none of this name. Nothing is ever written to a file. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
};

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
};

/**
 * Opens a ZIP. Declared sizes are checked before anything is inflated, actual ones while it is.
 * @throws DocumentError `corrupt`, `archive_bomb`
 */
export const openArchive = (bytes: Uint8Array, limits: ArchiveLimits): Archive => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes, limits);
  const declared = entries.reduce((total, entry) => total + entry.size, 0);
  if (declared > limits.archiveBytesMax) throw bomb(`It declares ${declared} bytes.`);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let inflated = 0;

  const read = async (name: string): Promise<Uint8Array | undefined> => {
    const entry = byName.get(name);
    if (!entry) return undefined;
    const packed = packedBytes(view, bytes, entry);
    if (entry.method === stored) {
      inflated += packed.length;
      if (inflated > limits.archiveBytesMax) throw bomb('It holds too much.');
      return packed;
    }
    if (entry.method !== deflated)
      throw new DocumentError('corrupt', `The archive is packed in an unknown way (${entry.method}).`);
    return inflate(packed, (size) => {
      inflated += size;
      if (inflated > limits.archiveBytesMax) throw bomb('It inflates to more than it may.');
    });
  };
  return { names: entries.map((entry) => entry.name), read };
};

const stored = 0;
const deflated = 8;
const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const localSignature = 0x04034b50;

const bomb = (reason: string) => new DocumentError('archive_bomb', `The archive is too large when unpacked. ${reason}`);

const corrupt = () => new DocumentError('corrupt', 'The archive is damaged.');

const readDirectory = (view: DataView, bytes: Uint8Array, limits: ArchiveLimits): readonly Entry[] => {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.archiveEntriesMax) throw bomb(`It has ${count} entries.`);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  const decoder = new TextDecoder();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directorySignature) throw corrupt();
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > view.byteLength) throw corrupt();
    entries.push({
      name: decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
};

const findEnd = (view: DataView): number => {
  const commentMax = 0xffff;
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - commentMax); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw corrupt();
};

const packedBytes = (view: DataView, bytes: Uint8Array, { offset, packedSize }: Entry): Uint8Array => {
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== localSignature) throw corrupt();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > view.byteLength) throw corrupt();
  return bytes.subarray(start, start + packedSize);
};

/** Inflates piece by piece, so that a bomb is stopped at the limit. */
const inflate = async (packed: Uint8Array, onPiece: (size: number) => void): Promise<Uint8Array> => {
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const pieces: Uint8Array[] = [];
  let total = 0;
  try {
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      onPiece(value.length);
      total += value.length;
      pieces.push(value);
    }
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('corrupt', 'The archive is damaged.', { cause: error });
  }
  const whole = new Uint8Array(total);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};
