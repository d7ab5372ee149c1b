import { z } from 'zod';
import type { JobQueue } from '#adapters/jobs/jobs.ts';

const integrityPayload = z.object({ checkId: z.uuid() });
export type IntegrityPayload = z.output<typeof integrityPayload>;

/** Checks all stored files. The job has the check's own id. */
export const checkIntegrityQueue: JobQueue<IntegrityPayload> = {
  name: 'check-integrity',
  payload: integrityPayload,
  retries: 3,
  secondsMax: 12 * 3600,
};
