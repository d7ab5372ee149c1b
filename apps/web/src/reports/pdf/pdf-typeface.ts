import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

/** Bytes of TrueType files. `more` holds the characters that the others lack, such as the boxes of a form. */
export type FontFiles = { readonly regular: Uint8Array; readonly semibold: Uint8Array; readonly more: Uint8Array };

export type Weight = 'regular' | 'semibold';
export type FontRun = { readonly font: PDFFont; readonly text: string };

export type Typeface = {
  /** The text as runs that one font can draw. What no font has becomes a hollow box. */
  readonly runsOf: (text: string, weight: Weight) => readonly FontRun[];
  /** In points. */
  readonly widthOf: (text: string, weight: Weight, size: number) => number;
};

/** Embeds what of the fonts is used. Letters are set one by one: a joined "fi" would not be found by a search. */
export const embedTypeface = async (pdf: PDFDocument, files: FontFiles): Promise<Typeface> => {
  pdf.registerFontkit(fontkit);
  const embed = (bytes: Uint8Array): Promise<PDFFont> => pdf.embedFont(bytes, { subset: true, features: plainLetters });
  const [regular, semibold, more] = await Promise.all([embed(files.regular), embed(files.semibold), embed(files.more)]);
  const fonts: Readonly<Record<Weight, PDFFont>> = { regular, semibold };
  const known = { own: new Set(regular.getCharacterSet()), more: new Set(more.getCharacterSet()) };
  const widths = new Map<string, number>();

  const runsOf = (text: string, weight: Weight): readonly FontRun[] => {
    const runs: { font: PDFFont; text: string }[] = [];
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const isOwn = known.own.has(code);
      const font = isOwn ? fonts[weight] : more;
      const drawn = isOwn || known.more.has(code) ? character : unknownCharacter;
      const last = runs.at(-1);
      if (last?.font === font) last.text += drawn;
      else runs.push({ font, text: drawn });
    }
    return runs;
  };

  const widthOfCharacter = (character: string, weight: Weight): number => {
    const key = weight + character;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const [run] = runsOf(character, weight);
    const width = run ? run.font.widthOfTextAtSize(run.text, 1) : 0;
    widths.set(key, width);
    return width;
  };

  return {
    runsOf,
    widthOf: (text, weight, size) => {
      let width = 0;
      for (const character of text) width += widthOfCharacter(character, weight);
      return width * size;
    },
  };
};

const unknownCharacter = '\u25a1';
const plainLetters = { liga: false, clig: false, calt: false };
