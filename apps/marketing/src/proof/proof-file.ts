import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const count = z.int().min(0);
const share = z.number().min(0).max(1).nullable();

const fieldFigures = z.strictObject({
  gold: count,
  right: count,
  wrong: count,
  missing: count,
  extra: count,
  located: count,
  recall: share,
  precision: share,
  location: share,
});

const flagFigures = z.strictObject({
  gold: count,
  hit: count,
  right: count,
  extra: count,
  lookAlikes: count,
  lookAlikesFired: count,
  recall: share,
  precision: share,
});

// The words of one fact or flag that was missed in these leases.
const example = z.string().min(1).nullable();

const totals = {
  collection: z.enum(['own-leases', 'indirect-leases', 'ordinary-leases', 'us-leases']),
  format: z.enum(['txt', 'docx', 'pdf', 'scan.pdf']),
  leases: count.min(1),
  fields: fieldFigures,
  flags: flagFigures,
};

const developmentSet = z.strictObject({
  ...totals,
  part: z.literal('development'),
  perField: z.array(fieldFigures.extend({ id: z.string().min(1), example })).min(1),
  perFlag: z.array(flagFigures.extend({ id: z.string().min(1), title: z.string().min(1), example })).min(1),
});

// Without fields and flags apart: what one has seen of a held-back lease, one fits.
const heldBackSet = z.strictObject({ ...totals, part: z.literal('held-back') });

/** What `pnpm bench proof` writes. */
const proofFile = z.strictObject({
  measuredOn: z.iso.date(),
  engineVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
  commit: z.string().regex(/^[0-9a-f]{7,40}$/),
  sets: z.array(z.discriminatedUnion('part', [developmentSet, heldBackSet])).min(1),
  sentences: z.array(
    z.strictObject({
      part: z.enum(['development', 'held-back']),
      written: count,
      found: count,
      lookAlikes: count,
      lookAlikesFired: count,
      recall: share,
    }),
  ),
  quotes: z.strictObject({ documents: count, words: count, quotes: count, notVerbatim: count }),
});

export type ProofFile = z.output<typeof proofFile>;
export type MeasuredSet = ProofFile['sets'][number];
export type DevelopmentSet = z.output<typeof developmentSet>;
export type FieldFigures = z.output<typeof fieldFigures>;

/** The figures of the benchmark as they were kept. Throws, and so ends the build, when they are not of this shape. */
export const readProofFile = async (folder = process.cwd()): Promise<ProofFile> =>
  proofFile.parse(JSON.parse(await readFile(join(folder, 'reference', 'reader-figures.json'), 'utf8')));
