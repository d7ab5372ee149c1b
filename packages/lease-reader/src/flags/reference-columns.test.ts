import { expect, it } from 'vitest';
import {
  clauseColumns,
  fieldColumns,
  flagColumns,
  flagTitles,
  stateColumns,
  stateNotes,
} from '#cli/reference-columns.ts';
import clauses from '#reference/clause-columns.json' with { type: 'json' };
import fields from '#reference/field-columns.json' with { type: 'json' };
import flags from '#reference/flag-columns.json' with { type: 'json' };
import titles from '#reference/flag-titles.json' with { type: 'json' };
import states from '#reference/state-columns.json' with { type: 'json' };
import notes from '#reference/state-notes.json' with { type: 'json' };

it('reads by the tables as they stand: after a change of one, run `pnpm reference-columns`', () => {
  expect(flags).toEqual(flagColumns());
  expect(clauses).toEqual(clauseColumns());
  expect(fields).toEqual(fieldColumns());
  expect(titles).toEqual(flagTitles());
  expect(states).toEqual(stateColumns());
  expect(notes).toEqual(stateNotes());
});
