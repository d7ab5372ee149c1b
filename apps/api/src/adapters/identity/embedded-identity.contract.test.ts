import { onTestFinished } from 'vitest';
import { signIn, startApi } from '#test/api-test.ts';
import { identityContract } from './identity.contract.ts';

identityContract('embedded', async () => {
  const { api, close } = await startApi();
  onTestFinished(close);
  return {
    provider: api.dependencies.identity,
    signIn: async (email) => {
      const { uid, cookie } = await signIn(api, { email });
      return { uid, headers: { cookie } };
    },
  };
});
