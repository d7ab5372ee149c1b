import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { apiTest } from '#test/api-test.ts';

const workspace = mkdtempSync(join(tmpdir(), 'keyclause-workspace-'));
mkdirSync(join(workspace, 'apps/marketing/build/client'), { recursive: true });
mkdirSync(join(workspace, 'apps/web/dist'), { recursive: true });
const page = '<html><head><title>Home</title></head><body></body></html>';
writeFileSync(join(workspace, 'apps/marketing/build/client/index.html'), page);
writeFileSync(join(workspace, 'apps/web/dist/index.html'), '<html><head></head><body></body></html>');

const url = 'https://count.example/script.js?a=1&b="2"';
const without = apiTest({ workspace });
const configured = apiTest({ workspace, consentScripts: [{ purpose: 'analytics', url }] });

without('adds nothing to a page and nothing to its policy when nothing is configured', async ({ inject }) => {
  const answer = await inject({ url: '/' });

  expect(answer.body).toBe(page);
  expect(String(answer.headers['content-security-policy'])).not.toContain('http');
});

configured('names the script and its origin on public pages, as data', async ({ inject }) => {
  const answer = await inject({ url: '/' });

  const [, content = ''] = /<meta name="consent-scripts" content="([^"]*)">/.exec(answer.body) ?? [];
  expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual([
    { purpose: 'analytics', url },
  ]);
  expect(answer.body).toContain('<script src="/consent.js" defer></script></head>');
  expect(answer.headers['content-security-policy']).toMatch(/script-src [^;]*https:\/\/count\.example(;| )/);
});

configured('never lets such a script onto a screen of the app', async ({ inject }) => {
  const answer = await inject({ url: '/dashboard' });

  expect(answer.body).not.toContain('consent');
  expect(String(answer.headers['content-security-policy'])).not.toContain('count.example');
});

it.each(['http://count.example/script.js', 'javascript:alert(1)', 'count.example', 'http://localhost.evil.test/x.js'])(
  'refuses %j as the address of a script before anything starts',
  (address) => {
    expect(() => readConfig(workspace, { ANALYTICS_SCRIPT_URL: address })).toThrow(
      /^Configuration: ANALYTICS_SCRIPT_URL: /,
    );
  },
);

it('takes the scripts that are set, and none when none is', () => {
  expect(readConfig(workspace, {}).consentScripts).toEqual([]);
  expect(
    readConfig(workspace, { PIXEL_SCRIPT_URL: 'https://pixel.example/p.js', ANALYTICS_SCRIPT_URL: ' ' }).consentScripts,
  ).toEqual([{ purpose: 'pixel', url: 'https://pixel.example/p.js' }]);
});
