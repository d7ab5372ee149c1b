import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import type { Paper, PaperEntry, PaperQuote } from '../paper/paper.ts';
import type { PdfInks } from './pdf-inks.ts';
import { createSheet, type Sheet, sheetSize, type TextStyle, textWidth } from './pdf-sheet.ts';
import type { Typeface } from './pdf-typeface.ts';
import { drawSeverity } from './severity-shapes.ts';

/** Where something of the report leads to: a page of the marked document. */
export type PlaceLink = {
  readonly page: PDFPage;
  readonly rectangle: readonly [number, number, number, number];
  readonly document: number;
  readonly number: number;
};

export type ReportPages = {
  readonly pages: readonly PDFPage[];
  readonly links: readonly PlaceLink[];
  /** Where each section begins. */
  readonly sections: readonly { readonly title: string; readonly page: PDFPage; readonly top: number }[];
};

type ReportPagesOptions = {
  readonly typeface: Typeface;
  readonly inks: PdfInks;
  /** The name of who made it, for the head of the first page. */
  readonly maker: string;
  /** Names of documents that are not in the file. */
  readonly leftOut: readonly string[];
};

/** Draws the text of a report on pages of its own, at the front of the file. */
export const drawReportPages = (pdf: PDFDocument, paper: Paper, options: ReportPagesOptions): ReportPages => {
  const { inks, typeface, maker, leftOut } = options;
  const sheet = createSheet(pdf, typeface);
  const styles = stylesOf(inks);
  const links: PlaceLink[] = [];
  const sections: ReportPages['sections'][number][] = [];

  sheet.write(`${maker} lease report`, styles.eyebrow);
  sheet.skip(4);
  sheet.write(paper.title, styles.title);
  sheet.skip(10);
  for (const { label, text } of paper.about) writeLabelled(sheet, label ?? '', text, styles);
  sheet.skip(8);
  sheet.write(paper.smallPrint, styles.quiet);
  if (leftOut.length > 0) sheet.write(`The pages of ${leftOut.join(', ')} are not part of this file.`, styles.quiet);

  for (const section of paper.sections) {
    sheet.need(170);
    sheet.skip(26);
    sections.push({ title: section.title, ...sheet.place() });
    sheet.write(section.title, styles.section);
    rule(sheet, inks);
    if (section.lead) sheet.write(section.lead, styles.quiet);
    for (const group of section.groups) {
      if (group.title && (group.entries.length > 0 || group.after)) {
        sheet.need(70);
        sheet.skip(12);
        sheet.write(group.title, styles.group);
      }
      for (const entry of group.entries) links.push(...drawEntry(sheet, entry, styles, inks));
      if (group.after) {
        sheet.skip(6);
        sheet.write(group.after, styles.quiet);
      }
    }
  }
  return { pages: sheet.pages, links, sections };
};

/** Written once the number of pages is known. */
export const writeFooters = (
  { pages }: Pick<ReportPages, 'pages'>,
  typeface: Typeface,
  inks: PdfInks,
  { title, smallPrint }: Paper,
): void => {
  const style = stylesOf(inks).footer;
  const write = (page: PDFPage, text: string, x: number, y: number): void => {
    let at = x;
    for (const run of typeface.runsOf(text, style.weight)) {
      page.drawText(run.text, { x: at, y, font: run.font, size: style.size, color: style.colour });
      at += run.font.widthOfTextAtSize(run.text, style.size);
    }
  };
  pages.forEach((page, index) => {
    const number = `Page ${index + 1} of ${pages.length}`;
    const width = typeface.widthOf(number, style.weight, style.size);
    const name = title.length > 80 ? `${title.slice(0, 79)}…` : title;
    write(page, name, sheetSize.side, 36);
    write(page, number, sheetSize.width - sheetSize.side - width, 36);
    write(page, smallPrint, sheetSize.side, 26);
  });
};

type Styles = ReturnType<typeof stylesOf>;

