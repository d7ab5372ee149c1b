import { leaseStatuses, uploadLimits } from '@keyclause/domain';
import { z } from 'zod';

export const leaseParams = z.strictObject({ leaseId: z.uuid() });
export const documentParams = z.strictObject({
  leaseId: z.uuid(),
  documentIndex: z.coerce.number().int().min(0).max(19),
});

export const leaseTitleSchema = z.string().trim().min(1).max(uploadLimits.titleLength);

/** How far the reading is. Pages are 1-based and of the current file. */
export const leaseProgressSchema = z.object({
  stage: z.enum(['waiting', 'text', 'ocr', 'reading', 'saving']),
  document: z.int().nonnegative(),
  documentCount: z.int().positive(),
  page: z.int().nonnegative(),
  pageCount: z.int().nonnegative(),
});
export type LeaseProgress = z.output<typeof leaseProgressSchema>;

export const flagCountsSchema = z.object({
  critical: z.int().nonnegative(),
  high: z.int().nonnegative(),
  medium: z.int().nonnegative(),
  low: z.int().nonnegative(),
});

export const leaseSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  status: z.enum(leaseStatuses),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What the run was paid with; `free` when a stored report was used or nothing is charged. */
  charge: z.enum(['allowance', 'credit', 'free']),
  files: z.array(z.object({ name: z.string(), bytes: z.int().nonnegative(), mediaType: z.string() })),
  /** While queued or reading. */
  progress: leaseProgressSchema.nullable(),
  /** When failed: a code (those of documents, `not_a_lease`, `internal`) and a sentence for people. */
  failure: z.object({ code: z.string(), message: z.string(), fileName: z.string().nullable() }).nullable(),
  /** A language model is still asked about it: the report is there, and what the model adds will follow. */
  isModelReading: z.boolean(),
  /** When ready: what lists and cards show without opening the report. */
  summary: z
    .object({
      kind: z.enum(['residential', 'commercial']),
      pageCount: z.int().nonnegative(),
      score: z.int().min(0).max(100),
      grade: z.enum(['A', 'B', 'C', 'D', 'F']),
      flags: flagCountsSchema,
      premises: z.string().nullable(),
      landlord: z.string().nullable(),
      /** What holds unless one of `amendedRents` does. */
      rentMonthlyCents: z.int().nullable(),
      /** Rents that later documents put in its place from a day on, newest document first: the first whose day has come holds. */
      amendedRents: z.array(z.object({ from: z.iso.date(), monthlyCents: z.int() })),
      startOn: z.iso.date().nullable(),
      endOn: z.iso.date().nullable(),
    })
    .nullable(),
});
export type Lease = z.output<typeof leaseSchema>;

/** A lease with what is being done to its files. */
export const leaseDetailsSchema = leaseSchema.extend({
  /** When its files last changed; null for one that is as it was uploaded. */
  revisedAt: z.iso.datetime().nullable(),
  /** Whether its later documents take effect by the days that they give or in the order of the files. */
  fileOrder: z.enum(['dated', 'given']),
  /** A change of its files that is being read, or could not be. The report is that of the files before. */
  revision: z
    .object({
      kind: z.enum(['added', 'removed', 'ordered']),
      status: z.enum(['queued', 'reading', 'failed']),
      files: z.array(z.object({ name: z.string() })),
      progress: leaseProgressSchema.nullable(),
      failure: z.object({ code: z.string(), message: z.string(), fileName: z.string().nullable() }).nullable(),
    })
    .nullable(),
  /** Until when the last change of the files can be undone. */
  undoableUntil: z.iso.datetime().nullable(),
});
export type LeaseDetails = z.output<typeof leaseDetailsSchema>;

const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export const documentKindSchema = z.enum(['pdf', 'docx', 'html', 'text', 'image']);

/** The outline of a document: enough to lay out a virtualised viewer before any page has come. */
export const leaseDocumentSchema = z.object({
  name: z.string(),
  mediaType: z.string(),
  kind: documentKindSchema,
  textLength: z.int().nonnegative(),
  pages: z.array(
    z.object({
      number: z.int().positive(),
      widthPoints: z.number(),
      heightPoints: z.number(),
      start: z.int().nonnegative(),
      end: z.int().nonnegative(),
      source: z.enum(['text_layer', 'ocr', 'typeset']),
      ocrConfidence: z.number().optional(),
      notRead: z.enum(['too_slow']).optional(),
    }),
  ),
});
export type LeaseDocument = z.output<typeof leaseDocumentSchema>;

/** Words of one page: `text` is the page's slice of the document's text, offsets are into the document. */
export const leasePageSchema = z.object({
  number: z.int().positive(),
  text: z.string(),
  words: z.array(
    z.object({
      start: z.int().nonnegative(),
      end: z.int().nonnegative(),
      box: boxSchema,
      fontSize: z.number().optional(),
      bold: z.boolean().optional(),
    }),
  ),
});
export type LeasePage = z.output<typeof leasePageSchema>;
