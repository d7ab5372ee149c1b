export { docxFile, type ParagraphOptions, paragraph, table } from './docx-file.ts';
export { encryptedPdf } from './encrypted-pdf.ts';
export { hostileDocx } from './hostile-docx.ts';
export type { HostileFile } from './hostile-file.ts';
export { hostileFiles } from './hostile-files.ts';
export { hostilePdfs } from './hostile-pdfs.ts';
export { pictureFile, type ScanOptions, scannedPdf } from './pictures.ts';
export { sampleLeaseParagraphs, sampleLeasePdf } from './sample-lease.ts';
export { type PdfLine, type PdfPageContent, proseLines, textPdf } from './text-pdf.ts';
