import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseTypes } from '../src/clauses/clause-table.ts';
import { type ClauseExample, examplesOf } from '../src/clauses/train-clause-words.ts';

const folder = join(import.meta.dirname, '../fixtures/clause-words');

/** What clause types are learned from: sentences and headings that we wrote, and the headings of the table. */
export const clauseExamples = (): ClauseExample[] => [
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => examplesOf(readFileSync(join(folder, file), 'utf8'))),
  ...clauseTypes.flatMap(({ id, headings }) => headings.map((text) => ({ id, text }))),
];
