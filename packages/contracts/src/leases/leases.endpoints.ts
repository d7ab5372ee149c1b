import { z } from 'zod';
import { endpoint, events } from '../endpoint/endpoint.ts';
import { leaseReportSchema } from '../reports/lease-report.schema.ts';
import {
  documentParams,
  leaseDetailsSchema,
  leaseDocumentSchema,
  leasePageSchema,
  leaseParams,
  leaseSchema,
  leaseTitleSchema,
} from './leases.schemas.ts';

export const listLeases = endpoint({
  method: 'GET',
  path: '/api/leases',
  summary: 'My leases, a page at a time.',
  tag: 'leases',
  access: 'user',
  query: z.strictObject({
    search: z.string().trim().max(200).optional(),
    sort: z.enum(['newest', 'oldest', 'title', 'score', 'end']).default('newest'),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.string().max(500).optional(),
  }),
  response: z.object({ leases: z.array(leaseSchema), total: z.int().nonnegative(), nextCursor: z.string().nullable() }),
});

/** Multipart: one to twenty parts named `files`, and optionally `title`. The parts of one call make one lease. */
export const createLease = endpoint({
  method: 'POST',
  path: '/api/leases',
  summary:
    'Uploads the files of one lease and queues the reading. The same files again give the lease they made, free.',
  tag: 'leases',
  access: 'user',
  body: 'multipart',
  status: 202,
  response: z.object({ lease: leaseDetailsSchema, duplicate: z.boolean() }),
});

export const getLease = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId',
  summary: 'One lease.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  response: leaseDetailsSchema,
});

export const updateLease = endpoint({
  method: 'PATCH',
  path: '/api/leases/:leaseId',
  summary: 'Renames a lease.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  body: z.strictObject({ title: leaseTitleSchema }),
  response: leaseDetailsSchema,
});

export const deleteLease = endpoint({
  method: 'DELETE',
  path: '/api/leases/:leaseId',
  summary: 'Takes a lease away. It can be restored for a minute; then its rows and files are gone.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  response: z.object({ restorableUntil: z.iso.datetime() }),
});

export const restoreLease = endpoint({
  method: 'POST',
  path: '/api/leases/:leaseId/restore',
  summary: 'Brings back a lease that was just deleted.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  response: leaseDetailsSchema,
});

export const cancelLease = endpoint({
  method: 'POST',
  path: '/api/leases/:leaseId/cancel',
  summary: 'Stops the reading. Nothing is charged.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  response: leaseDetailsSchema,
});

export const watchLeases = endpoint({
  method: 'GET',
  path: '/api/leases/events',
  summary: 'Each of my leases when it changes, with its progress page by page.',
  tag: 'leases',
  access: 'user',
  response: events(leaseDetailsSchema),
});

export const getLeaseReport = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId/report',
  summary: 'The report of a lease that is ready.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  response: leaseReportSchema,
});

export const downloadLeaseReport = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId/report.json',
  summary: 'The same report as a file to keep.',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  response: 'file',
});

export const downloadLeaseCalendar = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId/calendar.ics',
  summary: 'The dates of the lease for a calendar (RFC 5545).',
  tag: 'leases',
  access: 'user',
  params: leaseParams,
  response: 'file',
});

export const getLeaseDocument = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId/documents/:documentIndex',
  summary: 'The outline of one of the lease’s documents.',
  tag: 'leases',
  access: 'user',
  params: documentParams,
  response: leaseDocumentSchema,
});

export const listLeasePages = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId/documents/:documentIndex/pages',
  summary: 'The placed words of some pages.',
  tag: 'leases',
  access: 'user',
  params: documentParams,
  query: z.strictObject({
    from: z.coerce.number().int().min(1).max(10_000).default(1),
    to: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  response: z.object({ pages: z.array(leasePageSchema) }),
});

export const searchLeaseDocument = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId/documents/:documentIndex/search',
  summary: 'Where words stand in a document, ignoring case and white space.',
  tag: 'leases',
  access: 'user',
  params: documentParams,
  query: z.strictObject({ text: z.string().trim().min(1).max(200) }),
  response: z.object({
    matches: z.array(z.object({ start: z.int(), end: z.int(), page: z.int().positive() })),
    truncated: z.boolean(),
  }),
});

export const downloadLeaseFile = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId/documents/:documentIndex/file',
  summary: 'The original file, as an attachment, never as a page of ours.',
  tag: 'leases',
  access: 'user',
  params: documentParams,
  response: 'file',
});
