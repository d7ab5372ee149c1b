/** Decodes text of unknown encoding: byte-order marks first, then UTF-16 by its zeros, then UTF-8, else Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes);
  return new TextDecoder(encoding).decode(bytes).replaceAll('\0', '');
};

const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 2048);
  const zeros = { even: 0, odd: 0 };
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  });
  if (zeros.odd > sample.length * 0.3) return 'utf-16le';
  if (zeros.even > sample.length * 0.3) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
