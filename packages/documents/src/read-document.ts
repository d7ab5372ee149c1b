import { type ContentType, sniffType } from './content-type.ts';
import { DocumentError } from './document-error.ts';
import { type DocumentLimits, type DocumentProgress, defaultDocumentLimits } from './document-limits.ts';
import { readDocx } from './docx/read-docx.ts';
import { readHtml } from './html/read-html.ts';
import { assemble } from './layout/assemble.ts';
import { layOutPage } from './layout/lay-out-page.ts';
import type { SourcePage } from './layout/source-word.ts';
import type { Picture } from './ocr/recognise-picture.ts';
import type { PdfiumModule } from './pdf/pdfium-module.ts';
import { readPdf } from './pdf/read-pdf.ts';
import type { PlacedDocument } from './placed-document.ts';
import { readPlainText } from './plain-text/read-plain-text.ts';

/** What differs between Node and the browser. */
export type DocumentEngines = {
  readonly pdfium: () => Promise<PdfiumModule>;
  /** Decodes a photo or scan; rejects with a DocumentError when it cannot. */
  readonly decodePicture: (bytes: Uint8Array, type: ContentType, limits: DocumentLimits) => Promise<Picture>;
  /** Finds the words of a picture, or of a page that has no text of its own. */
  readonly recognise: (picture: Picture) => Promise<SourcePage>;
  /** How many pages may be recognised at once. */
  readonly parallelPages: number;
};

export type ReadOptions = {
  readonly limits?: Partial<DocumentLimits> | undefined;
  readonly onProgress?: ((progress: DocumentProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Reads a file of any kind, told by its content, into pages of placed words.
 * @throws DocumentError for every file that cannot be read; anything else is a fault of ours.
 */
export const readDocument = async (
  bytes: Uint8Array,
  engines: DocumentEngines,
  { limits: overrides, onProgress, signal }: ReadOptions = {},
): Promise<PlacedDocument> => {
  const limits = { ...defaultDocumentLimits, ...overrides };
  if (bytes.length === 0) throw new DocumentError('empty_file', 'The file is empty.');
  if (bytes.length > limits.bytesMax) {
    throw new DocumentError('too_large', `The file has ${bytes.length} bytes; ${limits.bytesMax} are allowed.`);
  }
  const type = sniffType(bytes);
  switch (type) {
    case 'pdf':
      return readPdf(await engines.pdfium(), bytes, { limits, recognition: engines, onProgress, signal });
    case 'docx':
      return readDocx(bytes, limits);
    case 'html':
      return readHtml(bytes, limits);
    case 'text':
      return readPlainText(bytes, limits);
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'heic': {
      onProgress?.({ page: 1, pageCount: 1, stage: 'ocr' });
      const page = await engines.recognise(await engines.decodePicture(bytes, type, limits));
      if (page.notRead) throw new DocumentError('too_slow', 'Recognizing the words of the picture takes too long.');
      if (page.words.length === 0) throw new DocumentError('no_text', 'No readable text was found in the picture.');
      return assemble('image', [layOutPage(page)]);
    }
    default:
      throw new DocumentError('unsupported_type', 'Files of this type cannot be read.');
  }
};
