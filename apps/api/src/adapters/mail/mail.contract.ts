import { describe, expect, it } from 'vitest';
import type { Mail, MailSender } from './mail.ts';

export interface MailUnderTest {
  sender: MailSender;
  /** What has arrived where the adapter sends to, oldest first. */
  arrived: () => Promise<Mail[]>;
}

/** What every mail adapter must do. */
export const mailContract = (name: string, open: () => Promise<MailUnderTest>): void => {
  describe(`mail: ${name}`, () => {
    it('has handed a mail over, word for word, when it says so', async () => {
      const { sender, arrived } = await open();
      const mail = {
        to: 'ann@keyclause.test',
        subject: 'Größe ✓',
        text: 'First line\n\n. a dot\nhttps://a.test/?x=1&y=2\n',
      };

      await sender.send(mail);

      expect(await arrived()).toEqual([mail]);
    });

    it('names who gets an answer when somebody else wrote the text', async () => {
      const { sender, arrived } = await open();
      const mail = {
        to: 'admin@keyclause.test',
        subject: 'A message',
        text: 'Hello.\n',
        replyTo: 'ann@keyclause.test',
      };

      await sender.send(mail);

      expect(await arrived()).toEqual([mail]);
    });

    it('cannot be made to write further headers or recipients', async () => {
      const { sender, arrived } = await open();

      await sender
        .send({ to: 'ann@keyclause.test', subject: 'Hello\r\nBcc: eve@evil.test', text: 'x' })
        .catch(() => undefined);

      expect((await arrived()).filter(({ to }) => to !== 'ann@keyclause.test')).toEqual([]);
    });
  });
};
