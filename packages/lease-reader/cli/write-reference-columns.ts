import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseColumns, fieldColumns, flagColumns, flagTitles, stateColumns, stateNotes } from './reference-columns.ts';

/** Writes the columns of the tables of flags, clauses, fields and states that reading needs. */
const write = (file: string, columns: unknown): void =>
  writeFileSync(join(import.meta.dirname, '../reference', file), `${JSON.stringify(columns, null, 1)}\n`);

write('flag-columns.json', flagColumns());
write('flag-titles.json', flagTitles());
write('clause-columns.json', clauseColumns());
write('field-columns.json', fieldColumns());
write('state-columns.json', stateColumns());
write('state-notes.json', stateNotes());
