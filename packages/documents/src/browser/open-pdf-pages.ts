import { DocumentError, type DocumentErrorCode } from '../document-error.ts';
import type { PagesReply, PagesRequest } from './pages-messages.ts';

export type PdfPages = {
  readonly pageCount: number;
  /** Draws a page (1-based), `scale` pixels for each point. An aborted request that has not begun is not drawn. */
  readonly renderPage: (page: number, scale: number, signal?: AbortSignal) => Promise<ImageBitmap>;
  readonly close: () => void;
};

/**
 * Opens a PDF for drawing, in a worker. `bytes` are copied.
 * @throws DocumentError `pdf_encrypted`, `corrupt`, `no_pages`
 */
export const openPdfPages = async (bytes: Uint8Array): Promise<PdfPages> => {
  const worker = new Worker(new URL('./pages.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (reply: PagesReply) => void; reject: (error: unknown) => void }>();
  let nextId = 1;

  const settleAll = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<PagesReply>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'failed') request?.reject(new DocumentError(data.code as DocumentErrorCode, data.message));
    else request?.resolve(data);
  };
  worker.onerror = (event) => settleAll(new DocumentError('corrupt', event.message || 'The page cannot be shown.'));

  const ask = (request: (id: number) => PagesRequest): Promise<PagesReply> =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage(request(id));
    });

  const close = () => {
    worker.terminate();
    settleAll(new DOMException('The document was closed.', 'AbortError'));
  };
  const drawing = createTurns();

  try {
    const opened = await ask((id) => ({ kind: 'open', id, bytes }));
    return {
      pageCount: opened.kind === 'opened' ? opened.pageCount : 0,
      renderPage: (page, scale, signal) =>
        drawing(async () => {
          signal?.throwIfAborted();
          const reply = await ask((id) => ({ kind: 'render', id, page, scale }));
          if (reply.kind !== 'rendered') throw new DocumentError('corrupt', `Page ${page} cannot be shown.`);
          return reply.bitmap;
        }),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
};

/** Runs one after the other, so that what was aborted while it waited is never sent. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  };
};
