import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainFlagWords } from '../src/flags/words/train-flag-words.ts';
import { flagExamples } from '../testing/flag-examples.ts';

/** Writes what words say about flags, from our example sentences and leases. */
const examples = flagExamples();
const table = trainFlagWords(examples);
writeFileSync(join(import.meta.dirname, '../reference/flag-words.json'), `${JSON.stringify(table, null, 1)}\n`);
process.stdout.write(`${examples.length} examples, ${table.words.counts.join('').length} words and pairs\n`);
