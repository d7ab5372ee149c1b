import clauses from '../reference/clauses.json' with { type: 'json' };
import fields from '../reference/lease-fields.json' with { type: 'json' };
import flags from '../reference/red-flags.json' with { type: 'json' };
import rules from '../reference/state-rules.json' with { type: 'json' };

/** The columns of the tables of flags and clauses that reading needs: a browser loads them without the rest. */
export const flagColumns = () => ({
  flags: flags.flags.map(({ id, lease_scope, hurts, severity, kind, why, legal_basis, basis_status }) => ({
    id,
    lease_scope,
    hurts,
    severity,
    kind,
    why,
    legal_basis,
    basis_status,
  })),
});

/** As `flagColumns`. */
export const clauseColumns = () => ({
  clauses: clauses.clauses.map(({ id, name, scope, headings, cues, cue_hit_docs }) => ({
    id,
    name,
    scope,
    headings,
    cues,
    cue_hit_docs,
  })),
});

/** As `flagColumns`: the rules of the states without where they were looked up, and without their notes. */
export const stateColumns = () => ({
  compiled: rules.compiled,
  states: rules.states.map(({ code, name, ...rule }) => ({
    code,
    name,
    deposit: without(rule.deposit, 'url', 'cap_note', 'return_note'),
    late_fee: without(rule.late_fee, 'note'),
    entry: rule.entry,
    terminate_month_to_month: without(rule.terminate_month_to_month, 'note'),
    rent_increase_notice: without(rule.rent_increase_notice, 'note'),
    prohibited_lease_terms_statute: { cite: rule.prohibited_lease_terms_statute.cite },
  })),
});

/** The notes of the rules, by the code of the state: the public pages show them, reading does without. */
export const stateNotes = () =>
  Object.fromEntries(
    rules.states.map(({ code, deposit, late_fee, rent_increase_notice, terminate_month_to_month }) => [
      code,
      {
        cap: deposit.cap_note ?? null,
        return: deposit.return_note ?? null,
        lateFee: late_fee.note ?? null,
        rentIncrease: rent_increase_notice.note ?? null,
        endMonthToMonth: terminate_month_to_month.note ?? null,
      },
    ]),
  );

const without = <Row extends object, Key extends string>(row: Row, ...keys: readonly Key[]): Omit<Row, Key> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key as Key))) as Omit<Row, Key>;

/** As `flagColumns`. */
export const fieldColumns = () => ({ fields: fields.fields.map(({ id, scope }) => ({ id, scope })) });

/** What each flag is called in the trade, by its number: asking searches by it, reading does without. */
export const flagTitles = () => Object.fromEntries(flags.flags.map(({ id, title }) => [id, title]));
