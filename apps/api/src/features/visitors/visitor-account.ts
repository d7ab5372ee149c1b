import type { VisitorRepository } from './visitors.repository.ts';

interface Owner {
  email: string;
  emailVerified: boolean;
}

/**
 * What an address sent without an account goes with the account of that address, in the download and at the end, once the account has proved
 * that the address is its own. Else anybody could sign up with somebody's address and read or remove what they wrote.
 */
export const exportVisitorOf = ({
  visitors,
  findAccount,
}: {
  visitors: VisitorRepository;
  findAccount: (uid: string) => Promise<Owner | null>;
}) =>
  async function* (uid: string): AsyncGenerator<{ path: string; content: Uint8Array[] }> {
    const account = await findAccount(uid);
    if (!account?.emailVerified) return;
    const sent = await visitors.listOf(account.email);
    if (sent.messages.length === 0 && sent.betaRequest === null && sent.newsletter === null) return;
    yield { path: 'sent-without-account.json', content: [Buffer.from(`${JSON.stringify(sent, null, 2)}\n`, 'utf8')] };
  };

export const removeVisitorOf =
  (visitors: VisitorRepository) =>
  async (_uid: string, { email, emailVerified, requestedAt }: Owner & { requestedAt: Date }): Promise<void> => {
    if (emailVerified) await visitors.forget(email, requestedAt);
  };
