import {
  deleteMe,
  exportMe,
  forgetVisitor,
  listVisitorMessages,
  requestBetaAccess,
  sendContactMessage,
  subscribeNewsletter,
} from '@keyclause/contracts';
import type { Request } from '@keyclause/request';
import { describe, expect } from 'vitest';
import type { Database } from '#database/database.ts';
import { apiTest, testAdminEmail, testOrigin } from '#test/api-test.ts';
import { inflateEntries } from '#test/zip.ts';

const it = apiTest();
const limited = apiTest({ formsPerMinute: 3 });

const ann = { name: 'Ann Reader', email: 'Ann@Example.com', message: 'Does it read\r\nHawaiian leases?' };

describe('the newsletter', () => {
  it('keeps an address once, and answers the same to one that is on the list', async ({ request, database }) => {
    const first = await request(subscribeNewsletter, { body: { email: 'ann@example.com' } });
    const second = await request(subscribeNewsletter, { body: { email: ' ANN@Example.com ' } });

    expect(second.data).toEqual(first.data);
    expect(second.response.status).toBe(first.response.status);
    expect(await database.selectFrom('newsletterSubscribers').select('email').execute()).toEqual([
      { email: 'ann@example.com' },
    ]);
  });

  it.for(['', 'ann', 'ann@example', 'a,b@example.com', 'ann@example.com\nBcc: eve@evil.test'])(
    'refuses %j in the words of the specification and stores nothing',
    async (email, { request, database }) => {
      await expect(request(subscribeNewsletter, { body: { email } })).rejects.toMatchObject({
        status: 400,
        body: { fields: [{ path: 'email', message: 'Enter a valid email address' }] },
      });

      expect(await database.selectFrom('newsletterSubscribers').select('email').execute()).toEqual([]);
    },
  );
});

describe('a contact message', () => {
  it('is stored, and mailed once with the sender as who gets the answer', async ({ request, database }) => {
    await request(sendContactMessage, { body: { ...ann, secondsOpen: 40 } });
    await request(sendContactMessage, { body: { ...ann, secondsOpen: 50 } });

    const mails = () => database.selectFrom('mails').selectAll().execute();
    await expect.poll(mails).toHaveLength(1);
    expect((await mails())[0]).toMatchObject({
      recipient: 'contact@keyclause.test',
      replyTo: 'ann@example.com',
      subject: expect.stringContaining('Ann Reader'),
      text: expect.stringMatching(/^Does it read\nHawaiian leases\?\n/),
    });
    const stored = await database.selectFrom('contactMessages').selectAll().execute();
    expect(stored).toMatchObject([{ email: 'ann@example.com', looksAutomatic: false }]);
  });

  it('that looks automatic is kept for the admin and mailed to nobody', async ({ request, signedInAs, database }) => {
    await request(sendContactMessage, { body: { ...ann, leaveEmpty: 'http://spam.test' } });
    await request(sendContactMessage, { body: { ...ann, message: 'Too fast', secondsOpen: 0.4 } });
    await request(sendContactMessage, { body: { ...ann, message: 'A person', secondsOpen: 20 } });

    await expect.poll(() => database.selectFrom('mails').select('text').execute()).toHaveLength(1);
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });
    const { data } = await admin.request(listVisitorMessages);
    expect(data.messages.map(({ message, looksAutomatic }) => [message, looksAutomatic])).toEqual([
      ['A person', false],
      ['Too fast', true],
      ['Does it read\nHawaiian leases?', true],
    ]);
  });

  it('reaches the operator although the mail server was away', async ({ api, request, database }) => {
    const { mail } = api.dependencies;
    const { send } = mail;
    let refusals = 0;
    mail.send = async () => {
      refusals++;
      throw new Error('The mail server is away.');
    };
    await request(sendContactMessage, { body: ann });
    await expect.poll(() => refusals).toBeGreaterThan(0);
    mail.send = send;

    await request(sendContactMessage, { body: { ...ann, message: 'A second one' } });

    await expect.poll(() => database.selectFrom('mails').select('text').execute()).toHaveLength(2);
  });

  it.for([
    ['name', { name: ' \0 ' }],
    ['message', { message: '\u0007\n' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['email', { email: 'nobody' }],
  ] as const)('names what is wrong about %s', async ([path, wrong], { request, database }) => {
    await expect(request(sendContactMessage, { body: { ...ann, ...wrong } })).rejects.toMatchObject({
      status: 400,
      body: { fields: [{ path }] },
    });

    expect(await database.selectFrom('contactMessages').select('id').execute()).toEqual([]);
  });

  it('keeps no control character, whatever was sent', async ({ request, database }) => {
    await request(sendContactMessage, {
      body: { ...ann, name: 'An\0n\u001b[31m', message: 'Red\u001b[31m\0\ud800 text' },
    });

    const [stored] = await database.selectFrom('contactMessages').select(['name', 'message']).execute();
    expect(stored).toEqual({ name: 'Ann[31m', message: 'Red[31m\ufffd text' });
  });
});

