import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';
import { leaseDocumentSchema, leasePageSchema } from '../leases/leases.schemas.ts';
import { leaseReportSchema } from '../reports/lease-report.schema.ts';

/** 256 random bits. */
const tokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const sharedLeaseParams = z.strictObject({ token: tokenSchema });

const sharedDocumentParams = z.strictObject({
  token: tokenSchema,
  documentIndex: z.coerce.number().int().min(0).max(19),
});

export const getSharedLease = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  summary: 'What a share link shows. Revoked, expired and unknown links give the same answer.',
  tag: 'share links',
  access: 'public',
  params: sharedLeaseParams,
  response: z.object({ title: z.string(), withDocument: z.boolean(), expiresAt: z.iso.datetime().nullable() }),
});

export const getSharedReport = endpoint({
  method: 'GET',
  path: '/api/shared/:token/report',
  summary: 'The report behind a share link.',
  tag: 'share links',
  access: 'public',
  params: sharedLeaseParams,
  response: leaseReportSchema,
});

export const getSharedDocument = endpoint({
  method: 'GET',
  path: '/api/shared/:token/documents/:documentIndex',
  summary: 'The outline of a document, where the link shows documents.',
  tag: 'share links',
  access: 'public',
  params: sharedDocumentParams,
  response: leaseDocumentSchema,
});

export const listSharedPages = endpoint({
  method: 'GET',
  path: '/api/shared/:token/documents/:documentIndex/pages',
  summary: 'The placed words of some pages, where the link shows documents.',
  tag: 'share links',
  access: 'public',
  params: sharedDocumentParams,
  query: z.strictObject({
    from: z.coerce.number().int().min(1).max(10_000).default(1),
    to: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  response: z.object({ pages: z.array(leasePageSchema) }),
});

export const searchSharedDocument = endpoint({
  method: 'GET',
  path: '/api/shared/:token/documents/:documentIndex/search',
  summary: 'Where words stand in a document, where the link shows documents.',
  tag: 'share links',
  access: 'public',
  params: sharedDocumentParams,
  query: z.strictObject({ text: z.string().trim().min(1).max(200) }),
  response: z.object({
    matches: z.array(z.object({ start: z.int(), end: z.int(), page: z.int().positive() })),
    truncated: z.boolean(),
  }),
});

/** To draw the pages with: a link that shows no document has no file either. */
export const downloadSharedFile = endpoint({
  method: 'GET',
  path: '/api/shared/:token/documents/:documentIndex/file',
  summary: 'The file that the pages are drawn from, where the link shows documents.',
  tag: 'share links',
  access: 'public',
  params: sharedDocumentParams,
  response: 'file',
});
