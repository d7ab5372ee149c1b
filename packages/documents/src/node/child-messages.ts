import type { DocumentErrorCode } from '../document-error.ts';
import type { DocumentLimits, DocumentProgress } from '../document-limits.ts';
import type { PackedDocument } from '../pack-document.ts';

/** What the parent asks; one request per process. */
export type ChildRequest = {
  readonly source: { readonly path: string } | { readonly bytes: Uint8Array };
  readonly limits: Partial<DocumentLimits>;
};

/** What the child answers. */
export type ChildReply =
  | { readonly kind: 'progress'; readonly progress: DocumentProgress }
  | { readonly kind: 'document'; readonly document: PackedDocument }
  /** The file could not be opened: nothing is wrong with the document. */
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'failure'; readonly code: DocumentErrorCode; readonly message: string };
