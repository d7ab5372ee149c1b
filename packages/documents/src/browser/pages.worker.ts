import { asDocumentError } from '../as-document-error.ts';
import { DocumentError } from '../document-error.ts';
import { type OpenPdf, openPdf } from '../pdf/open-pdf.ts';
import { renderColour } from '../pdf/render-page.ts';
import type { PagesReply, PagesRequest } from './pages-messages.ts';
import { loadPdfium } from './pdfium.ts';
import { workerScope } from './worker-scope.ts';

const scope = workerScope<PagesRequest, PagesReply>();
let pdf: OpenPdf | undefined;

const open = async (bytes: Uint8Array): Promise<number> => {
  pdf = openPdf(await loadPdfium(), bytes);
  return pdf.pageCount;
};

// Larger pictures fail on phones, and no screen shows them whole.
const pixelsMax = 24_000_000;

const render = async (pageNumber: number, scale: number): Promise<ImageBitmap> => {
  const module = await loadPdfium();
  const page = pdf ? module._FPDF_LoadPage(pdf.handle, pageNumber - 1) : 0;
  if (!page) throw new DocumentError('corrupt', `Page ${pageNumber} cannot be shown.`);
  try {
    const [widthPoints, heightPoints] = [module._FPDF_GetPageWidthF(page), module._FPDF_GetPageHeightF(page)];
    const bounded = Math.min(scale, Math.sqrt(pixelsMax / (widthPoints * heightPoints)));
    const size = {
      width: Math.max(1, Math.round(widthPoints * bounded)),
      height: Math.max(1, Math.round(heightPoints * bounded)),
    };
    const pixels = renderColour(module, page, size);
    return await createImageBitmap(new ImageData(new Uint8ClampedArray(pixels.buffer), size.width, size.height));
  } finally {
    module._FPDF_ClosePage(page);
  }
};

const answer = async (request: PagesRequest): Promise<void> => {
  const { id } = request;
  try {
    if (request.kind === 'open') {
      scope.postMessage({ kind: 'opened', id, pageCount: await open(request.bytes) });
      return;
    }
    const bitmap = await render(request.page, request.scale);
    scope.postMessage({ kind: 'rendered', id, bitmap }, [bitmap]);
  } catch (error) {
    const { code, message } = asDocumentError(error);
    scope.postMessage({ kind: 'failed', id, code, message });
  }
};

// One after the other: pdfium has one memory and does not share a document between calls that overlap.
let queue = Promise.resolve();
scope.onmessage = (event) => {
  queue = queue.then(() => answer(event.data));
};
