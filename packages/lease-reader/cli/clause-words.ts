import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseTypes } from '../src/clauses/clause-table.ts';
import { trainClauseWords } from '../src/clauses/train-clause-words.ts';
import { clauseExamples } from './clause-examples.ts';

/** Writes what words say about clause types, from our example sentences and the headings of the table. */
const examples = clauseExamples();
const table = trainClauseWords(examples, [...clauseTypes.map(({ id }) => id), 'other']);
writeFileSync(join(import.meta.dirname, '../reference/clause-words.json'), `${JSON.stringify(table, null, 1)}\n`);
process.stdout.write(`${examples.length} examples, ${table.words} words and pairs\n`);
