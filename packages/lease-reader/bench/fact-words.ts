import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainFactWords } from '../src/facts/words/train-fact-words.ts';
import { factExamples } from '../testing/fact-examples.ts';

/** Writes what words say about facts, from our example sentences and leases. */
const examples = factExamples();
const tables = trainFactWords(examples);
writeFileSync(join(import.meta.dirname, '../reference/fact-words.json'), `${JSON.stringify(tables, null, 1)}\n`);
const words = [tables.statements, ...Object.values(tables.values)].map((table) => table.words);
process.stdout.write(`${examples.length} examples, ${words.reduce((sum, each) => sum + each, 0)} words and pairs\n`);
