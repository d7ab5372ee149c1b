import { z } from 'zod';
import { accountSchema, profileSchema, subscriptionTierSchema } from '../accounts/accounts.endpoints.ts';
import { endpoint } from '../endpoint/endpoint.ts';

const accountParams = z.strictObject({ uid: z.string().min(1).max(128) });

const mailDeliverySchema = z.enum(['kept', 'queued', 'sent', 'failed']);
/** Kept: there is no mail server, and the outbox is where mails go. The text of a mail that was sent is not kept. */
export type MailDelivery = z.output<typeof mailDeliverySchema>;

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'The last hundred mails of this installation, and what became of them.',
  tag: 'admin',
  access: 'admin',
  response: z.object({
    mails: z.array(
      z.object({
        id: z.uuid(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        /** Who wrote the text, when it was a visitor. */
        replyTo: z.string().nullable(),
        delivery: mailDeliverySchema,
        /** Why it was given up. */
        failure: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/accounts',
  summary: 'Accounts whose e-mail contains the search, newest first, at most fifty.',
  tag: 'admin',
  access: 'admin',
  query: z.strictObject({ search: z.string().trim().max(200).default('') }),
  response: z.object({ accounts: z.array(z.object({ account: accountSchema, profile: profileSchema })) }),
});

/** Payments are off by default: the admin assigns plans and credits. */
export const assignPlan = endpoint({
  method: 'PUT',
  path: '/api/admin/accounts/:uid/plan',
  summary: 'Puts an account on a plan.',
  tag: 'admin',
  access: 'admin',
  params: accountParams,
  body: z.strictObject({ subscriptionTier: subscriptionTierSchema }),
  response: profileSchema,
});

export const grantCredits = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:uid/credits',
  summary: 'Adds scan credits to an account, once per idempotency key.',
  tag: 'admin',
  access: 'admin',
  params: accountParams,
  body: z.strictObject({ credits: z.int().min(1).max(1000), reason: z.string().trim().min(1).max(200), key: z.uuid() }),
  response: profileSchema,
});
