import { asDocumentError } from '../as-document-error.ts';
import { packDocument } from '../pack-document.ts';
import { readDocument } from '../read-document.ts';
import { decodePicture } from './decode-picture.ts';
import { loadPdfium } from './pdfium.ts';
import type { ReadingReply, ReadingRequest } from './reading-messages.ts';
import { createBrowserRecogniser } from './recogniser.ts';
import { workerScope } from './worker-scope.ts';

const scope = workerScope<ReadingRequest, ReadingReply>();

const read = async ({ file, limits, recognition }: ReadingRequest): Promise<void> => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const engines = { pdfium: loadPdfium, decodePicture, ...createBrowserRecogniser(recognition) };
    const onProgress = (progress: Extract<ReadingReply, { kind: 'progress' }>['progress']) =>
      scope.postMessage({ kind: 'progress', progress });
    const document = packDocument(await readDocument(bytes, engines, { limits, onProgress }));
    scope.postMessage({ kind: 'document', document }, [document.words.buffer]);
  } catch (error) {
    const { code, message } = asDocumentError(error);
    scope.postMessage({ kind: 'failure', code, message });
  }
};

scope.onmessage = (event) => void read(event.data);
