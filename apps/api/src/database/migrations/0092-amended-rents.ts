import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database.ts';

/**
 * What a lease's amendments make of the rent from a day on, beside the rent that holds without such a day: a list then shows what holds on
 * the day on which somebody looks. Of leases that were read before, it is taken from the stored report.
 */
export const amendedRents = async (database: Database): Promise<void> => {
  await sql`ALTER TABLE leases ADD COLUMN amended_rents jsonb NOT NULL DEFAULT '[]'`.execute(database);
  const { rows: ids } = await sql<{ id: string }>`
    SELECT lease_id AS id FROM lease_documents WHERE position = 1`.execute(database);
  for (const { id } of ids) {
    const { rows } = await sql<{ report: Buffer }>`
      SELECT report FROM lease_reports WHERE lease_id = ${id}`.execute(database);
    const rents = rows.flatMap(({ report }) => rentsIn(JSON.parse(gunzipSync(report).toString('utf8'))));
    const at = rents.findIndex(({ from }) => from === null);
    const holds = rents[at];
    if (at < 1 || !holds) continue;
    await sql`
      UPDATE leases SET rent_monthly_cents = ${holds.cents}, amended_rents = ${JSON.stringify(
        rents.slice(0, at).map(({ from, cents }) => ({ from, monthlyCents: cents })),
      )}::jsonb
      WHERE id = ${id}`.execute(database);
  }
};

const termSchema = z.object({
  value: z.object({ cents: z.int() }),
  inForceFrom: z.string().nullish(),
  document: z.int(),
});
const reportSchema = z.object({
  documents: z.array(z.object({ place: z.number().nullish() })),
  facts: z.object({ rent_monthly: termSchema.extend({ superseded: z.array(termSchema) }) }),
});

/** The newest first; none where the report, which an older reader may have made, says nothing of the kind. */
const rentsIn = (report: unknown): { cents: number; from: string | null }[] => {
  const read = reportSchema.safeParse(report);
  if (!read.success) return [];
  const { documents, facts } = read.data;
  const placeOf = (document: number): number => documents[document]?.place ?? 0;
  const { superseded, ...stated } = facts.rent_monthly;
  return [stated, ...superseded.toSorted((one, other) => placeOf(other.document) - placeOf(one.document))].map(
    ({ value, inForceFrom }) => ({ cents: value.cents, from: inForceFrom ?? null }),
  );
};
