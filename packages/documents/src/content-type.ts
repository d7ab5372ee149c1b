/** What a file is by its content; names and declared types are not trusted. */
export type ContentType =
  | 'pdf'
  | 'docx'
  | 'zip'
  | 'html'
  | 'text'
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'gif'
  | 'tiff'
  | 'unknown';

/** Tells the type of a file by its bytes. A ZIP counts as DOCX when it lists `word/document.xml`. */
export const sniffType = (bytes: Uint8Array): ContentType => {
  const magic = binaryTypes.find(({ matches }) => matches(bytes));
  if (magic) return magic.type;
  if (startsWithPdf(bytes)) return 'pdf';
  if (!isProbablyText(bytes)) return 'unknown';
  return looksLikeHtml(bytes) ? 'html' : 'text';
};

const latin1 = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, Math.min(end, bytes.length)));

const hasBytes = (bytes: Uint8Array, values: readonly number[], at = 0) =>
  bytes.length >= at + values.length && values.every((value, index) => bytes[at + index] === value);

const includesAscii = (bytes: Uint8Array, ascii: string): boolean => {
  const first = ascii.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (latin1(bytes, at, at + ascii.length) === ascii) return true;
  }
  return false;
};

const isZip = (bytes: Uint8Array) =>
  hasBytes(bytes, [0x50, 0x4b, 0x03, 0x04]) || hasBytes(bytes, [0x50, 0x4b, 0x05, 0x06]);

const heicBrands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1']);

const binaryTypes: readonly { type: ContentType; matches: (bytes: Uint8Array) => boolean }[] = [
  { type: 'docx', matches: (bytes) => isZip(bytes) && includesAscii(bytes, 'word/document.xml') },
  { type: 'zip', matches: isZip },
  { type: 'jpeg', matches: (bytes) => hasBytes(bytes, [0xff, 0xd8, 0xff]) },
  { type: 'png', matches: (bytes) => hasBytes(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'webp', matches: (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP' },
  { type: 'heic', matches: (bytes) => latin1(bytes, 4, 8) === 'ftyp' && heicBrands.has(latin1(bytes, 8, 12)) },
  { type: 'gif', matches: (bytes) => latin1(bytes, 0, 4) === 'GIF8' },
  {
    type: 'tiff',
    matches: (bytes) => hasBytes(bytes, [0x49, 0x49, 0x2a, 0]) || hasBytes(bytes, [0x4d, 0x4d, 0, 0x2a]),
  },
];

// The header may stand anywhere in the first 1,024 bytes (ISO 32000-1, implementation note 13).
const startsWithPdf = (bytes: Uint8Array) => latin1(bytes, 0, 1024).includes('%PDF-');

const isProbablyText = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, 8192);
  if (hasBytes(sample, [0xff, 0xfe]) || hasBytes(sample, [0xfe, 0xff])) return true;
  const zeros = countWhere(sample, (byte) => byte === 0);
  // UTF-16 without a mark: every other byte of Latin text is zero.
  if (zeros > sample.length * 0.3 && zeros < sample.length * 0.6) return looksLikeUtf16(sample);
  if (zeros > 0) return false;
  const controls = countWhere(sample, (byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13);
  return controls <= sample.length * 0.01 && hasPlausibleHighBytes(sample);
};

const looksLikeUtf16 = (sample: Uint8Array): boolean => {
  const evenZeros = countWhere(sample, (byte, index) => byte === 0 && index % 2 === 0);
  const oddZeros = countWhere(sample, (byte, index) => byte === 0 && index % 2 === 1);
  return Math.min(evenZeros, oddZeros) < Math.max(evenZeros, oddZeros) * 0.1;
};

/** Prose in a single-byte encoding is mostly ASCII; in UTF-8 high bytes come in valid sequences. */
const hasPlausibleHighBytes = (sample: Uint8Array): boolean => {
  const high = countWhere(sample, (byte) => byte >= 128);
  if (high <= sample.length * 0.1) return true;
  const decoded = new TextDecoder('utf-8').decode(sample);
  return decoded.split('\uFFFD').length - 1 <= 2;
};

const countWhere = (bytes: Uint8Array, matches: (byte: number, index: number) => boolean): number => {
  let count = 0;
  for (let index = 0; index < bytes.length; index += 1) if (matches(bytes[index] ?? 0, index)) count += 1;
  return count;
};

const looksLikeHtml = (bytes: Uint8Array) =>
  /<(?:!doctype\s+html|html|head|body|document|table|div|p|font|center)\b/i.test(
    new TextDecoder('utf-8').decode(bytes.subarray(0, 4096)).replaceAll('\0', ''),
  );
