import type { DocumentErrorCode } from '../document-error.ts';
import type { DocumentLimits, DocumentProgress } from '../document-limits.ts';
import type { PackedDocument } from '../pack-document.ts';
import type { RecognitionAssets } from './assets.ts';

export type ReadingRequest = {
  readonly file: Blob;
  readonly limits: Partial<DocumentLimits>;
  readonly recognition: RecognitionAssets | undefined;
};

export type ReadingReply =
  | { readonly kind: 'progress'; readonly progress: DocumentProgress }
  | { readonly kind: 'document'; readonly document: PackedDocument }
  | { readonly kind: 'failure'; readonly code: DocumentErrorCode; readonly message: string };
