export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The mail port. `send` returns when the mail is safe with somebody: stored, or taken by a server. */
export interface MailSender {
  send: (mail: Mail) => Promise<void>;
}
