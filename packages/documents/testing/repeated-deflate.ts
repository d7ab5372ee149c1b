import { constants, deflateRawSync } from 'node:zlib';

/** Deflates `head`, then `piece` many times, then `tail`, in the time and memory of one piece: this is how small files inflate to gigabytes. */
export const repeatedDeflate = (piece: Uint8Array, times: number, { head = '', tail = '' } = {}): Uint8Array => {
  // A full flush ends on a byte and forgets what came before, so the same packed bytes can be written again.
  const packed = deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const first = deflateRawSync(Buffer.from(head), { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(Buffer.from(tail));
  return Buffer.concat([first, ...Array.from({ length: times }, () => packed), last]);
};

/** With the header of zlib, as PDF wants it. The checksum is wrong; readers of PDF do not look at it. */
export const asZlib = (deflated: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from([0x78, 0xda]), deflated, Buffer.from([0, 0, 0, 1])]);
