import { expect, it } from 'vitest';
import { type MailEnvironment, mailFaults, mailSettings } from './mail-settings.ts';

const nothing: MailEnvironment = { SMTP_SECURITY: 'starttls' };

it('keeps mails in the outbox when nothing is set', () => {
  expect(mailFaults(nothing)).toEqual([]);
  expect(mailSettings(nothing)).toBeUndefined();
});

it.each([
  ['starttls', 587],
  ['tls', 465],
  ['none', 25],
] as const)('takes the port that belongs to %s', (SMTP_SECURITY, port) => {
  const environment = { SMTP_SECURITY, SMTP_HOST: 'mail.test', MAIL_FROM: 'Keyclause <a@b.test>' };
  expect(mailFaults(environment)).toEqual([]);
  expect(mailSettings(environment)).toMatchObject({ host: 'mail.test', port, login: undefined });
});

it.each([
  [{ SMTP_HOST: 'mail.test' }, 'MAIL_FROM is missing: SMTP_HOST needs it.'],
  [
    { SMTP_HOST: 'mail.test', MAIL_FROM: 'a@b.test', SMTP_USER: 'u' },
    'SMTP_USER and SMTP_PASSWORD are set together or not at all.',
  ],
  [
    { SMTP_HOST: 'mail.test', MAIL_FROM: 'a@b.test, c@d.test' },
    'MAIL_FROM must look like leases@example.com or Keyclause <leases@example.com>.',
  ],
  [{ MAIL_FROM: 'a@b.test' }, 'MAIL_FROM is set, but no mail server is. Set SMTP_HOST, or unset it.'],
])('says what is missing in %j', (environment, fault) => {
  expect(mailFaults({ ...nothing, ...environment })).toEqual([fault]);
});
