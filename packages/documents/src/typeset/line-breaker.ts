import type { FlowRun } from './flow.ts';
import { textWidth } from './helvetica.ts';

export type SetWord = {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly bold: boolean;
  /** False where a word too long for a line was cut, or goes on in another weight. */
  readonly spaceBefore: boolean;
};

export type SetLine = { readonly words: readonly SetWord[]; readonly startsSourceLine: boolean };

/** Breaks runs into lines of at most `width` points. */
export const breakLines = (runs: readonly FlowRun[], width: number, fontSize: number): readonly SetLine[] => {
  const lines: SetLine[] = [];
  let words: SetWord[] = [];
  let right = 0;
  let startsSourceLine = true;
  const space = textWidth(' ', fontSize, false);

  const endLine = () => {
    if (words.length > 0) lines.push({ words, startsSourceLine });
    words = [];
    right = 0;
  };

  for (const token of tokensOf(runs)) {
    if (token.kind === 'line_end') {
      endLine();
      startsSourceLine = true;
      continue;
    }
    for (const [index, text] of fittingPieces(token.text, width, fontSize, token.bold).entries()) {
      const spaceBefore = index === 0 && token.spaceBefore;
      const wordWidth = textWidth(text, fontSize, token.bold);
      const gap = words.length > 0 && spaceBefore ? space : 0;
      if (words.length > 0 && right + gap + wordWidth > width) {
        endLine();
        startsSourceLine = false;
      }
      const left = words.length > 0 ? right + gap : 0;
      words.push({ text, left, width: wordWidth, bold: token.bold, spaceBefore });
      right = left + wordWidth;
    }
  }
  endLine();
  return lines;
};

type Token =
  | { readonly kind: 'line_end' }
  | { readonly kind: 'word'; readonly text: string; readonly bold: boolean; readonly spaceBefore: boolean };

function* tokensOf(runs: readonly FlowRun[]): Generator<Token> {
  let spaceBefore = true;
  for (const { text, bold } of runs) {
    for (const [piece] of text.matchAll(/\n|[^\S\n]+|\S+/gu)) {
      if (piece === '\n') yield { kind: 'line_end' };
      else if (/\S/u.test(piece)) yield { kind: 'word', text: piece, bold, spaceBefore };
      spaceBefore = !/\S/u.test(piece);
    }
  }
}

/** A word wider than the line is cut into pieces that fit. */
const fittingPieces = (text: string, width: number, fontSize: number, bold: boolean): readonly string[] => {
  if (textWidth(text, fontSize, bold) <= width) return [text];
  const pieces: string[] = [];
  let piece = '';
  let pieceWidth = 0;
  for (const character of text) {
    const characterWidth = textWidth(character, fontSize, bold);
    if (piece !== '' && pieceWidth + characterWidth > width) {
      pieces.push(piece);
      piece = '';
      pieceWidth = 0;
    }
    piece += character;
    pieceWidth += characterWidth;
  }
  return [...pieces, piece];
};
