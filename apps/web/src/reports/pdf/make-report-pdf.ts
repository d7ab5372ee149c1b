import type { LeaseDocument, LeasePage, LeaseReport } from '@keyclause/contracts';
import { brand } from '@keyclause/domain';
import { lightColors } from '@keyclause/theme';
import { z } from 'zod';
import type { LeaseSource } from '../lease-source.ts';
import type { Paper } from '../paper/paper.ts';
import type { MarkedDocument } from './marked-pages.ts';
import type { ReportPdfRequest } from './report-pdf.ts';

/** The report with the marked documents of its lease, put together in a worker of this browser. */
export const makeReportPdf = async (source: LeaseSource, report: LeaseReport, paper: Paper): Promise<Blob> => {
  const { signal } = new AbortController();
  const documents: MarkedDocument[] = [];
  const withoutPages: string[] = [];
  for (const { index, name } of report.documents) {
    const content = source.withoutDocuments
      ? null
      : await contentOf(source, index, await source.outline(index, signal), signal);
    if (content) documents.push({ index, name, ...content });
    else withoutPages.push(name);
  }
  const pdf = await inWorker({ paper, maker: brand.name, colours: lightColors, documents, withoutPages });
  return new Blob([pdf], { type: 'application/pdf' });
};

type Content<Document extends MarkedDocument = MarkedDocument> = Document extends MarkedDocument
  ? Omit<Document, 'index' | 'name'>
  : never;

/** Null for a picture that this browser cannot draw. */
const contentOf = async (
  source: LeaseSource,
  index: number,
  outline: LeaseDocument,
  signal: AbortSignal,
): Promise<Content | null> => {
  if (outline.kind !== 'pdf' && outline.kind !== 'image') return typesetPages(source, index, outline, signal);
  const file = await source.file(index, signal);
  if (outline.kind === 'pdf') return { kind: 'pdf', bytes: new Uint8Array(await file.arrayBuffer()) };
  const [shape] = outline.pages;
  const jpeg = await upright(file);
  return shape && jpeg
    ? { kind: 'picture', jpeg, widthPoints: shape.widthPoints, heightPoints: shape.heightPoints }
    : null;
};

/** The picture as a JPEG that lies as it is shown, whatever its format and its own note of how the camera was held. */
const upright = async (file: Blob): Promise<Uint8Array | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new Uint8Array(await jpeg.arrayBuffer());
};

const pagesAtOnce = 20;

const typesetPages = async (
  source: LeaseSource,
  index: number,
  outline: LeaseDocument,
  signal: AbortSignal,
): Promise<Content> => {
  const pages: LeasePage[] = [];
  for (let from = 1; from <= outline.pages.length; from += pagesAtOnce) {
    pages.push(...(await source.pages(index, from, Math.min(from + pagesAtOnce - 1, outline.pages.length), signal)));
  }
  return {
    kind: 'typeset',
    pages: pages.flatMap((page) => {
      const shape = outline.pages[page.number - 1];
      return shape
        ? [{ widthPoints: shape.widthPoints, heightPoints: shape.heightPoints, start: shape.start, page }]
        : [];
    }),
  };
};

const replySchema = z.union([
  z.object({ pdf: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ failed: z.literal(true) }),
]);

const inWorker = (request: ReportPdfRequest): Promise<Uint8Array<ArrayBuffer>> => {
  const worker = new Worker(new URL('./report-pdf.worker.ts', import.meta.url), { type: 'module' });
  const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const reply = replySchema.parse(data);
      if ('pdf' in reply) resolve(reply.pdf);
      else reject(new Error('The PDF could not be made.'));
    };
    worker.onerror = () => reject(new Error('The PDF could not be made.'));
    worker.postMessage(request);
  });
  return made.finally(() => worker.terminate());
};
