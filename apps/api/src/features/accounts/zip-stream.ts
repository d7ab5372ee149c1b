import { crc32 } from 'node:zlib';

/** A file of an archive; content may come in pieces, so that nothing large is held in memory. */
export interface ArchiveEntry {
  /** With forward slashes, relative. */
  path: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** Writes a zip archive (APPNOTE 6.3.10, stored, UTF-8 names, sizes after the bytes). Up to 4 GB and 65,535 files. */
export async function* zipStream(
  entries: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, content } of entries) {
    const name = Buffer.from(path, 'utf8');
    const start = offset;
    const header = Buffer.concat([localHeader(name.length), name]);
    yield header;
    let crc = 0;
    let size = 0;
    for await (const chunk of content) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    }
    const descriptor = dataDescriptor(crc, size);
    yield descriptor;
    offset += header.length + size + descriptor.length;
    directory.push(Buffer.concat([directoryHeader({ crc, size, nameLength: name.length, start }), name]));
  }
  const listing = Buffer.concat(directory);
  yield listing;
  yield endOfDirectory(directory.length, listing.length, offset);
}

/** One piece of text as the content of an entry. */
export const textContent = (text: string): Uint8Array[] => [Buffer.from(text, 'utf8')];

// Bit 3: sizes follow the bytes; bit 11: names are UTF-8.
const flags = 0x0808;
const version = 20;
// 1 January 1980: the export of the same data is the same file.
const epochDate = 0x0021;

const localHeader = (nameLength: number): Buffer => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(epochDate, 12);
  header.writeUInt16LE(nameLength, 26);
  return header;
};

const dataDescriptor = (crc: number, size: number): Buffer => {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(size, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
};

const directoryHeader = (entry: { crc: number; size: number; nameLength: number; start: number }): Buffer => {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(version, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(epochDate, 14);
  header.writeUInt32LE(entry.crc, 16);
  header.writeUInt32LE(entry.size, 20);
  header.writeUInt32LE(entry.size, 24);
  header.writeUInt16LE(entry.nameLength, 28);
  header.writeUInt32LE(entry.start, 42);
  return header;
};

const endOfDirectory = (count: number, size: number, start: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(start, 16);
  return end;
};
