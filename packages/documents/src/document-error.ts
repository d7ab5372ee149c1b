/** Why a file cannot be read. Codes are part of the API's vocabulary; the words for people live in the front end and the command line. */
export type DocumentErrorCode =
  | 'empty_file'
  | 'unsupported_type'
  | 'not_a_document'
  | 'corrupt'
  | 'pdf_encrypted'
  | 'no_pages'
  | 'too_many_pages'
  | 'too_large'
  | 'archive_bomb'
  | 'image_too_large'
  | 'no_text'
  | 'too_slow'
  | 'too_much_memory';

export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocumentError';
    this.code = code;
  }
}
