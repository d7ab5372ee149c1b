import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { StartError } from '#database/start-error.ts';
import { MailRefusedError, type MailSender } from './mail.ts';
import type { SmtpSettings } from './mail-settings.ts';

export type SmtpMail = MailSender & {
  /** Asks the server once at the start. Raises a StartError when it refuses us; gives a line when it does not answer, which may pass. */
  readonly check: () => Promise<string | undefined>;
  readonly close: () => void;
};

const connectWithinMs = 10_000;
const silenceMaxMs = 20_000;

/** Hands mails to an SMTP server. `trusted` is a certificate of an authority besides the well-known ones. */
export const createSmtpMail = (settings: SmtpSettings, { trusted }: { trusted?: string } = {}): SmtpMail => {
  const { host, port, security, login, from } = settings;
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    tls: { minVersion: 'TLSv1.2', ...(trusted === undefined ? {} : { ca: trusted }) },
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: silenceMaxMs,
    // A text that names a file or an address is a text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, replyTo, key }) => {
      await transport
        .sendMail({
          from,
          to: mailbox(to),
          subject: oneLine(subject),
          text,
          ...(replyTo === undefined ? {} : { replyTo: mailbox(replyTo) }),
          ...(key === undefined ? {} : { messageId: `<${key}@${domainOf(from)}>` }),
        })
        .catch((error: unknown) => {
          throw asRefusal(error);
        });
    },
    check: () =>
      transport.verify().then(
        () => undefined,
        (error: unknown) => {
          if (codeOf(error) === 'EAUTH') {
            throw new StartError('Configuration: SMTP_USER, SMTP_PASSWORD: the mail server refuses them.', {
              cause: error,
            });
          }
          return `The mail server ${host}:${port} cannot be used (${codeOf(error)}). Mails wait for it.`;
        },
      ),
    close: () => transport.close(),
  };
};

const addressSchema = z.email();

/** One address and nothing else: what could be read as a list, a name or a further header is refused. */
const mailbox = (address: string): { name: string; address: string } => {
  const checked = addressSchema.safeParse(address);
  if (!checked.success) throw new MailRefusedError('This is not the address of one mailbox');
  return { name: '', address: checked.data };
};

const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ');

const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no answer';

/** Codes of 500 and above are for good (RFC 5321, 4.2.1); a refused login is ours to mend, and the mail is not at fault. */
const asRefusal = (error: unknown): unknown => {
  const response = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return response >= 500 && response < 600 && codeOf(error) !== 'EAUTH'
    ? new MailRefusedError(`The mail server refuses it for good (${response})`, { cause: error })
    : error;
};
