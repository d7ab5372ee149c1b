import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import published from '#reference/calculator-vectors.json' with { type: 'json' };
import own from '#reference/own-vectors.json' with { type: 'json' };

const run = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'vectors.ts'), ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });

const fileOf = async (content: string): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'vectors-')), 'file.json');
  await writeFile(path, content);
  return path;
};

it('passes the published examples and says how many there are', async () => {
  expect(await run(join(import.meta.dirname, '../reference/calculator-vectors.json'))).toEqual({
    code: 0,
    out: '57 of 57 vectors pass.\n',
    err: '',
  });
});

it('passes the examples of our own', async () => {
  expect(await run(join(import.meta.dirname, '../reference/own-vectors.json'))).toEqual({
    code: 0,
    out: `${own.vectors.length} of ${own.vectors.length} vectors pass.\n`,
    err: '',
  });
});

it('prints one line for each vector that fails, counts and fails', async () => {
  const [first, second, third] = published.vectors;
  const vectors = [{ ...first, expected: { amount: 900 } }, second, { ...third, calculator: 'horoscope' }];
  const { code, out } = await run(await fileOf(JSON.stringify({ vectors })));
  expect(code).toBe(1);
  expect(out.trimEnd().split('\n')).toEqual([
    'PRO-01: amount: expected 900 within 0.005, found 812.9.',
    'PRO-04: There is no calculator "horoscope".',
    '1 of 3 vectors pass.',
  ]);
});

it.each([
  ['{"vectors": [', 'it is not JSON.'],
  ['[]', 'There is no list "vectors" in it.'],
  ['{"vectors": []}', 'The list "vectors" is empty.'],
  ['null', 'There is no list "vectors" in it.'],
])('refuses the broken file %s in words', async (content, words) => {
  const { code, out, err } = await run(await fileOf(content));
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(words);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

it('refuses a file that is not there, and no file at all', async () => {
  expect((await run('/nowhere/vectors.json')).err).toBe('/nowhere/vectors.json: there is no such file.\n');
  expect((await run()).code).toBe(2);
});
