import { z } from 'zod';

/** The wire form of the report. `lease-reader` makes it; a type test in the API holds the two together. */
const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();
const pageBoxSchema = z.object({ page: z.int().positive(), box: boxSchema });

const evidenceShape = {
  document: z.int().nonnegative(),
  quote: z.string(),
  page: z.int().positive(),
  boxes: z.array(pageBoxSchema).readonly(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
};
export const evidenceSchema = z.object(evidenceShape);
export type Evidence = z.output<typeof evidenceSchema>;

const moneySchema = z.object({ cents: z.int(), currency: z.literal('USD') });
const computedMoneySchema = moneySchema.extend({ reasoning: z.string() });

export type FactValue =
  | string
  | number
  | boolean
  | { readonly cents: number; readonly currency: 'USD' }
  | readonly FactValue[]
  | { readonly [key: string]: FactValue | null };

const factValueSchema: z.ZodType<FactValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.array(factValueSchema).readonly(),
    z.record(z.string(), z.union([factValueSchema, z.null()])),
  ]),
);

const otherReadingSchema = z.object({ value: factValueSchema, display: z.string(), ...evidenceShape });
const byModel = z.literal('model').optional();
const formerTermSchema = otherReadingSchema.extend({ inForceFrom: z.iso.date().optional() });
const conflictSchema = otherReadingSchema.extend({ foundBy: byModel });

export const factSchema = z.object({
  value: factValueSchema.nullable(),
  display: z.string(),
  method: z.enum(['stated', 'computed', 'weighed', 'absent', 'model']),
  confidence: z.number().min(0).max(1),
  reasoning: z.string().nullable(),
  conflicts: z.array(conflictSchema).readonly(),
  superseded: z.array(formerTermSchema).readonly(),
  inForceFrom: z.iso.date().optional(),
  more: z.array(evidenceSchema).readonly(),
  document: evidenceShape.document.nullable(),
  quote: evidenceShape.quote.nullable(),
  page: evidenceShape.page.nullable(),
  boxes: evidenceShape.boxes,
  start: evidenceShape.start.nullable(),
  end: evidenceShape.end.nullable(),
  confirmedBy: byModel,
  explanation: z.string().optional(),
});
export type Fact = z.output<typeof factSchema>;

export const severitySchema = z.enum(['critical', 'high', 'medium', 'low']);
export type Severity = z.output<typeof severitySchema>;
const partySchema = z.enum(['tenant', 'landlord', 'both']);

const legalBasisSchema = z.object({ citation: z.string(), status: z.string(), asOf: z.string().nullable() });

const missingShape = {
  id: z.string(),
  title: z.string(),
  severity: severitySchema,
  hurts: partySchema,
  why: z.string(),
  ask: z.string(),
  legalBasis: legalBasisSchema.nullable(),
};

export const flagSchema = z.object({
  ...missingShape,
  key: z.string(),
  kind: z.string(),
  confidence: z.number().min(0).max(1),
  more: z.array(evidenceSchema).readonly(),
  ...evidenceShape,
  foundBy: byModel,
  confirmedBy: byModel,
  explanation: z.string().optional(),
});
export type Flag = z.output<typeof flagSchema>;

/** `evidence` has the words that take the protection away; it is absent where the lease says nothing. */
export const missingProtectionSchema = z.object({
  ...missingShape,
  evidence: z.array(evidenceSchema).readonly().optional(),
});
export type MissingProtection = z.output<typeof missingProtectionSchema>;

export const clauseSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  heading: z.string().nullable(),
  depth: z.int().nonnegative(),
  parentKey: z.string().nullable(),
  plain: z.string(),
  removedBy: z.int().nonnegative().optional(),
  confidence: z.number().min(0).max(1),
  ...evidenceShape,
});
export type Clause = z.output<typeof clauseSchema>;

export const changedWordsSchema = z.object({
  key: z.string(),
  by: z.int().nonnegative(),
  clause: z.string().nullable(),
  former: evidenceSchema.nullable(),
  current: evidenceSchema.nullable(),
  said: evidenceSchema,
});
export type ChangedWords = z.output<typeof changedWordsSchema>;

