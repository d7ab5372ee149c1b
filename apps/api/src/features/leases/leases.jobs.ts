import { z } from 'zod';
import type { JobQueue } from '#adapters/jobs/jobs.ts';

const leasePayload = z.object({ leaseId: z.uuid() });
export type LeasePayload = z.output<typeof leasePayload>;

/** Reads a lease. The job has the lease's own id: one lease, one reading. */
export const readLeaseQueue: JobQueue<LeasePayload> = {
  name: 'read-lease',
  payload: leasePayload,
  retries: 5,
  secondsMax: 2 * 3600,
};

/** Asks the model about a lease whose report is stored. The job has the lease's own id; a run that was cut off is repeated once. */
export const modelReadingQueue: JobQueue<LeasePayload> = {
  name: 'read-with-model',
  payload: leasePayload,
  retries: 1,
  secondsMax: 1_800,
};

/** Takes a deleted lease away for good when its time to be restored is over. */
export const purgeLeaseQueue: JobQueue<LeasePayload> = {
  name: 'purge-lease',
  payload: leasePayload,
  retries: 10,
  secondsMax: 60,
};
