import { build } from 'vite';
import { expect, it } from 'vitest';
import { secureApiPlugin } from './secure-api.plugin.ts';

const buildWith = (baseUrl: string | undefined) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      secureApiPlugin(baseUrl),
      {
        name: 'one-empty-page',
        resolveId: (id) => (id === 'empty' ? id : undefined),
        load: (id) => (id === 'empty' ? '' : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'empty' } },
  });

it('builds no app for an API without HTTPS', async () => {
  await expect(buildWith('http://api.keyclause.example')).rejects.toThrow('API base URL must use HTTPS in production');
});

it.each([undefined, '', 'https://api.keyclause.example'])('builds one for %s', async (baseUrl) => {
  await expect(buildWith(baseUrl)).resolves.toBeTruthy();
});
