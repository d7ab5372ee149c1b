import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#database/database.ts';
import type { MailSender } from './mail.ts';

/** Keeps each mail in the outbox table, where the admin can read it. The log tells that one came and nothing more. */
export const createOutboxMail = (database: Database, log: Pick<FastifyBaseLogger, 'info'>): MailSender => ({
  send: async ({ to, subject, text }) => {
    await database.insertInto('mails').values({ recipient: to, subject, text }).execute();
    log.info('mail stored in the outbox');
  },
});
