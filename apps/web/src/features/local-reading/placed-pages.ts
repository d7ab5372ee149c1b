import type { LeaseDocument, LeasePage } from '@keyclause/contracts';
import type { PlacedDocument } from '@keyclause/documents';

/** A document read here, in the wire shapes that the viewer knows. */
export const outlineOf = (name: string, mediaType: string, { kind, text, pages }: PlacedDocument): LeaseDocument => ({
  name,
  mediaType,
  kind,
  textLength: text.length,
  pages: pages.map(({ number, widthPoints, heightPoints, start, end, source, ocrConfidence, notRead }) => ({
    number,
    widthPoints,
    heightPoints,
    start,
    end,
    source,
    ...(ocrConfidence === undefined ? {} : { ocrConfidence }),
    ...(notRead === undefined ? {} : { notRead }),
  })),
});

export const pagesOf = ({ text, pages }: PlacedDocument, from: number, to: number): readonly LeasePage[] =>
  pages.slice(from - 1, to).map(({ number, start, end, words }) => ({
    number,
    text: text.slice(start, end),
    words: words.map(({ box: [left, top, right, bottom], ...word }) => ({ ...word, box: [left, top, right, bottom] })),
  }));
