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

/** As `flagColumns`: the rules of the states without where they were looked up. */
export const stateColumns = () => ({
  compiled: rules.compiled,
  states: rules.states.map(({ deposit, prohibited_lease_terms_statute: { cite }, ...row }) => {
    const { url: _, ...known } = deposit as typeof deposit & { readonly url?: string | null };
    return { ...row, deposit: known, prohibited_lease_terms_statute: { cite } };
  }),
});

/** As `flagColumns`. */
export const fieldColumns = () => ({ fields: fields.fields.map(({ id, scope }) => ({ id, scope })) });

/** What each flag is called in the trade, by its number: asking searches by it, reading does without. */
export const flagTitles = () => Object.fromEntries(flags.flags.map(({ id, title }) => [id, title]));
