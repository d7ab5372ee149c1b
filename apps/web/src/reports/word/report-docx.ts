import type { ColorTokens } from '@keyclause/theme';
import { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, ShadingType, Tab, TextRun } from 'docx';
import type { Paper, PaperEntry, PaperQuote } from '../paper/paper.ts';
import { plainCharacters } from './plain-characters.ts';

type ReportDocxOptions = { readonly maker: string; readonly colours: ColorTokens };

/** The report as a Word document with real headings, so that it can be edited and sent on. */
export const reportDocx = (paper: Paper, { maker, colours }: ReportDocxOptions): Promise<Blob> => {
  const inks = inksOf(colours);
  const children = [
    new Paragraph({ children: [new TextRun({ text: `${maker} lease report`, size: 18, color: inks.quiet })] }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [run(paper.title)] }),
    ...paper.about.map(
      ({ label, text }) =>
        new Paragraph({
          tabStops: [{ type: 'left', position: labelWidth }],
          indent: { left: labelWidth, hanging: labelWidth },
          spacing: { after: 20 },
          children: [run(label ?? '', { color: inks.quiet }), new TextRun({ children: [new Tab()] }), run(text)],
        }),
    ),
    quietParagraph(paper.smallPrint, inks),
    ...paper.sections.flatMap(({ title, lead, groups }) => [
      new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(title)] }),
      ...(lead ? [quietParagraph(lead, inks)] : []),
      ...groups.flatMap((group) => [
        ...(group.title && (group.entries.length > 0 || group.after)
          ? [new Paragraph({ heading: HeadingLevel.HEADING_2, children: [run(group.title)] })]
          : []),
        ...group.entries.flatMap((entry) => entryParagraphs(entry, inks)),
        ...(group.after ? [quietParagraph(group.after, inks)] : []),
      ]),
    ]),
  ];
  return Packer.toBlob(
    new Document({
      title: plainCharacters(paper.title),
      creator: maker,
      styles: stylesOf(inks),
      sections: [
        {
          properties: { page: { size: { width: 12_240, height: 15_840 }, margin: { top: 1200, bottom: 1200 } } },
          footers: { default: footer(paper.smallPrint, inks) },
          children,
        },
      ],
    }),
  );
};

type Inks = ReturnType<typeof inksOf>;

const entryParagraphs = ({ title, severity, aside, notes, quotes }: PaperEntry, inks: Inks): readonly Paragraph[] => [
  new Paragraph({
    heading: HeadingLevel.HEADING_3,
    children: [
      ...(severity ? [run(`${severity.words}: `, { color: inks[severity.level] })] : []),
      run(title),
      ...(aside ? [run(` (${aside})`, { bold: false, color: inks.quiet })] : []),
    ],
  }),
  ...notes.map(
    ({ label, text }) =>
      new Paragraph({
        children: [...(label ? [run(`${label}: `, { bold: true, color: inks.quiet })] : []), run(text)],
      }),
  ),
  ...quotes.map((quote) => quoteParagraph(quote, inks)),
];

const quoteParagraph = ({ label, words, place }: PaperQuote, inks: Inks): Paragraph =>
  new Paragraph({
    indent: { left: 280 },
    border: { left: { style: 'single', size: 16, color: inks.mark, space: 8 } },
    shading: { type: ShadingType.CLEAR, fill: inks.markSoft },
    children: [
      ...(label ? [run(`${label}: `, { bold: true, color: inks.quiet })] : []),
      run(`“${words}”`),
      run(` (${place})`, { bold: true, color: inks.link }),
    ],
  });

const quietParagraph = (text: string, inks: Inks): Paragraph =>
  new Paragraph({ children: [run(text, { color: inks.quiet })] });

const footer = (smallPrint: string, inks: Inks): Footer =>
  new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: 'right', position: 9_360 }],
        children: [
          run(smallPrint, { size: 15, color: inks.quiet }),
          new TextRun({
            size: 15,
            color: inks.quiet,
            children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });

const run = (text: string, style: { color?: string; bold?: boolean; size?: number } = {}): TextRun =>
  new TextRun({ text: plainCharacters(text), ...style });

/** Twentieths of a point. */
const labelWidth = 1_900;

const stylesOf = (inks: Inks) => {
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: inks.text, font: 'Inter' },
    paragraph: { spacing: { before, after: 60 }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { font: 'Inter', size: 20, color: inks.text },
        paragraph: { spacing: { after: 80, line: 276 } },
      },
      title: heading(40, 0),
      heading1: heading(28, 400),
      heading2: heading(22, 240),
      heading3: heading(21, 200),
    },
  };
};

const inksOf = ({ text, textQuiet, primaryHover, severity }: ColorTokens) => {
  const hex = (colour: string): string => colour.slice(1);
  return {
    text: hex(text),
    quiet: hex(textQuiet),
    link: hex(primaryHover),
    mark: 'FFD11A',
    markSoft: 'FFF8DC',
    critical: hex(severity.critical.main),
    high: hex(severity.high.main),
    medium: hex(severity.medium.main),
    low: hex(severity.low.main),
  } as const;
};
