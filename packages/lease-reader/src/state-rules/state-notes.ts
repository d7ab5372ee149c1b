import table from '#reference/state-notes.json' with { type: 'json' };

/** What the reference table says beside the rules of a state, in its own words; null where it says nothing. */
export type StateNotes = {
  readonly cap: string | null;
  readonly return: string | null;
  readonly lateFee: string | null;
  readonly rentIncrease: string | null;
  readonly endMonthToMonth: string | null;
};

/** The notes of a state or D.C. by its USPS code. Apart from its rules, for reading does without. */
export const stateNotesOf = (code: string): StateNotes => (table as Readonly<Record<string, StateNotes>>)[code] ?? none;

const none: StateNotes = { cap: null, return: null, lateFee: null, rentIncrease: null, endMonthToMonth: null };
