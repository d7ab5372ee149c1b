import { z } from 'zod';
import type { JobQueue } from '#adapters/jobs/jobs.ts';

const mailPayload = z.object({ mailId: z.uuid() });
export type MailPayload = z.output<typeof mailPayload>;

/** Hands a mail to the mail server. The job has the mail's own id. A server may be away for the better part of a day. */
export const sendMailQueue: JobQueue<MailPayload> = {
  name: 'send-mail',
  payload: mailPayload,
  retries: 60,
  retryDelayMaxSeconds: 900,
  secondsMax: 120,
};
