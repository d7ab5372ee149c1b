import { readFile } from 'node:fs/promises';
import { checkVector } from '../src/vectors/check-vector.ts';
import { vectorFileSchema } from '../src/vectors/vector.ts';

const usage =
  'Usage: vectors <file>   Runs published examples in the format of packages/calculator/reference/calculator-vectors.json.';

const main = async ([path, ...more]: readonly string[]): Promise<number> => {
  if (path === undefined || more.length > 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const read = await vectorsIn(path);
  if (typeof read === 'string') {
    process.stderr.write(`${path}: ${read}\n`);
    return 2;
  }
  let passed = 0;
  for (const [position, entry] of read.entries()) {
    const { id, failures, unused } = checkVector(entry, position);
    if (unused.length > 0)
      process.stderr.write(
        `${id}: left out ${unused.map((key) => `"${key}"`).join(', ')}, which this calculator does not use.\n`,
      );
    if (failures.length === 0) passed += 1;
    else process.stdout.write(`${id}: ${failures.join(' ')}\n`);
  }
  process.stdout.write(`${passed} of ${read.length} vectors pass.\n`);
  return passed === read.length ? 0 : 1;
};

/** The entries of the file, or the sentence that says why there are none. */
const vectorsIn = async (path: string): Promise<readonly unknown[] | string> => {
  try {
    const parsed = vectorFileSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
    return parsed.success ? parsed.data.vectors : (parsed.error.issues[0]?.message ?? 'it is not a file of vectors.');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return 'there is no such file.';
    if (code === 'EISDIR') return 'this is a folder, not a file.';
    if (code === 'EACCES') return 'this file may not be read.';
    return error instanceof SyntaxError ? 'it is not JSON.' : 'it cannot be read.';
  }
};

process.exitCode = await main(process.argv.slice(2));