it('keeps a request for beta access once for each address', async ({ request, database }) => {
  const body = { name: 'Ann', email: 'ann@example.com', about: 'Forty leases' };
  const first = await request(requestBetaAccess, { body });
  const second = await request(requestBetaAccess, { body: { ...body, about: 'Changed by somebody else' } });

  expect(second.data).toEqual(first.data);
  expect(await database.selectFrom('betaRequests').select('about').execute()).toEqual([{ about: 'Forty leases' }]);
});

describe('a form without script', () => {
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', referer: `${testOrigin}/faq` };
  const send = (fields: Record<string, string>) => String(new URLSearchParams(fields));

  it.for([
    ['/api/newsletter', { email: 'ann@example.com' }, '/faq#newsletter-done'],
    ['/api/newsletter', { email: 'ann' }, '/faq#newsletter-fault'],
    ['/api/contact', { ...ann, leaveEmpty: '' }, '/faq#contact-done'],
    ['/api/contact', { email: 'ann@example.com' }, '/faq#contact-fault'],
    ['/api/beta', { name: 'Ann', email: 'ann@example.com', about: 'Forty leases' }, '/faq#beta-done'],
  ] as const)('to %s with %j leads back to %s', async ([url, fields, location], { inject }) => {
    const answer = await inject({ method: 'POST', url, headers: urlencoded, payload: send(fields) });

    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, location, '']);
  });

  it.for(['https://evil.test/faq', `${testOrigin}//evil.test`, `${testOrigin}/api/admin/outbox`, 'nonsense'])(
    'never leads elsewhere: %s',
    async (referer, { inject }) => {
      const answer = await inject({
        method: 'POST',
        url: '/api/newsletter',
        headers: { ...urlencoded, referer },
        payload: send({ email: 'ann@example.com' }),
      });

      expect(answer.headers.location).toBe('/#newsletter-done');
    },
  );

  it('is refused when another site sent it, and by every other endpoint', async ({ inject, signedInAs, database }) => {
    const payload = send({ email: 'ann@example.com' });
    const foreign = { ...urlencoded, origin: 'https://evil.test' };
    const person = await signedInAs();

    expect((await inject({ method: 'POST', url: '/api/newsletter', headers: foreign, payload })).statusCode).toBe(403);
    const fields = {
      method: 'PATCH' as const,
      url: '/api/me',
      headers: urlencoded,
      payload: send({ displayName: 'x' }),
    };
    expect((await person.inject(fields)).statusCode).toBe(403);
    expect(await database.selectFrom('newsletterSubscribers').select('email').execute()).toEqual([]);
  });
});

