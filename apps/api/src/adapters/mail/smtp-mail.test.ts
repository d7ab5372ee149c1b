import { describe, expect, it, onTestFinished } from 'vitest';
import { mailAccount, startMailServer } from '#test/stores/smtp-server.ts';
import { mailContract } from './mail.contract.ts';
import { MailRefusedError } from './mail.ts';
import type { SmtpSettings } from './mail-settings.ts';
import { createSmtpMail } from './smtp-mail.ts';

type Options = NonNullable<Parameters<typeof startMailServer>[0]> & {
  client?: Partial<SmtpSettings>;
  isTrusted?: boolean;
};

const aMailServer = async ({ client = {}, isTrusted = true, ...options }: Options = {}) => {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  const settings: SmtpSettings = {
    host: 'localhost',
    port: server.port,
    security: options.security ?? 'none',
    login: undefined,
    from: 'Keyclause <leases@keyclause.test>',
    ...client,
  };
  const sender = createSmtpMail(settings, isTrusted ? { trusted: server.certificate } : {});
  onTestFinished(sender.close);
  return { server, sender };
};

mailContract('SMTP', async () => {
  const { server, sender } = await aMailServer();
  return {
    sender,
    arrived: async () =>
      server.mails.map(({ to, subject, text, replyTo }) => ({
        to,
        subject,
        text,
        ...(replyTo === undefined ? {} : { replyTo }),
      })),
  };
});

const hello = { to: 'ann@keyclause.test', subject: 'Hello', text: 'Hello.\n' };

describe('mail by SMTP', () => {
  it.each(['starttls', 'tls'] as const)('is encrypted and signed in with %s', async (security) => {
    const { server, sender } = await aMailServer({ security, needsLogin: true, client: { login: mailAccount } });

    expect(await sender.check()).toBeUndefined();
    await sender.send({ ...hello, key: 'k1' });

    expect(server.mails).toMatchObject([
      { isEncrypted: true, user: 'keyclause', from: 'leases@keyclause.test', messageId: '<k1@keyclause.test>' },
    ]);
  });

  it('is not sent in the clear when the server cannot encrypt', async () => {
    const { server, sender } = await aMailServer({
      security: 'none',
      client: { security: 'starttls', login: mailAccount },
    });

    await expect(sender.send(hello)).rejects.toThrow();

    expect(server.mails).toEqual([]);
  });

  it('is not given to a server whose certificate nobody vouches for', async () => {
    const { server, sender } = await aMailServer({ security: 'tls', isTrusted: false });

    await expect(sender.send(hello)).rejects.toThrow();

    expect(server.mails).toEqual([]);
  });

  it('says at the start which settings the server refuses, and tells a server that is away apart', async () => {
    const wrong = { user: 'keyclause', password: 'wrong' };
    const { sender } = await aMailServer({ security: 'tls', needsLogin: true, client: { login: wrong } });
    await expect(sender.check()).rejects.toThrow(/SMTP_USER, SMTP_PASSWORD/);

    const { sender: toNobody } = await aMailServer({ client: { port: 9 } });
    expect(await toNobody.check()).toMatch(/localhost:9 cannot be used/);
  });

  it.each([
    ['subject', { ...hello, subject: 'Hello\r\nBcc: eve@evil.test\r\n\r\nBody' }],
    ['subject with a bare line feed', { ...hello, subject: 'Hello\nBcc: eve@evil.test' }],
    ['recipient', { ...hello, to: 'ann@keyclause.test\r\nBcc: eve@evil.test' }],
    ['list of recipients', { ...hello, to: 'ann@keyclause.test, eve@evil.test' }],
    ['named recipient', { ...hello, to: 'Eve <eve@evil.test>' }],
    ['address of answers', { ...hello, replyTo: 'ann@keyclause.test\r\nBcc: eve@evil.test' }],
    ['key', { ...hello, key: 'k\r\nBcc: eve@evil.test' }],
    ['text', { ...hello, text: 'Hello\r\n.\r\nRCPT TO:<eve@evil.test>\r\n' }],
  ])('reaches nobody else by a made-up %s', async (_what, mail) => {
    const { server, sender } = await aMailServer();

    await sender.send(mail).catch(() => undefined);
    await sender.send(hello);

    expect(server.mails.flatMap(({ recipients }) => recipients).filter((one) => one !== 'ann@keyclause.test')).toEqual(
      [],
    );
    expect(server.mails.flatMap(({ headers }) => headers)).not.toContain('bcc');
    expect(server.mails.at(-1)).toMatchObject(hello);
  });

  it('tells a refusal for good apart from one that passes', async () => {
    const { server, sender } = await aMailServer();
    server.refuseNext(550);
    await expect(sender.send(hello)).rejects.toThrow(MailRefusedError);

    server.refuseNext(451);
    await expect(sender.send(hello)).rejects.not.toThrow(MailRefusedError);

    await sender.send(hello);
    expect(server.mails).toHaveLength(1);
  });
});
