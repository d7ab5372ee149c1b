export { calendarOf } from './calendar/calendar-of.ts';
export { engineVersion } from './engine-version.ts';
export { type LeaseFile, type ReadingOptions, readLease } from './read-lease.ts';
export type * from './report.ts';
export { type StateNotes, stateNotesOf } from './state-rules/state-notes.ts';
export { rulesAsOf, type StateRule, stateRules } from './state-rules/state-rules.ts';