export const keyDateSchema = z.object({
  key: z.string(),
  kind: z.enum([
    'lease_signed',
    'start',
    'rent_starts',
    'rent_due',
    'rent_change',
    'notice_deadline',
    'renewal',
    'option_deadline',
    'end',
    'deposit_return',
    'insurance',
    'other',
  ]),
  title: z.string(),
  on: z.iso.date(),
  recurrence: z.string().nullable(),
  who: partySchema,
  method: z.enum(['stated', 'computed']),
  reasoning: z.string(),
  evidence: z.array(evidenceSchema).readonly(),
});
export type KeyDate = z.output<typeof keyDateSchema>;

export const moneySummarySchema = z.object({
  rentSchedule: z
    .array(
      z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        monthly: moneySchema,
        reasoning: z.string().optional(),
        evidence: z.array(evidenceSchema).readonly(),
      }),
    )
    .readonly(),
  rentByMonth: z
    .array(
      z.object({
        firstMonth: z.int().positive(),
        lastMonth: z.int().positive(),
        monthly: moneySchema,
        evidence: z.array(evidenceSchema).readonly(),
      }),
    )
    .readonly()
    .optional(),
  totalRent: computedMoneySchema.nullable(),
  dueAtSigning: computedMoneySchema.nullable(),
  effectiveMonthly: computedMoneySchema.nullable(),
  charges: z
    .array(
      z.object({
        key: z.string(),
        name: z.string(),
        amount: moneySchema,
        frequency: z.enum(['once', 'monthly', 'yearly', 'per_event', 'daily']),
        refundable: z.boolean(),
        isUnsure: z.literal(true).optional(),
        evidence: evidenceSchema,
      }),
    )
    .readonly(),
});

export const scoreSchema = z.object({
  value: z.int().min(0).max(100),
  grade: z.enum(['A', 'B', 'C', 'D', 'F']),
  parts: z
    .array(z.object({ label: z.string(), points: z.number(), flagKeys: z.array(z.string()).readonly() }))
    .readonly(),
});

/** What a model that was asked as well added to the report; absent where none was asked. */
export const modelReadingSchema = z.object({
  name: z.string(),
  host: z.string(),
  askedAt: z.iso.datetime(),
  outcome: z.enum(['read', 'partly', 'not_read']),
  reason: z
    .enum([
      'unreachable',
      'too_slow',
      'refused',
      'busy',
      'left_alone',
      'unreadable',
      'interrupted',
      'not_configured',
      'too_long',
    ])
    .nullable(),
  charactersRead: z.int().nonnegative(),
  charactersTotal: z.int().nonnegative(),
  added: z.int().nonnegative(),
  confirmed: z.int().nonnegative(),
  disputed: z.int().nonnegative(),
  dropped: z.int().nonnegative(),
});
export type ModelReading = z.output<typeof modelReadingSchema>;

export const leaseReportSchema = z.object({
  schemaVersion: z.literal(1),
  engineVersion: z.string(),
  kind: z.enum(['residential', 'commercial']),
  verdict: z.enum(['lease', 'amendment', 'not_a_lease']),
  title: z.string(),
  state: z.string().nullable(),
  language: z.enum(['en', 'es', 'other']),
  documents: z
    .array(
      z.object({
        index: z.int().nonnegative(),
        name: z.string(),
        role: z.enum(['base', 'amendment', 'addendum']),
        pageCount: z.int().nonnegative(),
        wordCount: z.int().nonnegative(),
        unreadPages: z.array(z.int().positive()).readonly().optional(),
        datedOn: z.iso.date().nullable(),
        title: z.string().nullable().optional(),
        place: z.int().nonnegative().optional(),
        placedBy: z.enum(['date', 'upload', 'person']).nullable().optional(),
        doubt: z.enum(['before_lease', 'names_nothing']).optional(),
        amendments: z
          .array(
            z.object({
              start: z.int().nonnegative(),
              title: z.string().nullable(),
              datedOn: z.iso.date().nullable(),
              place: z.int().nonnegative(),
            }),
          )
          .readonly()
          .optional(),
      }),
    )
    .readonly(),
  facts: z.record(z.string(), factSchema),
  flags: z.array(flagSchema).readonly(),
  missing: z.array(missingProtectionSchema).readonly(),
  clauses: z.array(clauseSchema).readonly(),
  changedWords: z.array(changedWordsSchema).readonly().optional(),
  dates: z.array(keyDateSchema).readonly(),
  money: moneySummarySchema,
  score: scoreSchema,
  model: modelReadingSchema.optional(),
});
/** Same shape as the reader's `LeaseReport`, as it comes over the wire. */
export type LeaseReport = z.output<typeof leaseReportSchema>;
