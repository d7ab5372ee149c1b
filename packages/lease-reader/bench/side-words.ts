import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainSides } from '../src/structure/sides/train-sides.ts';
import { sideExamples } from '../testing/side-examples.ts';

/** Writes what the company of a word says about its side, from our invented leases. */
const examples = sideExamples();
const table = trainSides(examples);
writeFileSync(join(import.meta.dirname, '../reference/side-words.json'), `${JSON.stringify(table, null, 1)}\n`);
process.stdout.write(`${examples.length} leases, ${table.words} words and pairs\n`);