const drawEntry = (sheet: Sheet, entry: PaperEntry, styles: Styles, inks: PdfInks): readonly PlaceLink[] => {
  const { tag, title, severity, aside, notes, quotes } = entry;
  sheet.need(58);
  sheet.skip(severity ? 16 : 9);
  const [only] = quotes;
  const isShort = quotes.length === 1 && only?.label === null && severity === null;
  const links: PlaceLink[] = [];

  if (severity) {
    const { page, top } = sheet.place();
    drawSeverity(page, severity.level, sheetSize.side, top + 2, inks);
    const style = { ...styles.severity, colour: inks.severity[severity.level] };
    const end = sheet.write(severity.words, { ...style, indent: 15 });
    sheet.writeAt([tag, aside].filter(Boolean).join(' · '), end.page, end.x + 10, end.baseline, styles.aside);
    sheet.write(title, styles.entry);
  } else {
    const end = sheet.write(title, { ...styles.entry, inset: 96 });
    const words = [tag, aside].filter(Boolean).join(' · ');
    if (words) sheet.writeAt(words, end.page, end.x + 8, end.baseline, styles.aside);
  }
  for (const { label, text } of notes) {
    if (label) {
      sheet.need(40);
      sheet.skip(4);
      sheet.write(label, styles.label);
    }
    sheet.write(text, label === 'Law' ? styles.quiet : styles.body);
  }
  for (const quote of quotes) links.push(...drawQuote(sheet, quote, styles, inks, isShort ? 3 : 6));
  return links;
};

const drawQuote = (
  sheet: Sheet,
  { label, words, place, evidence }: PaperQuote,
  styles: Styles,
  inks: PdfInks,
  gap: number,
): readonly PlaceLink[] => {
  sheet.need(36);
  sheet.skip(gap);
  if (label) sheet.write(label, styles.label);
  const style = { ...styles.quote, band: { fill: inks.markSoft, bar: inks.mark } };
  const width = sheet.widthOf(place, styles.place);
  const end = sheet.write(`“${words}”`, { ...style, inset: 8 });
  // After the last words when there is room, else on a line of its own.
  const fits = end.x + 10 + width <= sheetSize.side + textWidth - 4;
  const at = fits ? { page: end.page, x: end.x + 10, baseline: end.baseline } : sheet.write('\u00a0', style);
  const x = fits ? at.x : sheetSize.side + (style.indent ?? 0);
  sheet.writeAt(place, at.page, x, at.baseline, styles.place);
  return [
    {
      page: at.page,
      rectangle: [x - 2, at.baseline - 3, x + width + 2, at.baseline + 9],
      document: evidence.document,
      number: evidence.page,
    },
  ];
};

const writeLabelled = (sheet: Sheet, label: string, text: string, styles: Styles): void => {
  sheet.need(styles.body.leading);
  const { page, top } = sheet.place();
  sheet.writeAt(label, page, sheetSize.side, sheetSize.height - top - styles.body.leading + 5, styles.quiet);
  sheet.write(text, { ...styles.body, indent: 96 });
};

const rule = (sheet: Sheet, inks: PdfInks): void => {
  const { page, top } = sheet.place();
  const y = sheetSize.height - top - 3;
  page.drawLine({
    start: { x: sheetSize.side, y },
    end: { x: sheetSize.side + textWidth, y },
    thickness: 0.75,
    color: inks.line,
  });
  sheet.skip(9);
};

const stylesOf = (inks: PdfInks) => {
  const style = (size: number, leading: number, change: Partial<TextStyle> = {}): TextStyle => ({
    size,
    leading,
    weight: 'regular',
    colour: inks.text,
    ...change,
  });
  const quiet = { colour: inks.textQuiet };
  return {
    eyebrow: style(9, 13, quiet),
    title: style(20, 26, { weight: 'semibold' }),
    section: style(14, 20, { weight: 'semibold' }),
    group: style(10.5, 16, { weight: 'semibold', ...quiet }),
    entry: style(10.5, 15, { weight: 'semibold' }),
    severity: style(9, 13, { weight: 'semibold' }),
    aside: style(9, 13, quiet),
    body: style(9.5, 14),
    label: style(8.5, 13, { weight: 'semibold', ...quiet }),
    quiet: style(9, 13, quiet),
    quote: style(9.5, 14, { indent: 18 }),
    place: style(9, 14, { weight: 'semibold', colour: inks.link }),
    footer: style(7.5, 10, quiet),
  } as const;
};
