/** A PDF from its objects; object 1 is the catalog. `trailer` is put into the trailer's dictionary. */
export const rawPdf = (objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array<ArrayBuffer> => {
  const pieces: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = 9;
  const write = (piece: string | Uint8Array) => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
    pieces.push(bytes);
    length += bytes.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    write(`${index + 1} 0 obj\n`);
    write(object);
    write('\nendobj\n');
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(pieces));
};

export const pdfStream = (content: Uint8Array, dictionary = ''): Uint8Array =>
  Buffer.concat([
    Buffer.from(`<</Length ${content.length}${dictionary}>>stream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream', 'latin1'),
  ]);

/** A text as a PDF writes it, in the encoding of the standard fonts. */
export const pdfString = (text: string): string =>
  `(${text.replaceAll(/[\\()]/g, (character) => `\\${character}`).replaceAll(/[^\x20-\x7e]/g, '?')})`;
