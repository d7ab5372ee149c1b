import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chargeTotals, fieldTotals, flagTotals, missingF1, worst } from '../scoring/totals.ts';
import { goldLeases, scoreLeases } from './gold-leases.ts';
import type { Reading, Row } from './reading.ts';

/** The twelve residential leases of the data folder, in each format. */
export const usLeases = async (
  reading: Reading,
  folder: string,
  { hasScans, out }: { readonly hasScans: boolean; readonly out: string | undefined },
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const format of ['txt', 'pdf', 'docx', ...(hasScans ? ['scan.pdf'] : [])]) {
    const leases = goldLeases(folder).filter(({ name }) => existsSync(join(folder, `${name}.${format}`)));
    const { perField, flags, charges } = await scoreLeases(
      leases,
      (name) => reading.read(join(folder, `${name}.${format}`)),
      {
        out: out === undefined ? undefined : join(out, format),
      },
    );
    rows.push({
      set: `us-leases ${format} (development)`,
      figures: {
        leases: leases.length,
        ...fieldTotals(perField),
        ...flagTotals(flags),
        ...chargeTotals(charges),
        missingF1: missingF1(flags),
        worst: worst(perField),
      },
    });
  }
  return rows;
};
