import { listOutbox } from '@keyclause/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#database/database.ts';
import { implement } from '#implement.ts';

/** Shows the admin what this installation would have mailed. */
export const registerOutbox = (app: FastifyInstance, { database }: { database: Database }): void => {
  implement(app, listOutbox, async () => {
    const mails = await database.selectFrom('mails').selectAll().orderBy('createdAt', 'desc').limit(100).execute();
    return {
      mails: mails.map(({ id, recipient, subject, text, createdAt }) => ({
        id,
        to: recipient,
        subject,
        text,
        createdAt: createdAt.toISOString(),
      })),
    };
  });
};
