import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';
import { leaseSchema } from '../leases/leases.schemas.ts';
import { keyDateSchema } from '../reports/lease-report.schema.ts';
import { scanAllowanceSchema } from '../scans/scans.endpoints.ts';

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  summary: 'What the dashboard shows: last leases, the next dates of all of them, usage.',
  tag: 'dashboard',
  access: 'user',
  query: z.strictObject({ today: z.iso.date() }),
  response: z.object({
    leases: z.array(leaseSchema),
    leaseCount: z.int().nonnegative(),
    /** The next twelve, soonest first, from `today` on. */
    dates: z.array(
      z.object({
        leaseId: z.uuid(),
        leaseTitle: z.string(),
        key: z.string(),
        kind: keyDateSchema.shape.kind,
        title: z.string(),
        on: z.iso.date(),
      }),
    ),
    allowance: scanAllowanceSchema,
  }),
});
