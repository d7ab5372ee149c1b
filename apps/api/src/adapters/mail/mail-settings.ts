/** The server that takes our mails. */
export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** `starttls` refuses a server that cannot encrypt, `tls` encrypts from the first byte, `none` is for a server on this machine. */
  readonly security: 'starttls' | 'tls' | 'none';
  readonly login: { readonly user: string; readonly password: string } | undefined;
  /** Who the mails come from: `leases@example.com` or `Keyclause <leases@example.com>`. */
  readonly from: string;
};

export type MailEnvironment = {
  readonly SMTP_HOST?: string | undefined;
  readonly SMTP_PORT?: number | undefined;
  readonly SMTP_SECURITY: SmtpSettings['security'];
  readonly SMTP_USER?: string | undefined;
  readonly SMTP_PASSWORD?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
};

/** One line for each setting of the mail server that is missing, or set without being used. */
export const mailFaults = (environment: MailEnvironment): string[] => {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password, MAIL_FROM: from } = environment;
  const login =
    (user === undefined) !== (password === undefined)
      ? ['SMTP_USER and SMTP_PASSWORD are set together or not at all.']
      : [];
  if (host === undefined) {
    const unused = (['SMTP_USER', 'SMTP_PASSWORD', 'SMTP_PORT', 'MAIL_FROM'] as const).filter(
      (name) => environment[name] !== undefined,
    );
    return unused.map((name) => `${name} is set, but no mail server is. Set SMTP_HOST, or unset it.`);
  }
  if (from === undefined) return [...login, 'MAIL_FROM is missing: SMTP_HOST needs it.'];
  const isMailbox = /^([^<>@,\r\n]+ <[^<>@\s,]+@[^<>@\s,]+>|[^<>@\s,]+@[^<>@\s,]+)$/.test(from);
  return [
    ...login,
    ...(isMailbox ? [] : ['MAIL_FROM must look like leases@example.com or Keyclause <leases@example.com>.']),
  ];
};

/** The mail server; undefined when mails stay in the outbox. To be called when `mailFaults` found none. */
export const mailSettings = (environment: MailEnvironment): SmtpSettings | undefined => {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password, SMTP_SECURITY: security } = environment;
  if (host === undefined) return undefined;
  return {
    host,
    port: environment.SMTP_PORT ?? { starttls: 587, tls: 465, none: 25 }[security],
    security,
    login: user !== undefined && password !== undefined ? { user, password } : undefined,
    from: environment.MAIL_FROM ?? '',
  };
};
