import type { PlacedBlock, PlacedDocument, PlacedPage, PlacedWord } from '@keyclause/documents';

/** A plain text as a placed document, for tests: blank lines part blocks, tabs part cells, form feeds part pages. */
export const placedText = (text: string): PlacedDocument => {
  const pages: PlacedPage[] = [];
  let start = 0;
  for (const pageText of text.split('\f')) {
    pages.push({
      number: pages.length + 1,
      widthPoints: 612,
      heightPoints: 792,
      start,
      end: start + pageText.length,
      source: 'typeset',
      words: wordsOf(pageText, start),
    });
    start += pageText.length + 1;
  }
  return { kind: 'text', text, pages, blocks: pages.flatMap((page) => blocksOf(text, page)) };
};

const wordsOf = (text: string, offset: number): PlacedWord[] => {
  const words: PlacedWord[] = [];
  let line = 0;
  let lineStart = 0;
  for (const match of text.matchAll(/\n|[^\s]+/g)) {
    if (match[0] === '\n') {
      line++;
      lineStart = match.index + 1;
      continue;
    }
    const left = 72 + (match.index - lineStart) * 5;
    words.push({
      start: offset + match.index,
      end: offset + match.index + match[0].length,
      box: [left, 72 + line * 12, left + match[0].length * 5, 82 + line * 12],
    });
  }
  return words;
};

const blocksOf = (text: string, page: PlacedPage): PlacedBlock[] => {
  const blocks: PlacedBlock[] = [];
  for (const match of text.slice(page.start, page.end).matchAll(/[^\n]+(?:\n(?!\s*\n)[^\n]+)*/g)) {
    let at = page.start + match.index;
    let paragraph: number | null = null;
    const close = (end: number): void => {
      if (paragraph !== null && text.slice(paragraph, end).trim() !== '')
        blocks.push({ kind: 'paragraph', start: paragraph, end, page: page.number });
      paragraph = null;
    };
    for (const line of match[0].split('\n')) {
      if (line.trim().includes('\t')) {
        close(at - 1);
        let cell = at;
        const cells = line.split('\t').map((words) => {
          const span = { start: cell, end: cell + words.length };
          cell += words.length + 1;
          return span;
        });
        blocks.push({ kind: 'table_row', start: at, end: at + line.length, page: page.number, cells });
      } else paragraph ??= at;
      at += line.length + 1;
    }
    close(at - 1);
  }
  return blocks;
};
