import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainNature } from '../src/structure/nature/train-nature.ts';
import { natureExamples, shortLeases } from '../testing/nature-examples.ts';

/** Writes what words say about the kind of a document, from our own leases and documents that are none. */
const examples = natureExamples('development');
const table = trainNature(examples, shortLeases());
writeFileSync(join(import.meta.dirname, '../reference/nature-words.json'), `${JSON.stringify(table, null, 1)}\n`);
process.stdout.write(`${examples.length} documents, ${table.words} words\n`);
