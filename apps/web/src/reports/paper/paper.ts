import type { Evidence, Severity } from '@keyclause/contracts';

/** A report as a text from top to bottom. PDF, DOCX and the printed page are drawn from it, so that they say the same. */
export type Paper = {
  readonly title: string;
  /** What the report is about, as label and value. */
  readonly about: readonly PaperNote[];
  readonly smallPrint: string;
  readonly sections: readonly PaperSection[];
};

export type PaperSection = {
  readonly title: string;
  readonly lead: string | null;
  readonly groups: readonly PaperGroup[];
};

export type PaperGroup = {
  readonly title: string | null;
  readonly entries: readonly PaperEntry[];
  readonly after: string | null;
};

export type PaperEntry = {
  /** `F3`: what stands beside its words on the marked pages; null for what is not marked. */
  readonly tag: string | null;
  readonly title: string;
  readonly severity: { readonly level: Severity; readonly words: string } | null;
  /** A quiet word after the title, such as whom it hurts. */
  readonly aside: string | null;
  readonly notes: readonly PaperNote[];
  readonly quotes: readonly PaperQuote[];
};

export type PaperNote = { readonly label: string | null; readonly text: string };

/** The words of the lease, on one line, with where they stand. */
export type PaperQuote = {
  readonly label: string | null;
  readonly words: string;
  readonly place: string;
  readonly evidence: Evidence;
};
