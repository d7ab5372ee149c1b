import type { LeaseDocument } from '@keyclause/contracts';
import { createRenderQueue } from './render-queue.ts';

export type PageImages = {
  /** `pixelsPerPoint` is device pixels for each point of the page. Rejects when aborted. */
  readonly render: (pageNumber: number, pixelsPerPoint: number, signal: AbortSignal) => Promise<ImageBitmap>;
  readonly close: () => void;
};

/** Opens an original for drawing: a PDF in a worker, a picture as it is. What draws PDF is loaded only here. */
export const openPageImages = async (file: Blob, { kind, pages }: LeaseDocument): Promise<PageImages> => {
  const enqueue = createRenderQueue();
  if (kind === 'image') {
    return {
      render: (pageNumber, pixelsPerPoint, signal) =>
        enqueue(() => {
          const width = Math.round((pages[pageNumber - 1]?.widthPoints ?? 0) * pixelsPerPoint);
          return createImageBitmap(file, { resizeQuality: 'high', ...(width > 0 ? { resizeWidth: width } : {}) });
        }, signal),
      close: () => undefined,
    };
  }
  const { openPdfPages } = await import('@keyclause/documents/browser');
  const pdf = await openPdfPages(new Uint8Array(await file.arrayBuffer()));
  return {
    render: (pageNumber, pixelsPerPoint, signal) =>
      enqueue(() => pdf.renderPage(pageNumber, pixelsPerPoint, signal), signal),
    close: pdf.close,
  };
};
