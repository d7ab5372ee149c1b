import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Already deflated; `declaredSize` is then what the archive claims. */
  readonly isDeflated?: boolean;
  readonly declaredSize?: number;
};

/** A ZIP of these entries. */
export const zipFile = (entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> => {
  const local: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = typeof entry.content === 'string' ? Buffer.from(entry.content) : entry.content;
    const packed = entry.isDeflated ? content : deflateRawSync(content);
    const name = Buffer.from(entry.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(entry.isDeflated ? 0 : crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(entry.declaredSize ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed);

    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, name);
    offset += 30 + name.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length % 65536, 8);
  end.writeUInt16LE(entries.length % 65536, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, listing, end]));
};
