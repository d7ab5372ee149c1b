import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';
import { sha256Schema } from '../scans/scans.endpoints.ts';
import { leaseDetailsSchema, leaseParams } from './leases.schemas.ts';

/** Multipart: one or more parts named `files`. They come after the files that the lease has. */
export const addAmendment = endpoint({
  method: 'POST',
  path: '/api/leases/:leaseId/amendments',
  summary:
    'Adds later documents to a lease and queues the reading of the whole set, for one scan. The lease stays as it is until that is done.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  body: 'multipart',
  status: 202,
  response: leaseDetailsSchema,
});

/** Asked before an upload. */
export const quoteAmendment = endpoint({
  method: 'POST',
  path: '/api/leases/:leaseId/amendments/quote',
  summary: 'Whether adding these files to a lease would cost a scan, and whether the lease has one of them already.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  body: z.strictObject({ sha256: z.array(sha256Schema).min(1).max(20) }),
  response: z.object({
    /** The account had this set of documents read before. */
    isFree: z.boolean(),
    /** The file of the lease that one of these is, which cannot be added again. */
    sameFile: z.string().nullable(),
  }),
});

export const arrangeLeaseFiles = endpoint({
  method: 'PUT',
  path: '/api/leases/:leaseId/files',
  summary: 'Puts the files of a lease into another order, or leaves some of them out, and reads the set again, free.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  body: z.strictObject({
    /** The positions of the files that stay, in the order that they shall have. The first file stays first. */
    files: z.array(z.int().min(0).max(19)).min(1).max(20),
    /** `dated`: later documents take effect by the days that they give; `given`: in this order. */
    order: z.enum(['dated', 'given']),
  }),
  status: 202,
  response: leaseDetailsSchema,
});

export const endRevision = endpoint({
  method: 'DELETE',
  path: '/api/leases/:leaseId/revision',
  summary: 'Stops a change of the lease’s files that is being read, or takes away the word of one that failed. Free.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  response: leaseDetailsSchema,
});

export const undoRevision = endpoint({
  method: 'POST',
  path: '/api/leases/:leaseId/revision/undo',
  summary: 'Brings back the files and the report that a lease had before its files were put in order or left out.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  response: leaseDetailsSchema,
});
