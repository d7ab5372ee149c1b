import table from '#reference/flag-columns.json' with { type: 'json' };
import type { Party, Severity } from '../report.ts';

/** A row of red-flags.json, with the columns that `pnpm reference-columns` takes from it. */
export type FlagRow = {
  readonly id: string;
  readonly scope: 'residential' | 'commercial' | 'both';
  readonly hurts: Party;
  readonly severity: Severity;
  readonly kind: string;
  readonly why: string;
  readonly legalBasis: string;
  readonly basisStatus: string;
};

export const flagRowOf = (id: string): FlagRow => {
  const row = rows.get(id);
  if (row === undefined) throw new RangeError(`red-flags.json has no ${id}`);
  return row;
};

/** "RF33_entry_no_notice" for "RF33". */
export const idOf = (number: string): string => {
  const id = ids.get(number);
  if (id === undefined) throw new RangeError(`red-flags.json has no ${number}`);
  return id;
};

const ids: ReadonlyMap<string, string> = new Map(table.flags.map(({ id }) => [id.slice(0, 4), id]));

const scopes: Readonly<Record<string, FlagRow['scope']>> = { res: 'residential', com: 'commercial', both: 'both' };

const rows: ReadonlyMap<string, FlagRow> = new Map(
  table.flags.map((row) => [
    row.id,
    {
      id: row.id,
      scope: scopes[row.lease_scope] ?? 'both',
      hurts: row.hurts as Party,
      severity: row.severity as Severity,
      kind: row.kind,
      why: row.why,
      legalBasis: row.legal_basis,
      basisStatus: row.basis_status,
    },
  ]),
);
