import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';

export const fileFaultSchema = z.enum(['missing', 'mismatch', 'orphan']);
/** Missing: a lease names it and the store has none. Mismatch: its bytes are not those that were uploaded. Orphan: no lease names it. */
export type FileFault = z.output<typeof fileFaultSchema>;

const integrityCheckSchema = z.object({
  id: z.uuid(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  /** Objects looked at so far. */
  checked: z.int().min(0),
  /** Objects to look at; null until they are counted. */
  total: z.int().min(0).nullable(),
  counts: z.object({ missing: z.int().min(0), mismatch: z.int().min(0), orphan: z.int().min(0) }),
  /** The first two hundred, by hash. */
  findings: z.array(
    z.object({
      fault: fileFaultSchema,
      sha256: z.string(),
      bytes: z.int().min(0),
      /** Those that name it. */
      leaseIds: z.array(z.uuid()),
    }),
  ),
  requestedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type IntegrityCheck = z.output<typeof integrityCheckSchema>;

const responseSchema = z.object({ check: integrityCheckSchema.nullable() });

export const getIntegrity = endpoint({
  method: 'GET',
  path: '/api/admin/integrity',
  summary: 'The last check of all stored files: under way with its progress, or ended with what it found.',
  tag: 'admin',
  access: 'admin',
  response: responseSchema,
});

export const startIntegrityCheck = endpoint({
  method: 'POST',
  path: '/api/admin/integrity',
  summary:
    'Has a worker read every stored file and compare it with its lease. While one check is under way no second one starts.',
  tag: 'admin',
  access: 'admin',
  status: 202,
  response: responseSchema,
});
