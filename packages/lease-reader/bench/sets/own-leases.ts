import { join } from 'node:path';
import { chargeTotals, fieldTotals, flagTotals, worst } from '../scoring/totals.ts';
import { type GoldLease, goldLeases, scoreLeases } from './gold-leases.ts';
import type { Reading, Row } from './reading.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');

/** Our own leases, the printed ones among them, those that put the simplest things indirectly, and those in everyday printed wording that no table learned from. The held-back part is counted as a whole and never shown in detail: what one has seen one fits. */
export const ownLeases = async (reading: Reading, out: string | undefined): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const part of ['development', 'held-back']) {
    const folder = join(fixtures, 'own-leases', part);
    const indirect = join(fixtures, 'indirect-leases', part);
    const ordinary = join(fixtures, 'ordinary-leases', part);
    const all = goldLeases(folder);
    for (const [kind, leases, from] of [
      ['', all, folder],
      [', printed', all.filter(isPrinted), folder],
      [', indirect', goldLeases(indirect), indirect],
      [', ordinary', goldLeases(ordinary), ordinary],
    ] as const) {
      const { perField, flags, charges } = await scoreLeases(
        leases,
        (name) => reading.read(join(from, `${name}.txt`)),
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
