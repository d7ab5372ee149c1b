import type { PartyWords } from '../wording/parties.ts';

/** A sentence of the lease as the detectors see it. */
export type Said = {
  readonly index: number;
  readonly document: number;
  /** Offsets of the sentence in its document. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** In the common vocabulary of `normalise`. */
  readonly text: string;
  readonly startOf: (offset: number) => number;
  readonly endOf: (offset: number) => number;
  /** Sentences of one clause or paragraph carry the same number and stand together. */
  readonly clause: number;
  /** Headings above the sentence, normalised, joined by " / ". */
  readonly heading: string;
  /** The sentence that opens the list in which this one stands ("None of these binds you:"), or "". */
  readonly lead: string;
  /** Whether the sentence stands in a table row or a form line rather than in prose. */
  readonly tabular: boolean;
};

/** Numbers that the facts give and the detectors need. Money in cents; null when not stated. */
export type Numbers = {
  readonly rentCents: number | null;
  readonly depositCents: number | null;
  readonly termMonths: number | null;
  readonly graceDays: number | null;
  readonly entryHours: number | null;
  readonly tenantCount: number | null;
  readonly yearBuilt: number | null;
  readonly monthToMonth: boolean;
};

/** What a detector may know beside the sentence. */
export type Reading = {
  readonly kind: 'residential' | 'commercial';
  readonly state: string | null;
  readonly parties: PartyWords;
  readonly sentences: readonly Said[];
  readonly numbers: Numbers;
  /** Sentences of the same clause, the sentence itself among them. */
  readonly clauseOf: (said: Said) => readonly Said[];
  /** The clause's normalised text. */
  readonly clauseText: (said: Said) => string;
  /** Whether any sentence says one of the phrases. Remembered, so it may be asked often. */
  readonly anywhere: (phrases: readonly string[]) => boolean;
};