limited('takes no more than the limit from one address, and says when to come back', async ({ inject, database }) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answers = [];
  const locations = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    answers.push(await inject({ method: 'POST', url: '/api/newsletter', payload: { email: `${name}@example.com` } }));
    const payload = `name=Ann&email=${name}%40example.com&message=Hello`;
    locations.push((await inject({ method: 'POST', url: '/api/contact', headers: form, payload })).headers.location);
  }

  // The minute of the clock may turn in between: three of each window are taken, and there are at most two windows.
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  const stored = await database.selectFrom('newsletterSubscribers').select('email').execute();
  const messages = await database.selectFrom('contactMessages').select('id').execute();
  expect(stored.length).toBe(answers.length - refused.length);
  expect(stored.length + messages.length).toBeLessThanOrEqual(6);
  expect(refused[0]?.headers['retry-after']).toBe('60');
  expect(locations).toContain('/#contact-later');
});

describe('what an address sent without an account', () => {
  const sendAll = async (request: Request, email: string) => {
    await request(subscribeNewsletter, { body: { email } });
    await request(sendContactMessage, { body: { ...ann, email } });
    await request(requestBetaAccess, { body: { name: 'Ann', email, about: 'Forty leases' } });
  };
  const countAll = async (database: Database) => {
    const rows = await Promise.all([
      database.selectFrom('newsletterSubscribers').select('email').execute(),
      database.selectFrom('contactMessages').select('email').execute(),
      database.selectFrom('betaRequests').select('email').execute(),
      database.selectFrom('mails').select('replyTo').where('replyTo', 'is not', null).execute(),
    ]);
    return rows.map(({ length }) => length);
  };

  it('goes with the account that has proved the address, in its download and at its end', async ({
    request,
    signedInAs,
    database,
  }) => {
    await sendAll(request, 'ann@example.com');
    await sendAll(request, 'bob@example.com');
    await expect.poll(() => countAll(database)).toEqual([2, 2, 2, 2]);
    const person = await signedInAs({ email: 'ann@example.com', isVerified: true });

    const { data } = await person.request(exportMe);
    await person.request(deleteMe, { body: { confirmEmail: 'ann@example.com' } });

    const entries = inflateEntries(Buffer.from(await data.arrayBuffer()));
    expect(JSON.parse(String(entries.get('sent-without-account.json')))).toMatchObject({
      messages: [{ message: 'Does it read\nHawaiian leases?' }],
      betaRequest: { about: 'Forty leases' },
      newsletter: { createdAt: expect.any(String) },
    });
    await expect.poll(() => countAll(database)).toEqual([1, 1, 1, 1]);
  });

  it('is neither shown to nor removed by an account that only claims the address', async ({
    request,
    signedInAs,
    database,
  }) => {
    await sendAll(request, 'ann@example.com');
    await expect.poll(() => countAll(database)).toEqual([1, 1, 1, 1]);
    const person = await signedInAs({ email: 'ann@example.com' });

    const { data } = await person.request(exportMe);
    await person.request(deleteMe, { body: { confirmEmail: 'ann@example.com' } });

    const entries = inflateEntries(Buffer.from(await data.arrayBuffer()));
    expect([...entries.keys()]).not.toContain('sent-without-account.json');
    await expect.poll(() => database.selectFrom('accountDeletions').selectAll().execute()).toEqual([]);
    expect(await countAll(database)).toEqual([1, 1, 1, 1]);
  });

  it('is forgotten when its owner asks the admin', async ({ request, signedInAs, database }) => {
    await sendAll(request, 'ann@example.com');
    await sendAll(request, 'bob@example.com');
    await expect.poll(() => countAll(database)).toEqual([2, 2, 2, 2]);
    const admin = await signedInAs({ email: testAdminEmail, isVerified: true });

    const { data } = await admin.request(forgetVisitor, { body: { email: 'Ann@example.com' } });

    expect(data.removed).toBe(4);
    expect(await countAll(database)).toEqual([1, 1, 1, 1]);
  });
});
