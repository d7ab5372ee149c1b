import { onTestFinished } from 'vitest';
import { startFirebaseApi } from '#test/firebase-api.ts';
import { identityContract } from '../identity/identity.contract.ts';

identityContract('firebase', async () => {
  const { api, close, signIn } = await startFirebaseApi();
  onTestFinished(close);
  return {
    provider: api.dependencies.identity,
    signIn: async (email) => {
      const { uid, cookie } = await signIn(`firebase-${email.split('@')[0]}`, { email });
      return { uid, headers: { cookie } };
    },
  };
});
