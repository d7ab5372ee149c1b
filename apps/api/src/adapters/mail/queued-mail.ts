import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Jobs } from '#adapters/jobs/jobs.ts';
import type { Database } from '#database/database.ts';
import type { MailSender } from './mail.ts';
import { sendMailQueue } from './send-mail-queue.ts';

/** Keeps each mail in the outbox table together with the job that hands it to the mail server: whoever asks need not wait for that. */
export const createQueuedMail = (
  database: Database,
  jobs: Pick<Jobs, 'enqueue'>,
  log: Pick<Logger, 'info'>,
): MailSender => ({
  send: async ({ to, subject, text, replyTo }) => {
    const id = randomUUID();
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('mails')
        .values({ id, recipient: to, subject, text, replyTo: replyTo?.toLowerCase() ?? null, delivery: 'queued' })
        .execute();
      await jobs.enqueue(transaction, sendMailQueue, { id, payload: { mailId: id } });
    });
    log.info('mail queued');
  },
});
