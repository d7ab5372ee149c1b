import { crc32 } from 'node:zlib';
import { hostileDocx } from './hostile-docx.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { asZlib, repeatedDeflate } from './repeated-deflate.ts';

/** Everything that an upload must survive. Made when asked for: some take a second and a megabyte. */
export const hostileFiles: readonly HostileFile[] = [
  ...hostilePdfs,
  ...hostileDocx,
  { name: 'flood-30000x30000.png', make: () => pngOf(30_000, 30_000), allowed: ['image_too_large'] },
  {
    name: 'program.exe',
    make: () => new Uint8Array(Buffer.from(`MZ\x90\0\x03\0\0\0${'\0'.repeat(400)}`, 'latin1')),
    allowed: ['unsupported_type'],
  },
  {
    name: 'divs-500k-deep.html',
    make: () => new Uint8Array(Buffer.from(`<html><body>${'<div>'.repeat(500_000)}rent`)),
    allowed: ['document', 'no_text', 'too_slow', 'too_much_memory', 'corrupt'],
  },
];

/** A black picture of this size, which packs a thousand to one. */
const pngOf = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', asZlib(repeatedDeflate(row, height))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
};

const chunk = (name: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};
