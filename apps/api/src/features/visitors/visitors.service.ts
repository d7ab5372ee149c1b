import { createHash } from 'node:crypto';
import { brand } from '@keyclause/domain';
import type { Clock } from '#adapters/clock/clock.ts';
import type { MailSender } from '#adapters/mail/mail.ts';
import type { VisitorRepository } from './visitors.repository.ts';

export type VisitorsService = ReturnType<typeof createVisitorsService>;

type Signs = { readonly leaveEmpty: string; readonly secondsOpen?: number | undefined };

/** Faster than this nobody reads a form, fills it in and sends it. */
const secondsOpenMin = 3;

/** Stores what visitors send. What looks automatic is kept and shown as such, and not mailed: a person who was taken for a program is not lost. */
export const createVisitorsService = ({
  visitors,
  mail,
  clock,
  contactEmail,
}: {
  visitors: VisitorRepository;
  mail: MailSender;
  clock: Clock;
  /** Where messages to the operator are mailed. */
  contactEmail: string;
}) => ({
  subscribe: ({ email, leaveEmpty }: { email: string } & Signs): Promise<void> =>
    visitors.addSubscriber({ email: email.toLowerCase(), looksAutomatic: leaveEmpty !== '' }),

  requestBeta: ({ email, name, about, ...signs }: { email: string; name: string; about: string } & Signs) =>
    visitors.addBetaRequest({ email: email.toLowerCase(), name, about, looksAutomatic: looksAutomatic(signs) }),

  send: ({ email, name, message, ...signs }: { email: string; name: string; message: string } & Signs) =>
    visitors.addMessage({
      email: email.toLowerCase(),
      name,
      message,
      looksAutomatic: looksAutomatic(signs),
      fingerprint: fingerprintOf(email.toLowerCase(), message, clock.now()),
    }),

  /** Mails what waits. A message that cannot be mailed now is tried again the next time. */
  mailWaiting: async (): Promise<void> => {
    const send = ({ email, name, message }: { email: string; name: string; message: string }) =>
      mail.send({
        to: contactEmail,
        subject: `${brand.name}: a message from ${name}`,
        text: `${message}\n\n-- \n${name}, ${email}, by the contact page\n`,
        replyTo: email,
      });
    while (await visitors.mailNext(send));
  },

  list: visitors.list,
  forget: (email: string): Promise<number> => visitors.forget(email, clock.now()),
});

const looksAutomatic = ({ leaveEmpty, secondsOpen }: Signs): boolean =>
  leaveEmpty !== '' || (secondsOpen !== undefined && secondsOpen < secondsOpenMin);

const fingerprintOf = (email: string, message: string, now: Date): string =>
  createHash('sha256')
    .update(JSON.stringify([email, message, now.toISOString().slice(0, 10)]))
    .digest('base64url');
