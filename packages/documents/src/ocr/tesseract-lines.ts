import type { Worker } from 'tesseract.js';
import type { RecognisedLine } from './recognise-picture.ts';

type Page = Awaited<ReturnType<Worker['recognize']>>['data'];
type Bbox = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** The lines of text of tesseract's answer. */
export const tesseractLines = (page: Page): readonly RecognisedLine[] =>
  (page.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map((line) => ({
      box: boxOf(line.bbox),
      words: line.words.map((word) => ({ text: word.text, confidence: word.confidence / 100, box: boxOf(word.bbox) })),
    }));

const boxOf = ({ x0, y0, x1, y1 }: Bbox) => [x0, y0, x1, y1] as const;
