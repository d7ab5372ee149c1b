import type { DocumentErrorCode } from '@keyclause/documents';

/** Why a file cannot be read, in words for people. */
export const errorWords: Readonly<Record<DocumentErrorCode, string>> = {
  empty_file: 'the file is empty.',
  unsupported_type: 'this kind of file is not supported; give a PDF, DOCX, HTML, text or picture file.',
  not_a_document: 'this is not a document.',
  corrupt: 'the file is damaged and cannot be opened.',
  pdf_encrypted: 'the PDF is locked with a password; save it without one first.',
  no_pages: 'the document has no pages.',
  too_many_pages: 'the document has too many pages.',
  too_large: 'the file is too large.',
  archive_bomb: 'the file unpacks to far more than it should hold.',
  image_too_large: 'a picture in the file is too large.',
  no_text: 'there is no readable text in the document.',
  too_slow: 'reading the file took too long.',
  too_much_memory: 'reading the file needed too much memory.',
};
