import { type ContentType, sniffType } from '@keyclause/documents';

/** What an upload is by its bytes: as people's programs call it, or null when we do not read such files. */
export const mediaTypeOf = ({ head, tail }: { head: Uint8Array; tail: Uint8Array }): string | null => {
  const type = sniffType(head);
  // A DOCX may carry its pictures first: the list of its entries is at the end.
  const resolved = type === 'zip' ? sniffType(Buffer.concat([head, tail])) : type;
  return mediaTypes[resolved] ?? null;
};

/** The type under which an original is handed out: what a browser could run as a page is only bytes. */
export const downloadType = (mediaType: string): string =>
  mediaType === 'text/html' || mediaType === 'text/plain' ? 'application/octet-stream' : mediaType;

const mediaTypes: Partial<Record<ContentType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  text: 'text/plain',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};
