import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './root.ts';

const files = readdirSync(inRoot('docs/decisions')).sort();

it('numbers the decisions without a gap', () => {
  expect(files.map((file) => file.slice(0, 4))).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')));
});

it.each(files)('%s says context, decision, consequences, and the check that holds it', (file) => {
  const text = readFileSync(inRoot('docs/decisions', file), 'utf8');

  expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
  expect([...text.matchAll(/^## (.*)$/gm)].map((match) => match[1])).toEqual([
    'Context',
    'Decision',
    'Consequences',
    'Check',
  ]);
  for (const part of text.split(/^## .*$/m).slice(1)) expect(part.trim()).not.toBe('');
});
