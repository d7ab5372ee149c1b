import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';

export const scanChargeSchema = z.enum(['allowance', 'credit']);

export const scanAllowanceSchema = z.object({
  used: z.int().nonnegative(),
  included: z.int().nonnegative(),
  period: z.enum(['ever', 'month']),
  credits: z.int().nonnegative(),
  nextCharge: scanChargeSchema.nullable(),
});

export const getScanAllowance = endpoint({
  method: 'GET',
  path: '/api/scans/allowance',
  summary: 'Scans used and left, and what the next one would be paid with.',
  tag: 'scans',
  access: 'user',
  response: scanAllowanceSchema,
});

export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** Asked before an upload: the same files with the same engine are answered from the stored report. */
export const quoteScan = endpoint({
  method: 'POST',
  path: '/api/scans/quote',
  summary: 'What reading these files would cost, before they are sent.',
  tag: 'scans',
  access: 'user',
  body: z.strictObject({ sha256: z.array(sha256Schema).min(1).max(20) }),
  response: z.object({
    charge: z.enum(['allowance', 'credit', 'free', 'refused']),
    /** The lease that these files already made. */
    existingLeaseId: z.uuid().nullable(),
    allowance: scanAllowanceSchema,
  }),
});
