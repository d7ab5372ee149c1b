/** A stretch of one document that is sent in one question. Offsets are those of the document's text. */
export type TextPart = { readonly document: number; readonly start: number; readonly end: number };

/** About 3,000 tokens of English: small enough for any model, and the list of fields and flags beside it stays the smaller part. */
const partLength = 12_000;
/** What one lease may cost at most: some 60 pages. The rest is left to the built-in reader, and the report says so. */
const partsMax = 12;

/** Cuts the documents into parts, at the end of a paragraph where one is near, and gives as many as may be sent. */
export const textPartsOf = (texts: readonly string[]): readonly TextPart[] => {
  const parts: TextPart[] = [];
  for (const [document, text] of texts.entries()) {
    let start = 0;
    while (start < text.length && parts.length < partsMax) {
      const end = cutAfter(text, start);
      if (text.slice(start, end).trim() !== '') parts.push({ document, start, end });
      start = end;
    }
  }
  return parts;
};

const cutAfter = (text: string, start: number): number => {
  const limit = start + partLength;
  if (text.length <= limit) return text.length;
  const near = text.slice(start + partLength / 2, limit);
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = near.lastIndexOf(mark);
    if (at !== -1) return start + partLength / 2 + at + mark.length;
  }
  return limit;
};
