export { bodyOf, type DocumentBody } from './body-of.ts';
export { boxesOf } from './boxes-of.ts';
export { type ContentType, sniffType } from './content-type.ts';
export { DocumentError, type DocumentErrorCode } from './document-error.ts';
export { type DocumentLimits, type DocumentProgress, defaultDocumentLimits } from './document-limits.ts';
export type {
  Box,
  DocumentKind,
  PageBox,
  PlacedBlock,
  PlacedDocument,
  PlacedPage,
  PlacedWord,
} from './placed-document.ts';
export { readPlainText } from './plain-text/read-plain-text.ts';
