import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseTypes } from '../src/clauses/clause-table.ts';
import { type ClauseExample, examplesOf } from '../src/clauses/train-clause-words.ts';

const printed = join(import.meta.dirname, '../fixtures/flag-words/printed');
const folder = join(import.meta.dirname, '../fixtures/clause-words');

/** What stands in printed leases under each type (`- sentence`). Types do not learn from it: their table would take twice the room. */
export const printedClauseExamples = (): ClauseExample[] =>
  readdirSync(printed)
    .filter((file) => file.startsWith('ordinary-'))
    .sort()
    .flatMap((file) => examplesOf(readFileSync(join(printed, file), 'utf8')))
    .map(({ id, text }) => ({ id, text: text.replace(/^- /, '') }));

/** What clause types are learned from: sentences and headings that we wrote, and the headings of the table. */
export const clauseExamples = (): ClauseExample[] => [
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => examplesOf(readFileSync(join(folder, file), 'utf8'))),
  ...clauseTypes.flatMap(({ id, headings }) => headings.map((text) => ({ id, text }))),
];
