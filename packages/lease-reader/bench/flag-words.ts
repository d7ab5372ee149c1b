import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainProtections } from '../src/flags/missing/train-protections.ts';
import { trainFlagWords } from '../src/flags/words/train-flag-words.ts';
import type { WordTable } from '../src/weighing/word-table.ts';
import { flagExamples } from '../testing/flag-examples.ts';
import { protectionExamples } from '../testing/protection-examples.ts';

/** Writes what words say about flags and about the protections that a lease gives, from our example sentences and leases. */
const write = (file: string, examples: number, table: WordTable): void => {
  writeFileSync(join(import.meta.dirname, '../reference', file), `${JSON.stringify(table, null, 1)}\n`);
  process.stdout.write(`${file}: ${examples} examples, ${table.words} words and pairs\n`);
};

const protections = protectionExamples();
write('protection-words.json', protections.length, trainProtections(protections));
const flags = flagExamples();
write('flag-words.json', flags.length, trainFlagWords(flags));
