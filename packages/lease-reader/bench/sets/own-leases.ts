import { join } from 'node:path';
import { fieldTotals, flagTotals, worst } from '../scoring/totals.ts';
import { goldLeases, scoreLeases } from './gold-leases.ts';
import type { Reading, Row } from './reading.ts';

const folder = join(import.meta.dirname, '../../fixtures/own-leases');

/** Our own leases. The held-back part is counted as a whole and never shown in detail: what one has seen one fits. */
export const ownLeases = async (reading: Reading, out: string | undefined): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const part of ['development', 'held-back']) {
    const leases = goldLeases(join(folder, part));
    const { perField, flags } = await scoreLeases(leases, (name) => reading.read(join(folder, part, `${name}.txt`)), {
      out: out === undefined || part === 'held-back' ? undefined : join(out, 'own'),
    });
    rows.push({
      set: `own leases, ${part}`,
      figures: {
        leases: leases.length,
        ...fieldTotals(perField),
        ...flagTotals(flags),
        ...(part === 'held-back' ? {} : { worst: worst(perField) }),
      },
    });
  }
  return rows;
};
