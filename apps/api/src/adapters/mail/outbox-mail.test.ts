import { expect } from 'vitest';
import { it } from '#test/api-test.ts';
import { createOutboxMail } from './outbox-mail.ts';

const log = { info: () => undefined };

it('keeps every mail, and shows the one to the admin at the terminal', async ({ database }) => {
  const told: string[] = [];
  const mail = createOutboxMail(database, log, { adminEmail: 'Admin@keyclause.test', tell: (text) => told.push(text) });

  await mail.send({ to: 'ann@keyclause.test', subject: 'For Ann', text: 'link-of-ann' });
  await mail.send({ to: 'admin@keyclause.test', subject: 'For you', text: 'link-of-admin' });

  const kept = await database.selectFrom('mails').select('subject').orderBy('id').execute();
  expect(kept.map(({ subject }) => subject).sort()).toEqual(['For Ann', 'For you']);
  expect(told).toHaveLength(1);
  expect(told.join()).toContain('link-of-admin');
});

it('shows nothing at the terminal that a visitor wrote', async ({ database }) => {
  const told: string[] = [];
  const mail = createOutboxMail(database, log, { adminEmail: 'admin@keyclause.test', tell: (text) => told.push(text) });

  await mail.send({ to: 'admin@keyclause.test', subject: 'A message', text: 'Follow me', replyTo: 'eve@evil.test' });

  expect(told).toEqual([]);
});

it('shows nobody’s mail when no admin is configured', async ({ database }) => {
  const told: string[] = [];
  const mail = createOutboxMail(database, log, { adminEmail: undefined, tell: (text) => told.push(text) });

  await mail.send({ to: 'ann@keyclause.test', subject: 'For Ann', text: 'link-of-ann' });

  expect(told).toEqual([]);
});
