export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes, when somebody else wrote the text. */
  replyTo?: string;
  /** Names the mail: what is sent again under the same key is the same mail to whoever gets it. */
  key?: string;
}

/** The mail port. `send` returns when the mail is safe with somebody: stored, or taken by a server. */
export interface MailSender {
  send: (mail: Mail) => Promise<void>;
}

/** This mail will not be taken, however often it is sent. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
