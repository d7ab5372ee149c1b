import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batched } from './batched.ts';

it('answers everybody with their own value, whoever asks beside them and whatever fails', async () => {
  const asks = fc.array(
    fc.record({ key: fc.nat({ max: 40 }), fails: fc.boolean(), pause: fc.constantFrom('none', 'microtask', 'turn') }),
    { maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(asks, async (asked) => {
      const read = batched(async (keys: readonly { key: number; fails: boolean }[]) => {
        if (keys.some(({ fails }) => fails)) throw new Error(`refused ${keys.filter(({ fails }) => fails).length}`);
        await new Promise(setImmediate);
        return keys.map(({ key }) => `value of ${key}`);
      });

      const answers: Promise<string>[] = [];
      for (const { pause, ...key } of asked) {
        if (pause === 'microtask') await Promise.resolve();
        if (pause === 'turn') await new Promise(setImmediate);
        answers.push(read(key).catch((error: Error) => error.message));
      }

      const expected = asked.map(({ key, fails }) => (fails ? 'refused 1' : `value of ${key}`));
      expect(await Promise.all(answers)).toEqual(expected);
    }),
  );
});

it('joins what comes in one turn, begins only then, and remembers nothing', async () => {
  const loads: string[][] = [];
  const read = batched(async (keys: readonly string[]) => {
    loads.push([...keys]);
    return keys.map(() => loads.length);
  });

  const first = [read('a'), read('b'), read('a')];
  expect(loads).toEqual([]);
  expect(await Promise.all(first)).toEqual([1, 1, 1]);

  expect(await read('a')).toBe(2);
  expect(loads).toEqual([['a', 'b', 'a'], ['a']]);
});

it('asks nobody twice when the database is away', async () => {
  let loads = 0;
  const read = batched(async (): Promise<number[]> => {
    loads += 1;
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  });

  const answers = await Promise.allSettled([read(1), read(2), read(3)]);

  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(loads).toBe(1);
});
