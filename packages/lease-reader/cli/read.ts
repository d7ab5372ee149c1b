import { readFile as readBytes } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { DocumentError } from '@keyclause/documents';
import { readFile } from '@keyclause/documents/node';
import { readLease } from '../src/index.ts';
import { errorWords } from './error-words.ts';
import { reportText } from './report-text.ts';

const usage =
  'Usage: read <file...> [--json]   Several files make one lease: the base lease first, then its amendments.';

const main = async (argv: readonly string[]): Promise<number> => {
  const parsed = arguments_(argv);
  if (!parsed || parsed.files.length === 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const files = [];
  for (const path of parsed.files) {
    try {
      files.push({ name: basename(path), document: await readFile(await readBytes(path)) });
    } catch (error) {
      process.stderr.write(`${path}: ${error instanceof DocumentError ? errorWords[error.code] : fileWords(error)}\n`);
      return 1;
    }
  }
  const report = readLease(files);
  if (report.verdict === 'not_a_lease' && !parsed.json) {
    process.stderr.write(`${parsed.files.join(', ')}: this does not read like a lease.\n`);
    return 1;
  }
  process.stdout.write(parsed.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  return 0;
};

const arguments_ = (argv: readonly string[]): { files: string[]; json: boolean } | null => {
  try {
    const { positionals, values } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    return { files: positionals, json: values.json === true };
  } catch {
    return null;
  }
};

const fileWords = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EISDIR') return 'this is a folder, not a file.';
  if (code === 'EACCES') return 'this file may not be read.';
  return error instanceof Error ? (error.message.split('\n')[0] ?? 'it cannot be read.') : 'it cannot be read.';
};

process.exitCode = await main(process.argv.slice(2));
