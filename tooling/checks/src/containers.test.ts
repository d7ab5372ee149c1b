import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeFaults, containerFaults, containerFileFaults, ignoreFaults } from './containers.ts';
import { inRoot } from './root.ts';

const pins = { node: '24.21.0', pnpm: 'pnpm@12.21.0' };
const containerFile = readFileSync(inRoot('Containerfile'), 'utf8')
  .replaceAll(/node:[\d.]+-/g, `node:${pins.node}-`)
  .replace(/pnpm@[\d.]+/, pins.pnpm);
const compose = readFileSync(inRoot('compose.yaml'), 'utf8');
const settings = [...compose.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1] ?? '');
const readme = [...compose.matchAll(/\$\{(\w+)/g)].map((match) => `\`${match[1]}\``).join();

/** As compose files write what the operator sets. */
const variable = (inside: string): string => ['$', '{', inside, '}'].join('');

it('finds no fault in the container files of this repository', () => {
  expect(containerFaults()).toEqual([]);
});

describe('a Containerfile', () => {
  it.each([
    ['USER 1000:1000', 'USER root', /unprivileged/],
    ['USER 1000:1000\n', '', /unprivileged/],
    [/HEALTHCHECK.*\n/, '', /no health check/],
    ['CMD ["node", "dist/main.js"]', 'CMD node dist/main.js', /swallows signals/],
    ['node:24.21.0-bookworm-slim AS build', 'node:latest AS build', /line 4: the image is not that of Node/],
    ['ENV CI=true', 'ENV CI=true AUTH_SECRET=abc', /secret/],
    ['ENV CI=true', 'ARG CI', /ARG is not used/],
    ['--frozen-lockfile ', '', /lockfile is not held/],
    ['pnpm@12.21.0', 'pnpm@latest', /this is not pnpm@12/],
    ['mkdir -p ../data', 'mkdir -p /data', /absolute path/],
    ['COPY --from=build /release ./', 'COPY . .', /from the context/],
  ])('is refused when %s becomes %s', (part, other, words) => {
    expect(containerFileFaults(containerFile, pins)).toEqual([]);
    const broken = containerFile.replace(part, other);
    expect(broken).not.toBe(containerFile);
    expect(containerFileFaults(broken, pins).join('\n')).toMatch(words);
  });
});

describe('a compose file', () => {
  it.each([
    ['postgres:18.1-bookworm', 'postgres:latest', /database.image/],
    [
      variable('AUTH_SECRET:?Set 32 random characters or more'),
      'a secret in the file',
      /AUTH_SECRET must come from the operator/,
    ],
    [variable('ADMIN_EMAIL:?Set the e-mail of the administrator'), variable('ADMIN_EMAIL'), /ADMIN_EMAIL has no line/],
    ['FILE_STORE: s3', 'FILE_STOER: s3', /no setting FILE_STOER/],
    ['127.0.0.1:3000:3000', '3000:3000', /loopback/],
    ['condition: service_healthy', 'condition: service_happy', /condition/],
    ['    read_only: true\n', '', /more rights/],
    ['    restart: unless-stopped\n', '    privileged: true\n', /privileged/],
    ['- worker:/data', '- wroker:/data', /not declared/],
    [
      `${variable('FILES_SECRET:?Set the secret of the object store')}\n    ports`,
      `${variable('UNTOLD:?x')}\n    ports`,
      /does not say what UNTOLD is/,
    ],
  ])('is refused when %s becomes %s', (part, other, words) => {
    expect(composeFaults(compose, { settings, readme })).toEqual([]);
    const broken = compose.replace(part, other);
    expect(broken).not.toBe(compose);
    expect(composeFaults(broken, { settings, readme }).join('\n')).toMatch(words);
  });
});

it('leaves out of the image what git leaves out', () => {
  expect(ignoreFaults('.git\n**/dist\n', 'dist/\n.env\n')).toEqual(['.env is not left out']);
});
