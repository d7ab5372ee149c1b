import { onTestFinished } from 'vitest';
import { startApi } from '#test/api-test.ts';
import { mailContract } from './mail.contract.ts';
import { createOutboxMail } from './outbox-mail.ts';

mailContract('outbox', async () => {
  const { api, close } = await startApi();
  onTestFinished(close);
  const { database, log } = api.dependencies;
  return {
    sender: createOutboxMail(database, log, { adminEmail: undefined, tell: () => undefined }),
    arrived: async () => {
      const mails = await database.selectFrom('mails').selectAll().orderBy('createdAt').execute();
      return mails.map(({ recipient, subject, text, replyTo }) => ({
        to: recipient,
        subject,
        text,
        ...(replyTo === null ? {} : { replyTo }),
      }));
    },
  };
});
