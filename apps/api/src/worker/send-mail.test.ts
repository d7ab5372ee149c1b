import { listOutbox } from '@keyclause/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailContract } from '#adapters/mail/mail.contract.ts';
import type { SmtpSettings } from '#adapters/mail/mail-settings.ts';
import { createQueuedMail } from '#adapters/mail/queued-mail.ts';
import { signIn, startApi, testAdminEmail } from '#test/api-test.ts';
import { startMailServer } from '#test/stores/smtp-server.ts';

const anInstallation = async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const mailServer: SmtpSettings = {
    host: 'localhost',
    port: server.port,
    security: 'none',
    login: undefined,
    from: 'leases@keyclause.test',
  };
  const { api, close } = await startApi({ mailServer, worker: { concurrency: 1 } });
  onTestFinished(close);
  const { database, jobs, log } = api.dependencies;
  return { api, server, sender: createQueuedMail(database, jobs, log) };
};

mailContract('queued for SMTP', async () => {
  const { api, server, sender } = await anInstallation();
  return {
    sender,
    arrived: async () => {
      const waiting = () =>
        api.dependencies.database.selectFrom('mails').selectAll().where('delivery', '=', 'queued').execute();
      await expect.poll(waiting).toEqual([]);
      return server.mails.map(({ to, subject, text, replyTo }) => ({
        to,
        subject,
        text,
        ...(replyTo === undefined ? {} : { replyTo }),
      }));
    },
  };
});

describe('a queued mail', () => {
  it('is sent when somebody signs up, and its text with the link is not kept', async () => {
    const { api, server } = await anInstallation();

    const person = await signIn(api, { email: 'ann@keyclause.test' });

    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails[0]).toMatchObject({ to: person.email, text: expect.stringContaining('http') });
    const stored = () => api.dependencies.database.selectFrom('mails').select(['delivery', 'text', 'sentAt']).execute();
    await expect.poll(stored).toEqual([{ delivery: 'sent', text: '', sentAt: expect.any(Date) }]);
    expect(api.logLines.join()).not.toContain('ann@keyclause.test');
  });

  it('is tried again until the server takes it, once', async () => {
    const { server, sender } = await anInstallation();
    server.refuseNext(451, 2);

    await sender.send({ to: 'ann@keyclause.test', subject: 'Patience', text: 'x\n' });

    await expect.poll(() => server.mails.length, { timeout: 30_000 }).toBe(1);
    expect(server.mails[0]?.subject).toBe('Patience');
  });

  it('is given up when the server refuses it for good, and the admin sees why', async () => {
    const { api, server, sender } = await anInstallation();
    const admin = await signIn(api, { email: testAdminEmail, isVerified: true });
    await expect.poll(() => server.mails.length).toBe(1);
    server.refuseNext(550);

    await sender.send({ to: 'nobody@keyclause.test', subject: 'Nobody', text: 'x\n' });

    const failed = async () => {
      const { mails } = (await admin.request(listOutbox)).data;
      return mails.filter(({ delivery }) => delivery === 'failed').map(({ to, failure }) => [to, failure]);
    };
    await expect.poll(failed).toEqual([['nobody@keyclause.test', 'The mail server refuses it for good (550)']]);
  });

  it('does not send what was kept before there was a mail server', async () => {
    const { api, server, sender } = await anInstallation();
    await api.dependencies.database
      .insertInto('mails')
      .values({ recipient: 'ann@keyclause.test', subject: 'Old', text: 'x' })
      .execute();

    await sender.send({ to: 'ann@keyclause.test', subject: 'New', text: 'x\n' });

    await expect.poll(() => server.mails.map(({ subject }) => subject)).toEqual(['New']);
  });
});
