import { DocumentError } from '../document-error.ts';
import type { DocumentKind, PlacedDocument } from '../placed-document.ts';
import type { FlowBlock } from './flow.ts';
import { createPageSetter } from './page-setter.ts';

export type TypesetOptions = {
  readonly pagesMax: number;
  readonly textLengthMax: number;
};

/**
 * Lays a source without pages onto US Letter pages, so that every word has a page and a box. The same blocks give the same pages.
 * @throws DocumentError `no_text`, `too_many_pages`, `too_large`
 */
export const typeset = (
  kind: Exclude<DocumentKind, 'pdf' | 'image'>,
  blocks: Iterable<FlowBlock>,
  { pagesMax, textLengthMax }: TypesetOptions,
): PlacedDocument => {
  const setter = createPageSetter();
  for (const block of blocks) {
    setter.add(block);
    if (setter.pageCount() > pagesMax) {
      throw new DocumentError('too_many_pages', `The document fills more than ${pagesMax} pages.`);
    }
    if (setter.textLength() > textLengthMax) throw new DocumentError('too_large', 'The document holds too much text.');
  }
  const { text, pages, blocks: placed } = setter.finish();
  if (text === '') throw new DocumentError('no_text', 'The document holds no text.');
  return { kind, text, pages, blocks: placed };
};
