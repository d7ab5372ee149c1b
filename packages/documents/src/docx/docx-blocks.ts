import type { FlowBlock } from '../typeset/flow.ts';
import { type BlockStyle, createFlowBuilder } from '../typeset/flow-builder.ts';
import type { Numbering } from './numbering.ts';
import { readXml } from './read-xml.ts';
import { isOn, type ParagraphStyle } from './styles.ts';

export type DocxContext = {
  readonly numbering: Numbering;
  readonly styleOf: (styleId: string) => ParagraphStyle;
};

/** Reads the paragraphs and tables of one part (`word/document.xml`, a header, a footer), as shown with all changes accepted. */
export const docxBlocks = (xml: string, { numbering, styleOf }: DocxContext): readonly FlowBlock[] => {
  const builder = createFlowBuilder();
  const paragraphs: Paragraph[] = [];
  let skipped = 0;
  let run: Run | undefined;
  let isText = false;

  const text = (value: string) => {
    const paragraph = paragraphs.at(-1);
    if (skipped > 0 || !paragraph || run?.hidden) return;
    begin(paragraph);
    builder.text(value, run?.bold ?? paragraph.style.bold ?? paragraph.style.headingLevel !== undefined);
  };

  /** The number of a list is written when the paragraph has its first text: an empty one is not counted by readers. */
  const begin = (paragraph: Paragraph) => {
    if (paragraph.isBegun) return;
    paragraph.isBegun = true;
    const list = listOf(paragraph);
    const label = list ? numbering.label(list.id, list.level) : '';
    builder.block(blockStyle(paragraph, label, list?.level ?? 0));
    if (label !== '') builder.text(`${label} `, paragraph.style.bold ?? false);
  };

  readXml(xml, {
    start: (name, attribute) => {
      if (skipped > 0 || skippedElements.has(name)) {
        skipped += 1;
        return;
      }
      const paragraph = paragraphs.at(-1);
      const value = attribute('w:val');
      switch (name) {
        case 'w:p':
          builder.block();
          paragraphs.push({ style: {}, isBegun: false });
          break;
        case 'w:pStyle':
          if (paragraph) paragraph.style = styleOf(value ?? '');
          break;
        case 'w:numId':
          if (paragraph) paragraph.numberingId = value ?? '';
          break;
        case 'w:ilvl':
          if (paragraph) paragraph.level = Number(value) || 0;
          break;
        case 'w:outlineLvl':
          if (paragraph && Number(value) < 9) paragraph.style = { ...paragraph.style, headingLevel: Number(value) + 1 };
          break;
        case 'w:r':
          run = {};
          break;
        case 'w:b':
          if (run) run.bold = isOn(value);
          break;
        case 'w:vanish':
          if (run) run.hidden = isOn(value);
          break;
        case 'w:t':
          isText = true;
          break;
        case 'w:tab':
        case 'w:ptab':
          if (run) text('\t');
          break;
        case 'w:br':
        case 'w:cr':
          if (run && skipped === 0 && attribute('w:type') !== 'page') builder.lineEnd();
          break;
        case 'w:noBreakHyphen':
          text('-');
          break;
        case 'w:sym':
          text(symbol(attribute('w:char')));
          break;
        case 'w:tbl':
          builder.startTable();
          break;
        case 'w:tr':
          builder.startRow();
          break;
        case 'w:tc':
          builder.startCell(1);
          break;
        case 'w:gridSpan':
          builder.spanColumns(Number(value) || 1);
          break;
        default:
      }
    },
    end: (name) => {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (name === 'w:p') {
        builder.block();
        paragraphs.pop();
      } else if (name === 'w:t') isText = false;
      else if (name === 'w:r') run = undefined;
      else if (name === 'w:tc') builder.endCell();
      else if (name === 'w:tr') builder.endRow();
      else if (name === 'w:tbl') builder.endTable();
    },
    text: (value) => {
      if (isText) text(value);
    },
  });
  return builder.finish();
};

type Run = { bold?: boolean; hidden?: boolean };
type Paragraph = { style: ParagraphStyle; isBegun: boolean; numberingId?: string; level?: number };

/** Deleted text, instructions of fields, the older twin of a drawing, and comments are not shown. */
const skippedElements = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'mc:Fallback',
  'w:pPrChange',
  'w:rPrChange',
  'w:tblPrChange',
]);

const listOf = ({ style, numberingId, level }: Paragraph) => {
  const id = numberingId ?? style.numbering?.id;
  return id === undefined || id === '0' ? undefined : { id, level: level ?? style.numbering?.level ?? 0 };
};

const blockStyle = ({ style }: Paragraph, label: string, level: number): BlockStyle => {
  if (style.headingLevel !== undefined) return { kind: 'heading', level: style.headingLevel };
  return label === '' ? { kind: 'paragraph' } : { kind: 'list_item', indent: level };
};

// Symbol fonts keep their glyphs at F000 and up; these are the boxes that forms use.
const symbols: Readonly<Record<string, string>> = {
  F0A8: '☐',
  F06F: '☐',
  F0FE: '☒',
  F0FD: '☒',
  F052: '☑',
  F0FC: '✓',
  F0B7: '•',
  F0A7: '▪',
};

const symbol = (code: string | undefined): string => {
  if (!code) return '';
  const known = symbols[code.toUpperCase()];
  if (known) return known;
  const value = Number.parseInt(code, 16);
  return value > 0x20 && value <= 0x10ffff
    ? String.fromCodePoint(value >= 0xf000 && value <= 0xf0ff ? value - 0xf000 : value)
    : '';
};
