import { PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import type { ColorTokens } from '@keyclause/theme';
import type { Paper } from '../paper/paper.ts';
import { addDocumentPages, type MarkedDocument, markPages } from './marked-pages.ts';
import { inksOf } from './pdf-inks.ts';
import { sheetSize } from './pdf-sheet.ts';
import { embedTypeface, type FontFiles } from './pdf-typeface.ts';
import { drawReportPages, type PlaceLink, writeFooters } from './report-pages.ts';

export type ReportPdfRequest = {
  readonly paper: Paper;
  readonly maker: string;
  readonly colours: ColorTokens;
  readonly documents: readonly MarkedDocument[];
  /** Names of documents whose pages could not be had. */
  readonly withoutPages: readonly string[];
};

/** The report as a PDF: its text, then the documents with the words of the report marked. A page number of the text leads to the marked page. */
export const reportPdf = async (
  { paper, maker, colours, documents, withoutPages }: ReportPdfRequest,
  fonts: FontFiles,
): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await PDFDocument.create();
  pdf.setTitle(paper.title, { showInWindowTitleBar: true });
  pdf.setCreator(maker);
  pdf.setProducer(maker);
  pdf.setLanguage('en');
  const typeface = await embedTypeface(pdf, fonts);
  const inks = inksOf(colours);
  const marked = new Map<number, readonly PDFPage[]>();
  for (const document of documents) {
    // A file that cannot be taken apart, as a protected one, is left out, and the report says so.
    const pages = await addDocumentPages(pdf, document).catch(() => []);
    if (pages.length > 0) marked.set(document.index, pages);
  }
  const report = drawReportPages(pdf, paper, {
    typeface,
    inks,
    maker,
    leftOut: withoutPages.concat(documents.filter(({ index }) => !marked.has(index)).map(({ name }) => name)),
  });
  writeFooters(report, typeface, inks, paper);

  const bookmarks = report.sections.map(({ title, page, top }) => ({ title, page, top: sheetSize.height - top }));
  for (const { index, name } of documents) {
    const pages = marked.get(index) ?? [];
    markPages(pages, index, paper, { typeface, inks });
    const [first] = pages;
    if (first) bookmarks.push({ title: `Marked: ${name}`, page: first, top: first.getHeight() });
  }
  for (const link of report.links) addLink(pdf, link, marked.get(link.document)?.[link.number - 1]);
  addBookmarks(pdf, bookmarks);
  return new Uint8Array(await pdf.save());
};

const addLink = (pdf: PDFDocument, { page, rectangle }: PlaceLink, target: PDFPage | undefined): void => {
  if (!target) return;
  const link = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [...rectangle],
    Border: [0, 0, 0],
    Dest: [target.ref, 'Fit'],
  });
  page.node.addAnnot(pdf.context.register(link));
};

type Bookmark = { readonly title: string; readonly page: PDFPage; readonly top: number };

const addBookmarks = (pdf: PDFDocument, bookmarks: readonly Bookmark[]): void => {
  const { context, catalog } = pdf;
  const root = context.nextRef();
  const refs: readonly PDFRef[] = bookmarks.map(() => context.nextRef());
  bookmarks.forEach(({ title, page, top }, at) => {
    const [ref, before, after] = [refs[at], refs[at - 1], refs[at + 1]];
    if (!ref) return;
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: root,
        Dest: [page.ref, 'XYZ', null, top, null],
        ...(before ? { Prev: before } : {}),
        ...(after ? { Next: after } : {}),
      }),
    );
  });
  const [first, last] = [refs[0], refs.at(-1)];
  if (!first || !last) return;
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
  catalog.set(PDFName.of('Outlines'), root);
};
