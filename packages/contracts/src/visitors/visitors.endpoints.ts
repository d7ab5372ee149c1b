import { isEmail, visitorLimits } from '@keyclause/domain';
import { z } from 'zod';
import { endpoint } from '../endpoint/endpoint.ts';

const emailSchema = z.string().trim().refine(isEmail, 'Enter a valid email address');

const withoutControls = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();

const lineSchema = (fault: string) =>
  z
    .string()
    .transform((text) => withoutControls(text).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, fault).max(visitorLimits.nameLength, `Use at most ${visitorLimits.nameLength} characters`));

const textSchema = (fault: string) =>
  z
    .string()
    .transform((text) => withoutControls(text).trim())
    .pipe(
      z
        .string()
        .min(1, fault)
        .max(
          visitorLimits.messageLength,
          `Use at most ${visitorLimits.messageLength.toLocaleString('en-US')} characters`,
        ),
    );

/** What tells a program from a person: a field that people do not see, and how long the form was open, where a script could count. */
const signs = {
  leaveEmpty: z.string().max(1000).default(''),
  secondsOpen: z.number().nonnegative().optional(),
};

export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Puts an address on the newsletter list. The answer is the same for one that is on it already.',
  tag: 'visitors',
  access: 'public',
  form: 'newsletter',
  body: z.strictObject({ email: emailSchema, ...signs }),
  response: z.object({ status: z.literal('subscribed') }),
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Stores a message to the people who run this installation and mails it to them, once for each text and day.',
  tag: 'visitors',
  access: 'public',
  form: 'contact',
  body: z.strictObject({
    name: lineSchema('Enter your name'),
    email: emailSchema,
    message: textSchema('Write a message'),
    ...signs,
  }),
  response: z.object({ status: z.literal('received') }),
});

export const requestBetaAccess = endpoint({
  method: 'POST',
  path: '/api/beta',
  summary: 'Asks to try new tools first. The answer is the same for an address that has asked already.',
  tag: 'visitors',
  access: 'public',
  form: 'beta',
  body: z.strictObject({
    name: lineSchema('Enter your name'),
    email: emailSchema,
    about: textSchema('Say what you would use it for'),
    ...signs,
  }),
  response: z.object({ status: z.literal('received') }),
});

const sentAt = z.iso.datetime();

export const listVisitorMessages = endpoint({
  method: 'GET',
  path: '/api/admin/visitors',
  summary:
    'What visitors sent, newest first: at most a hundred messages, requests for beta access and newsletter addresses.',
  tag: 'admin',
  access: 'admin',
  response: z.object({
    messages: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        message: z.string(),
        looksAutomatic: z.boolean(),
        createdAt: sentAt,
        mailedAt: sentAt.nullable(),
      }),
    ),
    betaRequests: z.array(
      z.object({
        email: z.string(),
        name: z.string(),
        about: z.string(),
        looksAutomatic: z.boolean(),
        createdAt: sentAt,
      }),
    ),
    subscribers: z.array(z.object({ email: z.string(), looksAutomatic: z.boolean(), createdAt: sentAt })),
    subscriberCount: z.int().nonnegative(),
  }),
});

export const forgetVisitor = endpoint({
  method: 'POST',
  path: '/api/admin/visitors/forget',
  summary:
    'Removes everything that an address sent without an account: newsletter, messages, beta request, stored mails.',
  tag: 'admin',
  access: 'admin',
  body: z.strictObject({ email: emailSchema }),
  response: z.object({ removed: z.int().nonnegative() }),
});
