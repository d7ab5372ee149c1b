import { join } from 'node:path';
import { chargeTotals, fieldTotals, flagTotals, worst } from '../scoring/totals.ts';
import { type GoldLease, goldLeases, scoreLeases } from './gold-leases.ts';
import type { Reading, Row } from './reading.ts';

const folder = join(import.meta.dirname, '../../fixtures/own-leases');

/** Our own leases, and the printed ones among them. The held-back part is counted as a whole and never shown in detail: what one has seen one fits. */
export const ownLeases = async (reading: Reading, out: string | undefined): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const part of ['development', 'held-back']) {
    const all = goldLeases(join(folder, part));
    for (const [kind, leases] of [
      ['', all],
      [', printed', all.filter(isPrinted)],
    ] as const) {
      const { perField, flags, charges } = await scoreLeases(
        leases,
        (name) => reading.read(join(folder, part, `${name}.txt`)),
        { out: out === undefined || part === 'held-back' ? undefined : join(out, 'own') },
      );
      rows.push({
        set: `own leases, ${part}${kind}`,
        figures: {
          leases: leases.length,
          ...fieldTotals(perField),
          ...flagTotals(flags),
          ...chargeTotals(charges),
          ...(part === 'held-back' ? {} : { worst: worst(perField) }),
        },
      });
    }
  }
  return rows;
};

/** The leases in the register of lawyers are numbered from 501 on. */
const isPrinted = ({ name }: GoldLease): boolean => /^5\d\d_/.test(name);
