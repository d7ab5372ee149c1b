import { listOutbox } from '@keyclause/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#database/database.ts';
import { implement } from '#implement.ts';

/** Shows the admin the mails of this installation: where there is no mail server, it is the only place where they are. */
export const registerOutbox = (app: FastifyInstance, { database }: { database: Database }): void => {
  implement(app, listOutbox, async () => {
    const mails = await database.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').limit(100).execute();
    return {
      mails: mails.map(({ id, recipient, subject, text, replyTo, delivery, failure, createdAt }) => ({
        id,
        to: recipient,
        subject,
        text,
        replyTo,
        delivery,
        failure,
        createdAt: createdAt.toISOString(),
      })),
    };
  });
};
