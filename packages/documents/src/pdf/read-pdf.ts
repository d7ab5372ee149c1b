import { DocumentError } from '../document-error.ts';
import type { DocumentLimits, DocumentProgress } from '../document-limits.ts';
import { assemble } from '../layout/assemble.ts';
import type { LaidPage } from '../layout/laid-block.ts';
import { layOutPage } from '../layout/lay-out-page.ts';
import type { SourcePage } from '../layout/source-word.ts';
import type { PlacedDocument } from '../placed-document.ts';
import { createFontBook, type FontBook } from './font-book.ts';
import { openPdf } from './open-pdf.ts';
import { pageGeometry } from './page-geometry.ts';
import { readRulings } from './page-rulings.ts';
import { readPageWords } from './page-words.ts';
import type { PdfiumModule } from './pdfium-module.ts';

/** Recognises the words of a page that has no text of its own. Undefined when there are none. */
export type RecognisePage = (page: PdfPageImage) => Promise<SourcePage | undefined>;

export type PdfPageImage = {
  readonly module: PdfiumModule;
  readonly page: number;
  readonly widthPoints: number;
  readonly heightPoints: number;
};

export type ReadPdfOptions = {
  readonly limits: DocumentLimits;
  readonly recognise?: RecognisePage | undefined;
  readonly onProgress?: ((progress: DocumentProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Reads the words, boxes and reading order of a PDF.
 * @throws DocumentError `pdf_encrypted`, `corrupt`, `no_pages`, `too_many_pages`, `no_text`
 */
export const readPdf = async (
  module: PdfiumModule,
  bytes: Uint8Array,
  { limits, recognise, onProgress, signal }: ReadPdfOptions,
): Promise<PlacedDocument> => {
  const pdf = openPdf(module, bytes);
  try {
    if (pdf.pageCount > limits.pagesMax) {
      throw new DocumentError('too_many_pages', `The PDF has ${pdf.pageCount} pages; ${limits.pagesMax} are allowed.`);
    }
    const fonts = createFontBook(module);
    const pages: LaidPage[] = [];
    let characters = 0;
    for (let index = 0; index < pdf.pageCount; index += 1) {
      signal?.throwIfAborted();
      const page = await readPage({ module, handle: pdf.handle, index, fonts, recognise }, (stage) =>
        onProgress?.({ page: index + 1, pageCount: pdf.pageCount, stage }),
      );
      pages.push(page);
      characters += page.blocks.length;
    }
    if (characters === 0) throw new DocumentError('no_text', 'No readable text was found in the PDF.');
    return assemble('pdf', pages);
  } finally {
    pdf.close();
  }
};

type PageJob = {
  readonly module: PdfiumModule;
  readonly handle: number;
  readonly index: number;
  readonly fonts: FontBook;
  readonly recognise: RecognisePage | undefined;
};

const readPage = async (
  { module, handle, index, fonts, recognise }: PageJob,
  onStage: (stage: DocumentProgress['stage']) => void,
): Promise<LaidPage> => {
  const page = module._FPDF_LoadPage(handle, index);
  if (!page) return emptyPage;
  try {
    const geometry = pageGeometry(module, page);
    const { widthPoints, heightPoints } = geometry;
    const { words, garbage } = readPageWords(module, page, geometry, fonts);
    if (words.length > 0 && garbage < garbageMax) {
      onStage('text');
      const rulings = () => readRulings(module, page, geometry);
      return layOutPage({ widthPoints, heightPoints, words, rulings, source: 'text_layer' });
    }
    onStage('ocr');
    const recognised = await recognise?.({ module, page, widthPoints, heightPoints });
    return recognised ? layOutPage(recognised) : { ...emptyPage, widthPoints, heightPoints };
  } finally {
    module._FPDF_ClosePage(page);
  }
};

const garbageMax = 0.3;

/** A page that cannot be loaded is kept as an empty one, so that the others keep their numbers. */
const emptyPage: LaidPage = { widthPoints: 612, heightPoints: 792, source: 'text_layer', blocks: [] };
