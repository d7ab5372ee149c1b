import type { PageBox } from '@keyclause/documents';

/**
 * The report of a lease. It is plain JSON, and the same documents with the same `asOf` day give the same bytes.
 * Published as a JSON Schema in `docs/report.schema.json`; the wire form in `contracts` is the same shape.
 */
export type LeaseReport = {
  readonly schemaVersion: 1;
  /** Changes whenever the reader could answer differently; a stored report of the same version is still good. */
  readonly engineVersion: string;
  readonly kind: 'residential' | 'commercial';
  /** Whether the text is a lease at all; below `not_a_lease` nothing else is filled and no scan is charged. */
  readonly verdict: 'lease' | 'amendment' | 'not_a_lease';
  readonly title: string;
  /** USPS code, with the words that told; null when the lease does not say. */
  readonly state: string | null;
  readonly language: 'en' | 'es' | 'other';
  readonly documents: readonly ReportDocument[];
  /** Keyed by field id of lease-fields.json. A field of the lease's kind that the lease does not state is there, with method `absent`. */
  readonly facts: Readonly<Record<string, Fact>>;
  readonly flags: readonly Flag[];
  readonly missing: readonly MissingProtection[];
  readonly clauses: readonly Clause[];
  /** Words of the lease that later documents change, take out or add; absent where there are none. */
  readonly changedWords?: readonly ChangedWords[] | undefined;
  readonly dates: readonly KeyDate[];
  readonly money: MoneySummary;
  readonly score: Score;
  /** Only where a model was asked as well: what it was, and what came of it. Without it the report is the reader's own. */
  readonly model?: ModelReading | undefined;
};

/** What a language model added to a report. Every quote of it was found in the document, word for word. */
export type ModelReading = {
  readonly name: string;
  /** Where the text of the lease was sent. */
  readonly host: string;
  /** ISO instant at which the last answer came, or at which it was given up. */
  readonly askedAt: string;
  readonly outcome: 'read' | 'partly' | 'not_read';
  /** Why nothing, or not all of it, was read; null when all of it was. */
  readonly reason: ModelFailure | null;
  /** Characters of the lease that it answered for, and of the whole lease. */
  readonly charactersRead: number;
  readonly charactersTotal: number;
  /** Facts and flags that it added, values that it read alike, and values that it reads differently. */
  readonly added: number;
  readonly confirmed: number;
  readonly disputed: number;
  /** Claims that were dropped: no such field or flag, words that the document does not have, a value that its words do not hold. */
  readonly dropped: number;
};

export type ModelFailure =
  | 'unreachable'
  | 'too_slow'
  | 'refused'
  | 'busy'
  | 'left_alone'
  | 'unreadable'
  | 'interrupted'
  | 'not_configured'
  | 'too_long';

export type ReportDocument = {
  readonly index: number;
  readonly name: string;
  readonly role: 'base' | 'amendment' | 'addendum';
  readonly pageCount: number;
  readonly wordCount: number;
  /** 1-based pages whose recognition took too long and was ended: nothing on them is in the report. Absent when there are none. */
  readonly unreadPages?: readonly number[] | undefined;
  /** ISO day on which the document says it was made; null when it does not say. */
  readonly datedOn: string | null;
  /** The title that it gives itself; null when its first line is none. */
  readonly title?: string | null | undefined;
  /** 0 for the lease itself; above, the order in which later documents take effect: a higher one stands. */
  readonly place?: number | undefined;
  /** What told the place of a later document: its own day, the order of the files as they were added, or a person. */
  readonly placedBy?: 'date' | 'upload' | 'person' | null | undefined;
  /** Why a later document may not belong to this lease: its day is before the lease's, or it names nothing of the lease. */
  readonly doubt?: 'before_lease' | 'names_nothing' | undefined;
  /** Amendments that stand in the same file behind it, each up to the next one; absent when there are none. */
  readonly amendments?:
    | readonly {
        /** Offset in the document at which it begins. */
        readonly start: number;
        readonly title: string | null;
        readonly datedOn: string | null;
        readonly place: number;
      }[]
    | undefined;
};

/** The exact words: `quote` is `documents[document].text.slice(start, end)`, always. */
export type Evidence = {
  readonly document: number;
  readonly quote: string;
  /** 1-based page where the quote starts. */
  readonly page: number;
  /** One box per line of the quote. */
  readonly boxes: readonly PageBox[];
  readonly start: number;
  readonly end: number;
};

export type Money = { readonly cents: number; readonly currency: 'USD' };

/** Dates are ISO days, money is `Money`, objects follow the `what` of lease-fields.json in snake case. */
export type FactValue =
  | string
  | number
  | boolean
  | Money
  | readonly FactValue[]
  | { readonly [key: string]: FactValue | null };

export type Fact = {
  readonly value: FactValue | null;
  /** The value in words for people, "Not stated" when absent. */
  readonly display: string;
  /** `weighed`: no rule found it, or an unsure one read otherwise elsewhere; the weight of words did. `model`: the reader found none; a model did, and its words and value were checked against the document. */
  readonly method: 'stated' | 'computed' | 'weighed' | 'absent' | 'model';
  /** 0 to 1. */
  readonly confidence: number;
  /** How a computed value came about, in one sentence. */
  readonly reasoning: string | null;
  /** Other readings of the same document, each with its words. */
  readonly conflicts: readonly ({
    readonly value: FactValue;
    readonly display: string;
    /** Read by a model; the reader's own where absent. */
    readonly foundBy?: 'model' | undefined;
  } & Evidence)[];
  /** Earlier terms that a later document replaced. */
  readonly superseded: readonly ({
    readonly value: FactValue;
    readonly display: string;
    readonly inForceFrom?: string | undefined;
  } & Evidence)[];
  /** ISO day from which a later document puts this value in force; until then the former term holds. Absent where it names none. */
  readonly inForceFrom?: string | undefined;
  /** Further places that say the same. */
  readonly more: readonly Evidence[];
  /** A model that knew nothing of this value read the same. */
  readonly confirmedBy?: 'model' | undefined;
  /** A model's words about it: plain text, with no number that its quote does not have. */
  readonly explanation?: string | undefined;
} & (
  | Evidence
  | {
      readonly document: null;
      readonly quote: null;
      readonly page: null;
      readonly boxes: readonly [];
      readonly start: null;
      readonly end: null;
    }
);

