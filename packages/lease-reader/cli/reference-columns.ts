import clauses from '../reference/clauses.json' with { type: 'json' };
import flags from '../reference/red-flags.json' with { type: 'json' };

/** The columns of the tables of flags and clauses that reading needs: a browser loads them without the rest. */
export const flagColumns = () => ({
  flags: flags.flags.map(({ id, title, lease_scope, hurts, severity, kind, why, legal_basis, basis_status }) => ({
    id,
    title,
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
