/** A piece of text in one weight. "\n" is a line end of the source; other white space parts words. */
export type FlowRun = { readonly text: string; readonly bold: boolean };

/** What a source without pages (DOCX, HTML, text) is made of, before it is typeset. */
export type FlowBlock =
  | {
      readonly kind: 'paragraph' | 'heading' | 'list_item' | 'header' | 'footer';
      readonly runs: readonly FlowRun[];
      /** 1 for the title, larger for less; only for headings. */
      readonly level?: number;
      /** Depth of indentation, 0 at the margin. */
      readonly indent?: number;
      readonly startsPage?: boolean;
    }
  | { readonly kind: 'table_row'; readonly cells: readonly (readonly FlowRun[])[]; readonly columnCount: number };

export const hasText = (runs: readonly FlowRun[]): boolean => runs.some((run) => /\S/.test(run.text));
