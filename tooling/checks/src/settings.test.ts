import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './root.ts';

it('describes exactly the settings that the API reads', () => {
  const config = readFileSync(inRoot('apps/api/src/config.ts'), 'utf8');
  const schema = /environmentSchema = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(config)?.[1] ?? '';
  const read = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map((match) => match[1]);

  const table = /^## Configure$([\s\S]*?)^## /m.exec(readFileSync(inRoot('README.md'), 'utf8'))?.[1] ?? '';
  const cells = table.split('\n').flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? []);
  const described = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]));

  expect(read.length).toBeGreaterThan(10);
  expect(described.sort()).toEqual(read.sort());
});
