import type { Clock } from '#adapters/clock/clock.ts';
import type { JobHandlers } from '#adapters/jobs/jobs.ts';
import { MailRefusedError, type MailSender } from '#adapters/mail/mail.ts';
import type { MailPayload } from '#adapters/mail/send-mail-queue.ts';
import type { Database } from '#database/database.ts';
import { createOutboxRepository } from '#features/outbox/outbox.repository.ts';

/** Hands queued mails to the mail server. One that was sent by a process which then died is sent again under the same Message-ID. */
export const createMailDelivery = ({
  database,
  mailServer,
  clock,
}: {
  readonly database: Database;
  readonly mailServer: MailSender;
  readonly clock: Clock;
}): JobHandlers<MailPayload> => {
  const outbox = createOutboxRepository(database);
  return {
    run: async ({ payload: { mailId } }) => {
      const mail = await outbox.findQueued(mailId);
      if (!mail) return;
      const { recipient: to, subject, text, replyTo } = mail;
      try {
        await mailServer.send({ to, subject, text, key: mailId, ...(replyTo === null ? {} : { replyTo }) });
        await outbox.markSent(mailId, clock.now());
      } catch (error) {
        if (!(error instanceof MailRefusedError)) throw error;
        await outbox.markFailed(mailId, error.message);
      }
    },
    giveUp: ({ mailId }) => outbox.markFailed(mailId, 'The mail server could not be reached in time'),
  };
};
