import { expect, it } from 'vitest';
import { brokenReferences, brokenReferencesIn } from './documents.ts';

const known = { scripts: new Set(['start', 'check']), isPath: (path: string) => path === 'apps/api/src/app.ts' };

it('finds every path and every script of our Markdown', () => {
  expect(brokenReferences()).toEqual([]);
});

it.each([
  ['a path in backticks', 'See `apps/api/src/gone.ts`.', 'no such path: apps/api/src/gone.ts'],
  ['a folder in backticks', 'See `packages/gone/`.', 'no such path: packages/gone/'],
  ['a bare file in backticks', 'See `gone.json`.', 'no such path: gone.json'],
  ['a link', 'See [it](docs/gone.md#part).', 'no such path: docs/gone.md'],
  ['a picture', '![it](docs/gone.png)', 'no such path: docs/gone.png'],
  ['a script in backticks', 'Run `pnpm gone`.', 'no such script: gone'],
  ['a script with options', 'Run `pnpm --silent gone file.pdf`.', 'no such script: gone'],
  ['a script in a block', '```sh\nnpm run gone -- --flag\n```', 'no such script: gone'],
  ['a pinned pnpm', '```sh\nnpx pnpm@12.21.0 gone\n```', 'no such script: gone'],
])('tells of %s that is not there', (_what, markdown, fault) => {
  expect(brokenReferencesIn(markdown, known)).toEqual([fault]);
});

it('takes routes, urls, commands of npm itself and code for what they are', () => {
  const markdown = [
    'Open `/dashboard` or [the site](https://example.com/x.md); see `apps/api/src/app.ts` and `{ code, message }`.',
    '```sh\nnpm start\npnpm install\nnpx pnpm@12.21.0 check\n```',
  ].join('\n');

  expect(brokenReferencesIn(markdown, known)).toEqual([]);
});
