import type { Logger } from 'pino';
import type { Database } from '#database/database.ts';
import type { MailSender } from './mail.ts';

export interface Operator {
  adminEmail: string | undefined;
  /** Writes to the person at the terminal, and not into the log. */
  tell: (text: string) => void;
}

/**
 * Keeps each mail in the outbox table, where the admin can read it. The log tells that one came and nothing more.
 * Mail to the admin also goes to the terminal: who cannot confirm the address yet cannot open the outbox either. What a visitor wrote
 * does not: the terminal shows our own words only.
 */
export const createOutboxMail = (
  database: Pick<Database, 'insertInto'>,
  log: Pick<Logger, 'info'>,
  { adminEmail, tell }: Operator,
): MailSender => ({
  send: async ({ to, subject, text, replyTo }) => {
    await database
      .insertInto('mails')
      .values({ recipient: to, subject, text, replyTo: replyTo?.toLowerCase() ?? null })
      .execute();
    log.info('mail stored in the outbox');
    if (adminEmail !== undefined && replyTo === undefined && to.toLowerCase() === adminEmail.toLowerCase()) {
      tell(`\nMail for ADMIN_EMAIL. Follow its link only if it was you who asked for it.\n${subject}\n${text}\n`);
    }
  },
});
