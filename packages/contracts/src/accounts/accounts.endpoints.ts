import { subscriptionTiers } from '@keyclause/domain';
import { z } from 'zod';
import { endpoint, events } from '../endpoint/endpoint.ts';

export const subscriptionTierSchema = z.enum(subscriptionTiers);

/** The specification's profile document: counters are projections of the ledger that only the server writes. */
export const profileSchema = z.object({
  uid: z.string(),
  subscriptionTier: subscriptionTierSchema,
  freeScansUsed: z.int().nonnegative(),
  analysisCredits: z.int().nonnegative(),
});
export type Profile = z.output<typeof profileSchema>;

export const accountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  photoURL: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Account = z.output<typeof accountSchema>;

/** A small picture as a data URL, so that no other host is asked for it. PNG, JPEG or WebP, at most 150 kB encoded. */
export const photoSchema = z
  .string()
  .max(150_000)
  .regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/);

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  summary: 'The signed-in account.',
  tag: 'accounts',
  access: 'user',
  response: z.object({ account: accountSchema, profile: profileSchema }),
});

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/me',
  summary: 'Changes name or photo; null clears. Any other field is refused.',
  tag: 'accounts',
  access: 'user',
  body: z.strictObject({
    displayName: z.string().trim().min(1).max(100).nullable().optional(),
    photoURL: photoSchema.nullable().optional(),
  }),
  response: accountSchema,
});

export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/api/me',
  summary: 'Ends the account and everything in it: leases, files, reports, sessions.',
  tag: 'accounts',
  access: 'user',
  body: z.strictObject({ confirmEmail: z.string().max(320) }),
  status: 202,
  response: z.object({ status: z.literal('deleting') }),
});

export const exportMe = endpoint({
  method: 'GET',
  path: '/api/me/export',
  summary: 'Everything of the account as one zip: account, leases, reports, original files.',
  tag: 'accounts',
  access: 'user',
  response: 'file',
});

export const watchProfile = endpoint({
  method: 'GET',
  path: '/api/me/events',
  summary: 'The profile now and after each change.',
  tag: 'accounts',
  access: 'user',
  response: events(profileSchema),
});
