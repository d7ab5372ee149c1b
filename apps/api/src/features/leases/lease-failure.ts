import type { DocumentErrorCode } from '@keyclause/documents';
import { uploadLimits } from '@keyclause/domain';

export type LeaseFailureCode = DocumentErrorCode | 'not_a_lease' | 'internal';

/** What went wrong with a lease and what its owner can do, in a sentence or two. Nothing was charged in any of these cases. */
export const failureMessage = (code: LeaseFailureCode): string => messages[code];

const messages: Readonly<Record<LeaseFailureCode, string>> = {
  empty_file: 'The file is empty. Save it again and upload the new copy.',
  unsupported_type: 'This kind of file cannot be read. Use PDF, DOCX, TXT, HTML, JPG, PNG, WebP or HEIC.',
  not_a_document: 'This file is not a document. Use PDF, DOCX, TXT, HTML, JPG, PNG, WebP or HEIC.',
  corrupt:
    'The file is damaged and cannot be opened. Open it on your computer, save it again, and upload the new copy.',
  pdf_encrypted: 'The PDF is locked with a password. Save a copy without the password and upload that.',
  no_pages: 'The file has no pages. Check that it is the right one.',
  too_many_pages: `The lease has more than ${uploadLimits.pages} pages. Upload the lease without its attachments.`,
  too_large: `The file is larger than ${uploadLimits.fileBytes / 1024 / 1024} MB. Save it with smaller pictures.`,
  archive_bomb: 'The file unpacks to far more than a lease would hold, so it was not opened. Save it again as PDF.',
  image_too_large: 'The picture has too many pixels. Take it again at a lower resolution, or make it smaller.',
  no_text: 'No readable text was found. Scan the pages again, straight, sharp and in good light.',
  too_slow: 'Reading took too long and was stopped. Print the file to a new PDF and upload that.',
  too_much_memory: 'Reading needed too much memory and was stopped. Print the file to a new PDF and upload that.',
  not_a_lease: 'This does not look like a lease. Check that you chose the right file.',
  internal: 'Reading failed on our side. Upload the lease again; if it fails again, write to us.',
};
