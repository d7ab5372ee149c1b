import type { Box } from '../placed-document.ts';
import type { RecognisedLine, RecognisedWord } from './recognised-line.ts';

/** The lines of tesseract's table: a row for each page, block, paragraph, line and word, of which words are level 5. */
export const tesseractLines = (table: string): readonly RecognisedLine[] => {
  const lines: { box: Box; readonly words: RecognisedWord[] }[] = [];
  for (const row of table.split('\n')) {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t');
    const box: Box = [Number(left), Number(top), Number(left) + Number(width), Number(top) + Number(height)];
    if (level === '4') lines.push({ box, words: [] });
    if (level === '5' && text.trim() !== '')
      lines.at(-1)?.words.push({ text, confidence: Number(confidence) / 100, box });
  }
  return lines.filter((line) => line.words.length > 0);
};
