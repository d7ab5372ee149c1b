import { uploadLimits } from '@keyclause/domain';

/** What one document may cost. */
export type DocumentLimits = {
  readonly bytesMax: number;
  readonly pagesMax: number;
  /** Inflated bytes of an archive (DOCX), declared and actual. */
  readonly archiveBytesMax: number;
  readonly archiveEntriesMax: number;
  readonly imagePixelsMax: number;
  /** UTF-16 code units of the whole text. */
  readonly textLengthMax: number;
};

export const defaultDocumentLimits: DocumentLimits = {
  bytesMax: uploadLimits.fileBytes,
  pagesMax: uploadLimits.pages,
  archiveBytesMax: 100 * 1024 * 1024,
  archiveEntriesMax: 2_000,
  imagePixelsMax: 50_000_000,
  textLengthMax: 10_000_000,
};

/** `ocr` means that the page has no usable text of its own and is being recognised. */
export type DocumentProgress = {
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
  readonly stage: 'text' | 'ocr';
};
