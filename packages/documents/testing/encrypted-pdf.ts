import { createHash } from 'node:crypto';
import { pdfStream, rawPdf } from './raw-pdf.ts';

// Standard security handler, revision 2 (ISO 32000-1, 7.6.3): old and weak, but every reader knows it.
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** A PDF of one page that opens only with this password. */
export const encryptedPdf = (password: string): Uint8Array<ArrayBuffer> => {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const id = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');
  const permissions = -4;
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const permissionBytes = Buffer.alloc(4);
  permissionBytes.writeInt32LE(permissions);
  const key = md5(Buffer.concat([padded, owner, permissionBytes, id])).subarray(0, 5);
  const user = rc4(key, padding);
  const contentKey = md5(Buffer.concat([key, Buffer.from([4, 0, 0, 0, 0])])).subarray(0, 10);
  const content = rc4(contentKey, Buffer.from('BT /F 12 Tf 72 700 Td (A secret lease) Tj ET'));
  return rawPdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
      pdfStream(content),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      `<</Filter/Standard/V 1/R 2/O<${owner.toString('hex')}>/U<${user.toString('hex')}>/P ${permissions}>>`,
    ],
    `/Encrypt 6 0 R/ID[<${id.toString('hex')}><${id.toString('hex')}>]`,
  );
};

const md5 = (bytes: Uint8Array): Buffer => createHash('md5').update(bytes).digest();

const rc4 = (key: Uint8Array, input: Uint8Array): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  j = 0;
  return Buffer.from(
    input.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (state[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
    }),
  );
};
