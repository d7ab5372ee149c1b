import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';
import { leaseParams } from '../leases/leases.schemas.ts';

export const shareLinkDays = [7, 30, 90] as const;

const shareLinkSchema = z.object({
  id: z.uuid(),
  /** Whether the document can be read too, and not only its report. */
  withDocument: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null for a link that holds until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ShareLink = z.output<typeof shareLinkSchema>;

export const listShareLinks = endpoint({
  method: 'GET',
  path: '/api/leases/:leaseId/share-links',
  summary: 'The links that show this lease to others and still hold.',
  tag: 'share links',
  access: 'user',
  params: leaseParams,
  response: z.object({ links: z.array(shareLinkSchema) }),
});

export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/leases/:leaseId/share-links',
  summary: 'Makes a read-only link to a report. Its token is given once and kept only as a hash.',
  tag: 'share links',
  access: 'user',
  params: leaseParams,
  body: z.strictObject({ days: z.literal(shareLinkDays).nullable(), withDocument: z.boolean() }),
  status: 201,
  response: z.object({ link: shareLinkSchema, token: z.string() }),
});

export const revokeShareLink = endpoint({
  method: 'DELETE',
  path: '/api/leases/:leaseId/share-links/:shareLinkId',
  summary: 'Ends a link at once.',
  tag: 'share links',
  access: 'user',
  params: z.strictObject({ leaseId: z.uuid(), shareLinkId: z.uuid() }),
  response: z.object({ status: z.literal('revoked') }),
});