export type Severity = 'critical' | 'high' | 'medium' | 'low';
export type Party = 'tenant' | 'landlord' | 'both';

export type LegalBasis = {
  /** Citation as the table gives it. */
  readonly citation: string;
  /** How well it was verified, in the table's words; "unverified" where nothing was read. */
  readonly status: string;
  readonly asOf: string | null;
};

export type Flag = {
  /** Id in red-flags.json, e.g. `RF03_exculpatory`. */
  readonly id: string;
  /** Unique in the report: deep links use it. */
  readonly key: string;
  readonly title: string;
  readonly severity: Severity;
  readonly hurts: Party;
  readonly kind: string;
  readonly why: string;
  /** What to ask for, ready to send. */
  readonly ask: string;
  readonly legalBasis: LegalBasis | null;
  readonly confidence: number;
  readonly more: readonly Evidence[];
  /** Found by a model; by the reader where absent. All but the quote comes from the table of flags either way. */
  readonly foundBy?: 'model' | undefined;
  /** Found by the reader, and by a model at the same words. */
  readonly confirmedBy?: 'model' | undefined;
  /** As for a fact. */
  readonly explanation?: string | undefined;
} & Evidence;

export type MissingProtection = {
  /** The words that take it away; absent where the lease says nothing. */
  readonly evidence?: readonly Evidence[] | undefined;
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly hurts: Party;
  readonly why: string;
  readonly ask: string;
  readonly legalBasis: LegalBasis | null;
};

export type Clause = {
  /** Id in clauses.json; `other` where none fits. */
  readonly id: string;
  readonly key: string;
  readonly name: string;
  /** "12.3", "Article IV", or null. */
  readonly number: string | null;
  readonly heading: string | null;
  /** 0 is the top level. */
  readonly depth: number;
  readonly parentKey: string | null;
  /** What the clause is about, at an eighth-grade level. */
  readonly plain: string;
  /** The document that took this clause out of the lease; absent for one that stands. */
  readonly removedBy?: number | undefined;
  readonly confidence: number;
} & Evidence;

/** Words that a later document changes without stating a whole term again, with both quoted. */
export type ChangedWords = {
  /** Unique in the report. */
  readonly key: string;
  /** The later document. */
  readonly by: number;
  /** Number and heading of the clause, "4, Late Charges"; null where none is named. */
  readonly clause: string | null;
  /** Where the words stood; null for what is added. */
  readonly former: Evidence | null;
  /** The words that hold now; null for what is taken out. */
  readonly current: Evidence | null;
  /** The sentence that says so. */
  readonly said: Evidence;
};

export type KeyDate = {
  readonly key: string;
  readonly kind:
    | 'lease_signed'
    | 'start'
    | 'rent_starts'
    | 'rent_due'
    | 'rent_change'
    | 'notice_deadline'
    | 'renewal'
    | 'option_deadline'
    | 'end'
    | 'deposit_return'
    | 'insurance'
    | 'other';
  readonly title: string;
  /** ISO day; for a recurring duty, its first occurrence. */
  readonly on: string;
  /** RFC 5545 RRULE value, e.g. `FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20270831`; null for a single day. */
  readonly recurrence: string | null;
  readonly who: Party;
  readonly method: 'stated' | 'computed';
  readonly reasoning: string;
  readonly evidence: readonly Evidence[];
};

export type MoneySummary = {
  /** Base rent step by step over the term; empty when the rent or term is not stated. */
  readonly rentSchedule: readonly {
    readonly from: string;
    readonly to: string;
    readonly monthly: Money;
    /** How a rent that the lease does not name was reckoned. */
    readonly reasoning?: string | undefined;
    readonly evidence: readonly Evidence[];
  }[];
  /** Base rent by months of the lease, the first being 1, where it names no day from which they count; `rentSchedule` is empty then. */
  readonly rentByMonth?:
    | readonly {
        readonly firstMonth: number;
        readonly lastMonth: number;
        readonly monthly: Money;
        readonly evidence: readonly Evidence[];
      }[]
    | undefined;
  readonly totalRent: ComputedMoney | null;
  /** Everything due before the keys, where stated. */
  readonly dueAtSigning: ComputedMoney | null;
  /** Total of rent and recurring charges over the term, divided by its months. */
  readonly effectiveMonthly: ComputedMoney | null;
  readonly charges: readonly Charge[];
};

export type ComputedMoney = Money & { readonly reasoning: string };

export type Charge = {
  readonly key: string;
  readonly name: string;
  readonly amount: Money;
  readonly frequency: 'once' | 'monthly' | 'yearly' | 'per_event' | 'daily';
  readonly refundable: boolean;
  /** Where the words around the amount only make it somewhat likely; no total counts it. */
  readonly isUnsure?: true | undefined;
  readonly evidence: Evidence;
};

export type Score = {
  /** 0 to 100; the same text always gives the same score. */
  readonly value: number;
  readonly grade: 'A' | 'B' | 'C' | 'D' | 'F';
  /** What was taken off and why; 100 plus the sum of points, held within 0 to 100, is the value. */
  readonly parts: readonly { readonly label: string; readonly points: number; readonly flagKeys: readonly string[] }[];
};
