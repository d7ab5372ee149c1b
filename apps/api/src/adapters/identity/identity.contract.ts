import { describe, expect, it } from 'vitest';
import type { IdentityProvider } from './identity.ts';

export interface IdentityUnderTest {
  provider: IdentityProvider;
  /** Makes an account and gives the headers of a request that it sends. */
  signIn: (email: string) => Promise<{ uid: string; headers: Record<string, string> }>;
}

/** What every identity adapter must do. */
export const identityContract = (name: string, open: () => Promise<IdentityUnderTest>): void => {
  describe(`identity: ${name}`, () => {
    it('knows who sent a request, and nobody for none or made-up credentials', async () => {
      const { provider, signIn } = await open();
      const { uid, headers } = await signIn('ann@keyclause.test');

      expect(await provider.verify(headers)).toMatchObject({ uid, email: 'ann@keyclause.test', emailVerified: false });
      expect(await provider.verify({})).toBeNull();
      for (const [header, value] of Object.entries(headers)) {
        expect(await provider.verify({ [header]: `${value.slice(0, -8)}AAAAAAAA` })).toBeNull();
      }
    });

    it('changes what it is told to, clears what is null, and leaves the rest', async () => {
      const { provider, signIn } = await open();
      const { uid } = await signIn('ann@keyclause.test');

      await provider.update(uid, { displayName: 'Ann', photoURL: 'data:image/png;base64,AA==' });
      await provider.update(uid, { displayName: null });

      expect(await provider.find(uid)).toMatchObject({ displayName: null, photoURL: 'data:image/png;base64,AA==' });
    });

    it('finds accounts by a part of their e-mail, literally', async () => {
      const { provider, signIn } = await open();
      await signIn('ann@keyclause.test');
      await signIn('a_n@keyclause.test');

      expect((await provider.search('A_N', 10)).map(({ email }) => email)).toEqual(['a_n@keyclause.test']);
      expect(await provider.search('keyclause', 1)).toHaveLength(1);
      expect(await provider.search('%', 10)).toEqual([]);
    });

    it('forgets an account for good, with its sessions, and minds no second time', async () => {
      const { provider, signIn } = await open();
      const { uid, headers } = await signIn('ann@keyclause.test');
      await provider.verify(headers);

      await provider.remove(uid);
      await provider.remove(uid);

      expect(await provider.verify(headers)).toBeNull();
      expect(await provider.find(uid)).toBeNull();
    });
  });
};
