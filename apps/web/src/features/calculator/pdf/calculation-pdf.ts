import { PDFDocument, type PDFPage, PDFString } from '@cantoo/pdf-lib';
import { plain } from '@keyclause/calculator';
import type { ColorTokens } from '@keyclause/theme';
import { inksOf, type PdfInks } from '#reports/pdf/pdf-inks.ts';
import { createSheet, type Sheet, sheetSize, type TextStyle } from '#reports/pdf/pdf-sheet.ts';
import { embedTypeface, type FontFiles, type Typeface } from '#reports/pdf/pdf-typeface.ts';
import type { CalculationPaper, ScenarioPaper } from './calculation-paper.ts';
import { drawPicture, pictureHeight } from './draw-picture.ts';
import { drawLines, drawSchedule } from './draw-tables.ts';

export type CalculationPdfOptions = {
  /** The name of who made it. */
  readonly maker: string;
  /** The day on which it was made, in words. */
  readonly madeOn: string;
  /** Brings the numbers back on the screen. */
  readonly address: string;
  readonly colours: ColorTokens;
};

/** A longer address would be pages of letters; the link is under the words then. */
const longestPrintedAddress = 400;

/** The calculation as a PDF: what went in, what came out, every step and every row. */
export const calculationPdf = async (
  paper: CalculationPaper,
  { maker, madeOn, address, colours }: CalculationPdfOptions,
  fonts: FontFiles,
): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await PDFDocument.create();
  pdf.setTitle(paper.question, { showInWindowTitleBar: true });
  pdf.setCreator(maker);
  pdf.setProducer(maker);
  pdf.setLanguage('en');
  const typeface = await embedTypeface(pdf, fonts);
  const inks = inksOf(colours);
  const styles = stylesOf(inks);
  const sheet = createSheet(pdf, typeface);
  // A title stays with what it names.
  const section = (title: string, height = 30): void => {
    sheet.need(40 + height);
    sheet.skip(18);
    sheet.write(title, styles.section);
    sheet.skip(4);
  };
  const table = { label: styles.body, value: styles.strong, head: styles.head, line: inks.line };

  sheet.write(`${maker} lease calculator`, styles.quiet);
  sheet.skip(4);
  sheet.write(paper.question, styles.title);
  sheet.skip(4);
  sheet.write(`Worked out on ${madeOn} from the numbers below.`, styles.quiet);
  const end = sheet.write('Open these numbers on the screen', styles.link);
  addLink(pdf, end.page, [sheetSize.side, end.baseline - 3, end.x, end.baseline + 10], address);
  if (address.length <= longestPrintedAddress) sheet.write(address, styles.small);

  for (const scenario of paper.scenarios) writeAnswer(sheet, scenario, styles);
  section('What went in');
  drawLines(sheet, paper.inputs, paper.names, { ...table, missing: 'Not given' });
  if (paper.results.length > 0) {
    section('What came out');
    drawLines(sheet, paper.results, paper.names, { ...table, missing: 'No result yet' });
  }
  if (paper.differences.length > 0) section('Compared with scenario A');
  for (const { scenario, inputs, results } of paper.differences) {
    sheet.need(40);
    sheet.write(`Scenario ${scenario}`, styles.strong);
    for (const words of results ?? ['There is no result to compare yet.']) sheet.write(`– ${words}`, styles.body);
    sheet.write(`What went in: ${inputs.length > 0 ? inputs.join(' ') : 'the same numbers.'}`, styles.quiet);
    sheet.skip(6);
  }
  if (paper.comparison) {
    section(paper.comparison.title, pictureHeight(paper.comparison, styles.body));
    drawPicture(sheet, paper.comparison, colours, { key: styles.body, axis: styles.quiet });
  }
  for (const scenario of paper.scenarios) {
    const of = scenario.name === null ? '' : ` of scenario ${scenario.name}`;
    if (scenario.picture) {
      section(`${scenario.picture.title}${of}`, pictureHeight(scenario.picture, styles.body));
      drawPicture(sheet, scenario.picture, colours, { key: styles.body, axis: styles.quiet });
    }
    if (scenario.working.length > 0) section(`Working${of}`);
    for (const [index, { label, formula, substitution, result }] of scenario.working.entries()) {
      sheet.need(46);
      sheet.write(`${index + 1}. ${label}`, styles.strong);
      sheet.write(formula, { ...styles.quiet, indent: 14 });
      sheet.write(`${substitution} = ${result}`, { ...styles.body, indent: 14 });
      sheet.skip(5);
    }
  }
  section('What this counts on');
  for (const convention of paper.conventions) sheet.write(`– ${convention}`, styles.body);
  sheet.skip(4);
  sheet.write(paper.proof, styles.body);
  for (const { name, schedule } of paper.scenarios) {
    if (!schedule) continue;
    section(`Schedule${name === null ? '' : ` of scenario ${name}`}: ${plain(schedule.rows.length)} lines`, 70);
    drawSchedule(sheet, schedule, { ...table, value: styles.body });
  }
  writeFeet(sheet.pages, paper.question, typeface, styles);
  return new Uint8Array(await pdf.save());
};

const writeAnswer = (sheet: Sheet, { name, answer, verdict, notes, problems }: ScenarioPaper, styles: Styles): void => {
  sheet.need(60);
  sheet.skip(14);
  const of = name === null ? '' : `, scenario ${name}`;
  sheet.write(answer ? `${answer.label}${of}` : `No result yet${of}`, styles.quiet);
  if (answer) sheet.write(answer.words, styles.answer);
  for (const words of [...(verdict === null ? [] : [verdict]), ...notes, ...problems]) sheet.write(words, styles.body);
};

const addLink = (
  pdf: PDFDocument,
  page: PDFPage,
  rectangle: readonly [number, number, number, number],
  address: string,
): void => {
  const link = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [...rectangle],
    Border: [0, 0, 0],
    A: { Type: 'Action', S: 'URI', URI: PDFString.of(address) },
  });
  page.node.addAnnot(pdf.context.register(link));
};

/** Written once the number of pages is known. */
const writeFeet = (pages: readonly PDFPage[], title: string, typeface: Typeface, { foot }: Styles): void => {
  const { size, weight, colour } = foot;
  const write = (page: PDFPage, text: string, x: number, y: number): void => {
    let at = x;
    for (const run of typeface.runsOf(text, weight)) {
      page.drawText(run.text, { x: at, y, font: run.font, size, color: colour });
      at += run.font.widthOfTextAtSize(run.text, size);
    }
  };
  pages.forEach((page, index) => {
    const number = `Page ${index + 1} of ${pages.length}`;
    write(page, title, sheetSize.side, 36);
    write(page, number, sheetSize.width - sheetSize.side - typeface.widthOf(number, weight, size), 36);
    write(page, 'It explains; it does not give legal, tax or accounting advice.', sheetSize.side, 26);
  });
};

type Styles = ReturnType<typeof stylesOf>;

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
    title: style(20, 26, { weight: 'semibold' }),
    answer: style(22, 30, { weight: 'semibold' }),
    section: style(13, 18, { weight: 'semibold' }),
    strong: style(9.5, 14, { weight: 'semibold' }),
    head: style(8.5, 12, { weight: 'semibold', ...quiet }),
    body: style(9.5, 14),
    quiet: style(9, 13, quiet),
    small: style(7, 9, quiet),
    link: style(9, 13, { weight: 'semibold', colour: inks.link }),
    foot: style(7.5, 10, quiet),
  } as const;
};
