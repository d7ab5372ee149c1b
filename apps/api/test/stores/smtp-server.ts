import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from '#adapters/mail/mail.ts';

export type ArrivedMail = Mail & {
  readonly from: string;
  readonly messageId: string;
  /** Who the envelope named, which is who gets it. */
  readonly recipients: readonly string[];
  readonly headers: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: string | undefined;
};

export type MailServer = {
  readonly port: number;
  readonly mails: ArrivedMail[];
  /** The certificate that it shows. */
  readonly certificate: string;
  /** Answers the next mails with this code. */
  readonly refuseNext: (code: number, times?: number) => void;
  readonly close: () => Promise<void>;
};

export const mailAccount = { user: 'keyclause', password: 'a password of the tests' };

type MailServerOptions = { readonly security?: 'starttls' | 'tls' | 'none'; readonly needsLogin?: boolean };

/** A mail server on loopback that keeps what it is given. */
export const startMailServer = async ({
  security = 'none',
  needsLogin = false,
}: MailServerOptions = {}): Promise<MailServer> => {
  const mails: ArrivedMail[] = [];
  const refusals: number[] = [];
  const { key, certificate } = createCertificate();
  const server = new SMTPServer({
    secure: security === 'tls',
    key,
    cert: certificate,
    disabledCommands: [...(security === 'none' ? ['STARTTLS'] : []), ...(needsLogin ? [] : ['AUTH'])],
    authOptional: !needsLogin,
    allowInsecureAuth: false,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === mailAccount.user && password === mailAccount.password;
      done(isKnown ? null : new Error('who is that'), isKnown ? { user: username } : undefined);
    },
    onData: (stream, session, done) => {
      void Array.fromAsync(stream as AsyncIterable<Buffer>).then(async (chunks) => {
        const code = refusals.shift();
        if (code !== undefined) return done(Object.assign(new Error('not now'), { responseCode: code }));
        const parsed = await PostalMime.parse(Buffer.concat(chunks));
        const replyTo = parsed.replyTo?.[0]?.address;
        mails.push({
          to: parsed.to?.[0]?.address ?? '',
          subject: parsed.subject ?? '',
          text: parsed.text ?? '',
          ...(replyTo === undefined ? {} : { replyTo }),
          from: parsed.from?.address ?? '',
          messageId: parsed.messageId ?? '',
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          headers: parsed.headers.map((header) => header.key),
          isEncrypted: session.secure,
          user: session.user,
        });
        done();
      });
    },
  });
  // A client that breaks off is part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    mails,
    certificate,
    refuseNext: (code, times = 1) => {
      refusals.push(...Array.from({ length: times }, () => code));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};

/** A certificate for localhost that is its own authority. */
const createCertificate = (): { key: string; certificate: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'keyclause-certificate-'));
  try {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const request = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      certificate,
    ];
    execFileSync('openssl', [...request, ...subject], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), certificate: readFileSync(certificate, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
