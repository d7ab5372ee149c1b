import type { PlacedDocument } from '@keyclause/documents';
import { mendFigures } from './mend-figures.ts';
import { mendWords } from './mend-words.ts';
import { plainLayout } from './plain-layout.ts';

/**
 * The text as the patterns see it: same length and offsets as `document.text`, but line breaks, tabs inside a row apart, are spaces,
 * running headers and footers are blanked, and typographic quotes, dashes and spaces are their plain twins.
 *
 * @param isNoisy whether its letters show misreading
 */
export const flatTextOf = (document: PlacedDocument, isNoisy: boolean): string => {
  const isRecognised = document.pages.some(({ source }) => source === 'ocr');
  const twinned = document.text.replace(/[\u0080-\uFFFF\r\n\f\v]/g, isRecognised ? recognisedTwin : plainTwin);
  // Only what was recognised from a picture can be misread; a typed "change" is no "charge".
  const mended = isRecognised || isNoisy ? mendWords(twinned, { isNoisy }) : twinned;
  const plain = plainLayout(mendFigures(mended), document.text);
  const furniture = document.blocks.filter(({ kind }) => kind === 'header' || kind === 'footer');
  if (furniture.length === 0) return plain;

  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of furniture) {
    if (start < at) continue;
    pieces.push(plain.slice(at, start), ' '.repeat(Math.max(0, end - start)));
    at = Math.max(at, end);
  }
  pieces.push(plain.slice(at));
  return pieces.join('');
};

/** Plain quotes, dashes and spaces for typographic ones; the same length. Line ends become spaces, tabs stay. */
export const plainTwins = (text: string): string => text.replace(/[\u0080-\uFFFF\r\n\f\v]/g, plainTwin);

const plainTwin = (character: string): string => twins[character] ?? character;

/** Recognition sees accents that are specks of dust; patterns do without them. */
const recognisedTwin = (character: string): string => {
  const twin = plainTwin(character);
  const base = /[à-üÀ-Ü]/.test(twin) && !/[ñÑ]/.test(twin) ? twin.normalize('NFD').charAt(0) : twin;
  return base.length === 1 ? base : twin;
};

const twins: Record<string, string> = {
  '\r': ' ',
  '\n': ' ',
  '\f': ' ',
  '\v': ' ',
  '\u0085': ' ',
  '\u00a0': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u200a': ' ',
  '\u200b': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
  '\ufeff': ' ',
  '\u2028': ' ',
  '\u2029': ' ',
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u2032': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2033': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u00ad': '-',
  '\uff1a': ':',
  '\uff08': '(',
  '\uff09': ')',
  '\uff0c': ',',
  '\uff1b': ';',
  '\uff0e': '.',
  '\uff5e': '-',
  '~': '-',
};
