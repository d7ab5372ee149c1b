import { DocumentError } from '../document-error.ts';
import type { DocumentLimits, DocumentProgress } from '../document-limits.ts';
import { assemble } from '../layout/assemble.ts';
import type { LaidPage } from '../layout/laid-block.ts';
import { layOutPage } from '../layout/lay-out-page.ts';
import type { SourcePage } from '../layout/source-word.ts';
import { sizeForRecognition } from '../ocr/page-size.ts';
import type { Picture } from '../ocr/recognise-picture.ts';
import type { PlacedDocument } from '../placed-document.ts';
import { createTurns } from '../turns.ts';
import { createFontBook, type FontBook } from './font-book.ts';
import { withPage } from './open-page.ts';
import { openPdf } from './open-pdf.ts';
import { pageGeometry } from './page-geometry.ts';
import { isFilledByPicture } from './page-pictures.ts';
import { readRulings } from './page-rulings.ts';
import { readPageWords } from './page-words.ts';
import type { PdfiumModule } from './pdfium-module.ts';
import { renderGray } from './render-page.ts';

export type Recognition = {
  readonly recognise: (picture: Picture) => Promise<SourcePage>;
  readonly parallelPages: number;
};

export type ReadPdfOptions = {
  readonly limits: DocumentLimits;
  readonly recognition: Recognition;
  readonly onProgress?: ((progress: DocumentProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Reads the words, boxes and reading order of a PDF; pages without a usable text layer are recognised.
 * A page whose recognition takes too long is kept without words and says so (`notRead`).
 * @throws DocumentError `pdf_encrypted`, `corrupt`, `no_pages`, `too_many_pages`, `no_text`; `too_slow` when no page could be recognised in time
 */
export const readPdf = async (
  module: PdfiumModule,
  bytes: Uint8Array,
  { limits, recognition, onProgress, signal }: ReadPdfOptions,
): Promise<PlacedDocument> => {
  const pdf = openPdf(module, bytes);
  try {
    const { pageCount } = pdf;
    if (pageCount > limits.pagesMax) {
      throw new DocumentError('too_many_pages', `The PDF has ${pageCount} pages; ${limits.pagesMax} are allowed.`);
    }
    const fonts = createFontBook(module);
    const pages: Promise<LaidPage>[] = [];
    const turns = createTurns(recognition.parallelPages);
    let pausedAt = performance.now();
    for (let index = 0; index < pageCount; index += 1) {
      signal?.throwIfAborted();
      // Lets progress out and aborts in: reading itself never waits.
      if (performance.now() - pausedAt > stretchMilliseconds) {
        await pause();
        pausedAt = performance.now();
      }
      const page = readPage(module, pdf.handle, index, fonts);
      onProgress?.({ page: index + 1, pageCount, stage: page.kind });
      if (page.kind === 'text') pages.push(Promise.resolve(page.laid));
      else pages.push((await turns.start(() => recognised(page, recognition))).finished);
    }
    const laid = await Promise.all(pages);
    if (laid.every((page) => page.blocks.length === 0)) {
      if (laid.some((page) => page.notRead)) throw pagesTooSlow();
      throw new DocumentError('no_text', 'No readable text was found in the PDF.');
    }
    return assemble('pdf', laid);
  } finally {
    pdf.close();
  }
};

const pagesTooSlow = () => new DocumentError('too_slow', 'Recognizing the words of the pages takes too long.');

const stretchMilliseconds = 40;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

type TextPage = { readonly kind: 'text'; readonly laid: LaidPage };
type PicturePage = {
  readonly kind: 'ocr';
  readonly picture: Picture;
  /** The few words that stand over the picture; they are in it too. */
  readonly stamp: SourcePage;
};

/** A scan often carries a stamp, such as the number of a signing service, as its only text. */
const stampWordsMax = 25;

const readPage = (module: PdfiumModule, document: number, index: number, fonts: FontBook): TextPage | PicturePage =>
  withPage(module, document, index, (page): TextPage | PicturePage => {
    const geometry = pageGeometry(module, page);
    const { widthPoints, heightPoints } = geometry;
    const { words, garbage } = readPageWords(module, page, geometry, fonts);
    const rulings = () => readRulings(module, page, geometry);
    const isStamp = words.length <= stampWordsMax && isFilledByPicture(module, page, geometry);
    const source: SourcePage = { widthPoints, heightPoints, words, rulings, source: 'text_layer' };
    if (words.length > 0 && garbage < garbageMax && !isStamp) return { kind: 'text', laid: layOutPage(source) };
    const image = renderGray(module, page, sizeForRecognition(widthPoints, heightPoints));
    const stamp = garbage < garbageMax ? { ...source, rulings: () => [] } : { ...source, words: [], rulings: () => [] };
    return { kind: 'ocr', picture: { image, widthPoints, heightPoints }, stamp };
  }) ?? { kind: 'text', laid: emptyPage };

const recognised = async ({ picture, stamp }: PicturePage, { recognise }: Recognition): Promise<LaidPage> => {
  const page = await recognise(picture);
  // What is drawn as text is exact: recognition must find clearly more to be preferred.
  const keepsStamp = stamp.words.length > 0 && page.words.length <= stamp.words.length * 1.5 + 5;
  const { notRead } = page;
  return layOutPage(keepsStamp ? { ...stamp, ...(notRead === undefined ? {} : { notRead }) } : page);
};

const garbageMax = 0.3;

/** A page that cannot be loaded is kept as an empty one, so that the others keep their numbers. */
const emptyPage: LaidPage = { widthPoints: 612, heightPoints: 792, source: 'text_layer', blocks: [] };
