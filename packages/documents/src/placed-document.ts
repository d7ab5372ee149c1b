/**
 * A document as pages of placed words. Every parser (PDF, DOCX, HTML, text, image) ends here, so that the
 * reader, the viewer and the exports know one shape and a quote can always be drawn where it stands.
 *
 * Offsets are UTF-16 code units into `text`. Boxes are in points (1/72 inch) from the top-left corner of the page as it is shown,
 * after the page's own rotation.
 */
export type PlacedDocument = {
  readonly kind: DocumentKind;
  /**
   * The whole document in reading order. Words of a line are parted by one space, table cells by a tab, lines by "\n", blocks by "\n\n".
   * A table row is one line even where its cells wrap. In documents that we laid out (`typeset`) only the source's own line
   * ends are lines: where we wrapped, there is a space. A block that runs over a page break goes on after one "\n".
   */
  readonly text: string;
  readonly pages: readonly PlacedPage[];
  /** Blocks in reading order; they tile the text but for the white space between them. */
  readonly blocks: readonly PlacedBlock[];
};

export type DocumentKind = 'pdf' | 'docx' | 'html' | 'text' | 'image';

export type PlacedPage = {
  /** 1-based. */
  readonly number: number;
  readonly widthPoints: number;
  readonly heightPoints: number;
  /** The page's words are `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** Where the words come from. `typeset`: the source has no pages of its own (DOCX, HTML, text) and we laid it out. */
  readonly source: 'text_layer' | 'ocr' | 'typeset';
  /** Mean confidence of the OCR, 0 to 1; only when source is `ocr`. */
  readonly ocrConfidence?: number;
  /** Why the page has no words although it may hold some; only when source is `ocr`. */
  readonly notRead?: NotRead;
  /** In reading order. */
  readonly words: readonly PlacedWord[];
};

/** `too_slow`: its recognition took longer than a page may, as that of visual noise does. */
export type NotRead = 'too_slow';

export type PlacedWord = {
  readonly start: number;
  readonly end: number;
  readonly box: Box;
  /** Set when the words are drawn by us (`typeset`) or help to tell a heading. Points. */
  readonly fontSize?: number;
  readonly bold?: boolean;
};

/** [left, top, right, bottom] in points. */
export type Box = readonly [number, number, number, number];

/** A box with the 1-based page that it is on. */
export type PageBox = { readonly page: number; readonly box: Box };

export type PlacedBlock = {
  readonly kind: 'paragraph' | 'heading' | 'list_item' | 'table_row' | 'header' | 'footer';
  readonly start: number;
  readonly end: number;
  /** 1-based page where the block starts. */
  readonly page: number;
  /** The sentence goes on in the next block that is neither header nor footer, on the next page. `bodyOf` joins these. */
  readonly continues?: true;
  /** Offsets of the cells, for `table_row`; an empty cell has start = end. */
  readonly cells?: readonly { readonly start: number; readonly end: number }[];
};
